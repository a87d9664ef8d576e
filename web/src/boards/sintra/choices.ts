/** What somebody can like or not at this board. */

import { Choices } from "../../client/preferences.svelte";

export const choices = new Choices("sintra", {
  sectors: false, // displays with five sectors, one for each colour and shape
});
