import { paths } from "../../config/paths.ts";
import { keepSessionHint } from "./sessionHint.ts";

/** Gives up a session that was lost: the start page, with nothing of it left. */
export function leaveSession(): void {
  keepSessionHint(false);
  window.location.assign(paths.home);
}
