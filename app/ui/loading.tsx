import { useFetchers, useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useIsCalling } from "./loading-state";

/** Faster answers come without it: it would only flicker. */
const DELAY_MS = 200;

/**
 * Says that a page or an answer is on its way, over the page, so that nothing moves; without script
 * the browser does.
 */
export function Loading() {
  const { state } = useNavigation();
  const isFetching = useFetchers().some((fetcher) => fetcher.state !== "idle");
  const isCalling = useIsCalling();
  const isShown = useDelayed(state !== "idle" || isFetching || isCalling);
  return (
    <div role="status" aria-live="polite">
      {isShown ? <div className="loading">Loading</div> : null}
    </div>
  );
}

/** True once it was so for a while; false at once. */
function useDelayed(isSo: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isSo) return undefined;
    const patience = setTimeout(() => setIsLate(true), DELAY_MS);
    return () => {
      clearTimeout(patience);
      setIsLate(false);
    };
  }, [isSo]);
  return isSo && isLate;
}
