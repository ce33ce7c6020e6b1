// Closes the open drawer when the user swipes it to the left. The drawer moves with the finger unless
// the user prefers reduced motion. The module is loaded once, after the page.
import { closeDialog, isPanelOpen } from "../ui/dialog";

/** The distance after which a touch counts as a swipe. */
const MIN_SWIPE_PX = 10;
/** The distance after which a swipe closes the drawer. After a shorter swipe the drawer moves back. */
const CLOSING_SWIPE_PX = 70;

let swipe: { panel: HTMLElement; pointer: number; from: number } | null = null;
let isSwiped = false;

document.addEventListener("pointerdown", ({ target, pointerType, pointerId, clientX }) => {
  isSwiped = false;
  if (pointerType === "mouse" || !(target instanceof Element)) return;
  const panel = target.closest<HTMLElement>(".drawer");
  if (panel && isPanelOpen(panel)) swipe = { panel, pointer: pointerId, from: clientX };
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

// The browser cancels the pointer when it starts to scroll the drawer.
document.addEventListener("pointercancel", endSwipe);

// A swipe must not press the link or button on which it began.
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
