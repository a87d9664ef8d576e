/** What somebody can like or not at this board. */

import { Choices } from "../../client/preferences.svelte";

export const choices = new Choices("fairytile", {
  reading: true, // pages that are told fill the screen
  turning: false, // and go on by themselves, after a time to read them
  aloud: false, // and the browser's voice reads them
});
