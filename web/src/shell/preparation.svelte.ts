/** How far the server is with its first start, shared by all of the page. */

import type { PreparationShown } from "../messages";
import * as api from "../client/api";
import { watch } from "./preparing";

let shown = $state.raw<PreparationShown | null>(null);

/** The state of it as long as something is missing, else null. */
export const preparation = () => (shown?.complete ? null : shown);

/** Keep it up to date as long as something is missing; for an effect. */
export const watchPreparation = () => watch(api.preparation, (now) => (shown = now));
