import { useLocation, useMatches, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * Moves the focus after a navigation by script, which loads no document. The focus goes to the
 * element that the hash names, or else to the heading of a new screen, which screen readers then
 * read. The heading does not get the focus when the new screen has set the focus itself.
 */
export function useFocusOnNavigation() {
  const { hash, key } = useLocation();
  const screen = useMatches().at(-1)?.id;
  const { state } = useNavigation();
  const before = useRef({ key, screen });
  const focusedBefore = useRef<Element | null>(null);
  useEffect(() => {
    if (state !== "idle") focusedBefore.current = document.activeElement;
  }, [state]);
  useEffect(() => {
    const { current } = before;
    before.current = { key, screen };
    // On a full page load the browser sets the focus, and the user may be typing already.
    if (key === current.key) return;
    const hasFocus = focusAnchor(hash) || isFocusInMain(focusedBefore.current);
    if (screen !== current.screen && !hasFocus) focusHeading();
  }, [hash, key, screen]);
}

/**
 * Focuses the element that the hash names. Returns false when there is none, or it cannot have the
 * focus.
 */
function focusAnchor(hash: string): boolean {
  const element = hash ? document.getElementById(hash.slice(1)) : null;
  // The browser has focused the element already, and the user may have moved the focus inside it.
  if (element?.contains(document.activeElement)) return true;
  element?.focus();
  return element !== null && element === document.activeElement;
}

function isFocusInMain(focusedBefore: Element | null): boolean {
  const active = document.activeElement;
  return active !== focusedBefore && active !== null && active.closest("main") !== null;
}

function focusHeading() {
  const heading = document.querySelector("h1");
  if (!heading) return;
  heading.tabIndex = -1;
  // The router restores the scroll position.
  heading.focus({ preventScroll: true });
}
