// A finger that moves the open drawer to the left closes it; the drawer follows the finger, unless
// the person asked for less motion. Loaded after the page, once.
import { closeDialog, isOpen } from "../ui/dialog";

/** So far to the side it is a swipe, not a tap of an unsteady finger. */
const MIN_SWIPE_PX = 10;
/** So far it closes; less far it comes back. */
const CLOSING_SWIPE_PX = 70;

let swipe: { panel: HTMLElement; pointer: number; from: number } | null = null;
let isSwiped = false;

document.addEventListener("pointerdown", ({ target, pointerType, pointerId, clientX }) => {
  isSwiped = false;
  if (pointerType === "mouse" || !(target instanceof Element)) return;
  const panel = target.closest<HTMLElement>(".drawer");
  if (panel && isOpen(panel)) swipe = { panel, pointer: pointerId, from: clientX };
});

document.addEventListener("pointermove", ({ pointerId, clientX }) => {
  if (swipe?.pointer !== pointerId) return;
  const shift = Math.min(0, clientX - swipe.from);
  isSwiped ||= shift < -MIN_SWIPE_PX;
  if (isSwiped && !matchMedia("(prefers-reduced-motion: reduce)").matches)
    swipe.panel.style.translate = `${shift}px`;
});

document.addEventListener("pointerup", ({ pointerId, clientX }) => {
  if (swipe?.pointer !== pointerId) return;
  if (clientX - swipe.from < -CLOSING_SWIPE_PX) closeDialog(swipe.panel.id);
  endSwipe();
});

// The browser scrolls the panel instead.
document.addEventListener("pointercancel", endSwipe);

// The link or button that the finger began on was not meant.
document.addEventListener(
  "click",
  (event) => {
    if (isSwiped && event.target instanceof Element && event.target.closest(".drawer"))
      event.preventDefault();
  },
  { capture: true },
);

function endSwipe() {
  if (swipe) swipe.panel.style.translate = "";
  swipe = null;
}
