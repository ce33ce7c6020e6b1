import { singleton } from "~/lib/singleton.server";

/** How far a program that was told to stop has come; it still takes what is sent. */
const state = singleton("leaving", () => ({ isLeaving: false, turnsAway: false }));

/** Whether the program was told to stop: it takes what comes, and wants nothing more to be sent. */
export function isLeaving(): boolean {
  return state.isLeaving;
}

/** From now on answers end their connections, and `/healthz` says that the program is leaving. */
export function announceLeaving(): void {
  state.isLeaving = true;
}

export function turnsAway(): boolean {
  return state.turnsAway;
}

/**
 * From now on pages are refused, with a status at which nginx asks another copy, and sends nothing
 * more to this one for a second: what is on its way when it stops listening would be lost. A form
 * that reaches it still is taken.
 */
export function turnAway(): void {
  state.turnsAway = true;
}
