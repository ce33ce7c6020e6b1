import { getSingleton } from "~/lib/singleton.server";

/**
 * The state of a shutdown. A draining program is stopping but still handles requests, without those
 * for pages once `rejectsPages` is true.
 */
const state = getSingleton("draining", () => ({ isDraining: false, rejectsPages: false }));

/** Returns whether the program was told to stop. */
export function isDraining(): boolean {
  return state.isDraining;
}

/**
 * Starts the shutdown: responses close their connections, and `/healthz` reports that the program
 * is stopping.
 */
export function startDraining(): void {
  state.isDraining = true;
}

/**
 * Starts to reject pages by closing their connections. nginx then sends the request to another copy
 * of the program, and for a second sends no further requests to this copy. Without this step,
 * requests that arrive when the program stops listening would be lost. Forms are still accepted,
 * because nginx does not send a form to another copy.
 */
export function rejectPages(): void {
  state.rejectsPages = true;
}

/**
 * Returns whether the connection of this request must be closed without a response, so that nginx
 * sends the request to another copy of the program.
 */
export function isLeftToAnotherCopy({ method, path }: { method: string; path: string }): boolean {
  return state.rejectsPages && method !== "POST" && path !== "/healthz";
}
