/** The words of this board. */

import { say, type Arguments } from "../../client/words.svelte";

export const word = (message: string, values?: Arguments) => say("sintra", message, values);
