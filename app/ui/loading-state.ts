import { useSyncExternalStore } from "react";

/** The page's own calls, beside those of the router: so many are in flight. */
let inFlight = 0;
const watchers = new Set<() => void>();

/** Shows 'Loading' until the answer is there, or fails. */
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
