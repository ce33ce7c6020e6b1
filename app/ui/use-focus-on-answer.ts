import { useActionData } from "@remix-run/react";
import { useEffect, useRef, type RefObject } from "react";

/**
 * Returns a ref for a message above a form. The element gets the focus with every answer, because
 * the pressed button can be far below. After a full page load, the user may already be using the
 * page when script starts. The focus and the scroll position then stay as they are.
 */
export function useFocusOnAnswer(): RefObject<HTMLDivElement> {
  const box = useRef<HTMLDivElement>(null);
  const answer = useActionData();
  useEffect(() => {
    if (!isInitialRender()) box.current?.focus();
    else if (document.activeElement === document.body)
      box.current?.focus({ preventScroll: window.scrollY > 0 });
  }, [answer]);
  return box;
}

/** Tells whether the current render is the first one, of markup that came from the server. */
export function isInitialRender(): boolean {
  return !globalThis.document?.documentElement.classList.contains("scripted");
}
