import { useActionData } from "@remix-run/react";
import { useEffect, useRef, useSyncExternalStore } from "react";

/** For what a post came to: focused with every answer, because the button that was pressed may be far below. */
export function useFocusOnAnswer() {
  const box = useRef<HTMLDivElement>(null);
  const answer = useActionData();
  const cameWithPage = useRef(useIsHydrating());
  useEffect(() => {
    // Where script comes later than the answer, somebody may be at it by now.
    const isAtWork = cameWithPage.current && document.activeElement !== document.body;
    cameWithPage.current = false;
    if (!isAtWork) box.current?.focus();
  }, [answer]);
  return box;
}

/** Whether React takes over what the server drew. */
function useIsHydrating(): boolean {
  return useSyncExternalStore(neverChanges, () => false, () => true);
}

function neverChanges() {
  return () => undefined;
}
