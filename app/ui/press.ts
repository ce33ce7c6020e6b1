// What a page says by itself waits while something is pressed: a message that comes in between moves
// the button away from under the finger, and the press would do nothing.

/** A browser sends the click with the release, or never: after a drag, on a part that is gone. */
const CLICK_MS = 400;
/** A release that the page does not hear of, as over a menu of the system, holds back no longer. */
const HELD_MS = 3_000;

let currentPress: {
  promise: Promise<void>;
  end: () => void;
  timer?: ReturnType<typeof setTimeout>;
} | null = null;

/** Until `watchPresses` is called, no press is known of. */
export async function waitForPressEnd(): Promise<void> {
  await currentPress?.promise;
}

/** @returns what stops it */
export function watchPresses(page: EventTarget = document): () => void {
  const listeners: Record<string, (event: Event) => void> = {
    pointerdown: startPress,
    pointerup: () => endPressAfter(CLICK_MS),
    pointercancel: () => endPressAfter(0),
    // What listens for the click itself comes first.
    click: () => endPressAfter(0),
  };
  for (const [type, listener] of Object.entries(listeners))
    page.addEventListener(type, listener, { capture: true });
  return () => {
    for (const [type, listener] of Object.entries(listeners))
      page.removeEventListener(type, listener, { capture: true });
    endPressAfter(0);
  };
}

function startPress(): void {
  if (!currentPress) {
    let end = () => {};
    const promise = new Promise<void>((resolve) => (end = resolve));
    currentPress = { promise, end };
  }
  endPressAfter(HELD_MS);
}

function endPressAfter(ms: number): void {
  const press = currentPress;
  if (!press) return;
  clearTimeout(press.timer);
  press.timer = setTimeout(() => {
    press.end();
    if (currentPress === press) currentPress = null;
  }, ms);
}
