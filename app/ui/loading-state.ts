import { useSyncExternalStore } from "react";

/**
 * The number of requests under way that the page itself has sent; those of the router are not
 * counted.
 */
let inFlight = 0;
const watchers = new Set<() => void>();

/** Shows 'Loading' until the call ends. */
export async function withLoadingIndicator<Answer>(call: Promise<Answer>): Promise<Answer> {
  count(1);
  try {
    return await call;
  } finally {
    count(-1);
  }
}

export function useIsCalling(): boolean {
  return useSyncExternalStore(
    watch,
    () => inFlight > 0,
    () => false,
  );
}

function count(change: number) {
  inFlight += change;
  for (const tell of watchers) tell();
}

function watch(tell: () => void) {
  watchers.add(tell);
  return () => void watchers.delete(tell);
}
