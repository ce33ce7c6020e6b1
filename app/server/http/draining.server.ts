import { singleton } from "~/lib/singleton.server";

/** The state of a shutdown. While draining, the program still handles requests. */
const state = singleton("draining", () => ({ isDraining: false, rejectsPages: false }));

/**
 * Returns whether the program was told to stop. It still handles requests but wants no new ones.
 */
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
 * Starts to reject pages by closing their connections. nginx then asks another copy and sends this
 * one nothing for a second. Otherwise requests that arrive when the program stops listening would
 * be lost, and a lost form cannot be repeated. Forms are still accepted.
 */
export function rejectPages(): void {
  state.rejectsPages = true;
}

/** Returns whether the connection of this request is closed so that another copy handles it. */
export function isLeftToAnotherCopy({ method, path }: { method: string; path: string }): boolean {
  return state.rejectsPages && method !== "POST" && path !== "/healthz";
}
