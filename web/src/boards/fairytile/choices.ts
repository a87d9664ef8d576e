/** What somebody can like or not at this board. */

import { Choices } from "../../client/preferences.svelte";

export const choices = new Choices("fairytile", {
  reading: true, // pages that are told fill the screen for a moment
  aloud: false, // and the browser's voice reads them
});
