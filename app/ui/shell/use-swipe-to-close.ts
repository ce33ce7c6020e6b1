import { useEffect, type RefObject } from "react";
import { closeDialog } from "../dialog";

/** So far to the side it is a swipe, not a tap of an unsteady finger. */
const SLOP_PX = 10;
/** So far it closes; less far it comes back. */
const CLOSES_PX = 70;

/**
 * A finger that moves the panel to the left closes it; it follows the finger, unless the person
 * asked for less motion.
 */
export function useSwipeToClose(panel: RefObject<HTMLElement>, panelId: string) {
  useEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    const stop = new AbortController();
    const listen = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      act: (event: HTMLElementEventMap[Name]) => void,
    ) => element.addEventListener(name, act, { signal: stop.signal });
    let from: { pointer: number; x: number } | null = null;
    let isSwiped = false;
    const show = (shift: number) => (element.style.translate = shift ? `${shift}px` : "");
    const end = () => {
      from = null;
      show(0);
    };
    listen("pointerdown", ({ pointerType, pointerId, clientX }) => {
      isSwiped = false;
      if (pointerType !== "mouse" && element.matches(":popover-open"))
        from = { pointer: pointerId, x: clientX };
    });
    listen("pointermove", ({ pointerId, clientX }) => {
      if (from?.pointer !== pointerId) return;
      const shift = Math.min(0, clientX - from.x);
      isSwiped ||= shift < -SLOP_PX;
      if (isSwiped && !matchMedia("(prefers-reduced-motion: reduce)").matches) show(shift);
    });
    listen("pointerup", ({ pointerId, clientX }) => {
      if (from?.pointer !== pointerId) return;
      if (clientX - from.x < -CLOSES_PX) closeDialog(panelId);
      end();
    });
    // The browser scrolls the panel instead.
    listen("pointercancel", end);
    // The link or button that the finger began on was not meant.
    element.addEventListener("click", (event) => isSwiped && event.preventDefault(), {
      signal: stop.signal,
      capture: true,
    });
    return () => stop.abort();
  }, [panel, panelId]);
}
