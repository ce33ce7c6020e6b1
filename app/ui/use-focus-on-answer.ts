import { useActionData } from "@remix-run/react";
import { useEffect, useRef, type RefObject } from "react";

/**
 * For what is said on top of a form: it gets the focus with every answer, because the button that
 * was pressed may be far below. On a page that the browser loaded, script may start when somebody
 * is busy on it already: then neither their place nor their focus is taken.
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

/** Whether what is drawn now came with the page, and not by script. */
export function isInitialRender(): boolean {
  return !globalThis.document?.documentElement.classList.contains("scripted");
}
