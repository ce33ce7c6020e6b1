import { useFetchers, useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { uiWords as words } from "../../domain/words/ui";
import { useHasDirectRequest } from "./loading-state";

/** The indicator appears after this delay, because it would only flicker for faster answers. */
const DELAY_MS = 200;

/**
 * Shows that a page or an answer is being loaded. The indicator covers the top of the page, so that
 * nothing moves. Without script the browser shows an indicator of its own.
 */
export function Loading() {
  const { state } = useNavigation();
  const hasPageRequest = useFetchers().some((fetcher) => fetcher.state !== "idle");
  // True while the page waits for a request that it shows with `withLoadingIndicator`.
  const hasDirectRequest = useHasDirectRequest();
  const isShown = useDelayed(state !== "idle" || hasPageRequest || hasDirectRequest);
  return (
    <div role="status" aria-live="polite">
      {isShown ? <div className="loading">{words.loading}</div> : null}
    </div>
  );
}

/** Returns true when `isActive` has been true for `DELAY_MS`, and false as soon as it is false. */
function useDelayed(isActive: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isActive) return undefined;
    const timer = setTimeout(() => setIsLate(true), DELAY_MS);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isActive]);
  return isActive && isLate;
}
