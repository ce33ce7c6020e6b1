import { useSyncExternalStore } from "react";

/**
 * The number of pending requests that were passed to `withLoadingIndicator`. Requests of the router
 * are not counted.
 */
let inFlight = 0;
const watchers = new Set<() => void>();

/** Shows 'Loading' until the call ends. */
export async function withLoadingIndicator<Answer>(call: Promise<Answer>): Promise<Answer> {
  changeCount(1);
  try {
    return await call;
  } finally {
    changeCount(-1);
  }
}

/** Tells whether a request passed to `withLoadingIndicator` is pending. */
export function useHasDirectRequest(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => inFlight > 0,
    () => false,
  );
}

function changeCount(difference: number) {
  inFlight += difference;
  for (const notify of watchers) notify();
}

function subscribe(notify: () => void) {
  watchers.add(notify);
  return () => void watchers.delete(notify);
}
