import { useLocation, useMatches, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * With script no page is loaded: the focus would stay on what led here, or be lost with it. It goes
 * to the place that the address names, or else to a new screen's heading, which screen readers then
 * say. A screen that has put it somewhere itself keeps it there.
 */
export function useFocusOnNavigation() {
  const { hash, key } = useLocation();
  const screen = useMatches().at(-1)?.id;
  const { state } = useNavigation();
  const before = useRef({ key, screen });
  const led = useRef<Element | null>(null);
  useEffect(() => {
    if (state !== "idle") led.current = document.activeElement;
  }, [state]);
  useEffect(() => {
    const { current } = before;
    before.current = { key, screen };
    // The page that the browser loaded is its own to begin, and somebody may be typing there by
    // now.
    if (key === current.key) return;
    const isThere = focusAnchor(hash) || isFocusInMain(led.current);
    if (screen !== current.screen && !isThere) focusHeading();
  }, [hash, key, screen]);
}

/** Whether there is such a place, and it can have the focus. */
function focusAnchor(hash: string): boolean {
  const place = hash ? document.getElementById(hash.slice(1)) : null;
  // The browser has put it there already, and somebody may have gone on from it by now.
  if (place?.contains(document.activeElement)) return true;
  place?.focus();
  return place !== null && place === document.activeElement;
}

function isFocusInMain(led: Element | null): boolean {
  const active = document.activeElement;
  return active !== led && active !== null && active.closest("main") !== null;
}

function focusHeading() {
  const heading = document.querySelector("h1");
  if (!heading) return;
  heading.tabIndex = -1;
  // Where the page is scrolled to, the router knows.
  heading.focus({ preventScroll: true });
}
