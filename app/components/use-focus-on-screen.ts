import { useMatches, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * With script no page is loaded, so the focus would stay on what led here, or be lost with it: a new screen begins at
 * its heading, which screen readers then say. A screen that has put the focus somewhere itself keeps it there.
 */
export function useFocusOnScreen() {
  const screen = useMatches().at(-1)?.id;
  const { state } = useNavigation();
  const shown = useRef(screen);
  const led = useRef<Element | null>(null);
  useEffect(() => {
    if (state !== "idle") led.current = document.activeElement;
  }, [state]);
  useEffect(() => {
    if (screen === shown.current) return;
    shown.current = screen;
    const active = document.activeElement;
    const isPlaced = active !== led.current && active?.closest("main");
    if (!isPlaced) focusHeading();
  }, [screen]);
}

function focusHeading() {
  const heading = document.querySelector("h1");
  if (!heading) return;
  heading.tabIndex = -1;
  // Where the page is scrolled to, the router knows.
  heading.focus({ preventScroll: true });
}
