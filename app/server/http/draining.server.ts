import { singleton } from "~/lib/singleton.server";

/** How far a program that was told to stop has come; it still takes what is sent. */
const state = singleton("leaving", () => ({ isLeaving: false, turnsAway: false }));

/** Whether the program was told to stop: it takes what comes, and wants nothing more to be sent. */
export function isDraining(): boolean {
  return state.isLeaving;
}

/** From now on answers end their connections, and `/healthz` says that the program is leaving. */
export function startDraining(): void {
  state.isLeaving = true;
}

/**
 * From now on nobody is given a page: its connection is closed, at which nginx asks another copy,
 * and sends nothing more to this one for a second. Without it, what is on its way at the moment
 * when the program stops listening would be lost, a form for good. One that comes still is taken.
 */
export function rejectPages(): void {
  state.turnsAway = true;
}

/** Whether this request is to be asked of another copy. */
export function isRejected({ method, path }: { method: string; path: string }): boolean {
  return state.turnsAway && method !== "POST" && path !== "/healthz";
}
