// Messages that script shows wait while the user presses a button. A message could move the button
// away from the finger, and the click would be lost.

/**
 * The time after the release in which a press waits for its click, in milliseconds. Browsers fire the
 * click right after the release, or not at all, as after a drag.
 */
const CLICK_MS = 400;
/**
 * The longest press, in milliseconds. The page may not notice the release, for example over a system
 * menu.
 */
const HELD_MS = 3_000;

let currentPress: {
  promise: Promise<void>;
  end: () => void;
  timer?: ReturnType<typeof setTimeout>;
} | null = null;

/** Resolves when the current press ends; at once without a press or `watchPresses`. */
export async function waitForPressEnd(): Promise<void> {
  await currentPress?.promise;
}

/** Starts to watch presses. Returns a function that ends the watching. */
export function watchPresses(page: EventTarget = document): () => void {
  const listeners: Record<string, (event: Event) => void> = {
    pointerdown: startPress,
    pointerup: () => endPressAfter(CLICK_MS),
    pointercancel: () => endPressAfter(0),
    // The listeners of the click itself run before the press ends.
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
