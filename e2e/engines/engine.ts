import { setTimeout as sleep } from "node:timers/promises";

/**
 * A browser in which the smoke test runs. Fields are found by their label, other elements by their
 * text or accessible name.
 */
export type Engine = {
  name: string;
  open: (address: string) => Promise<void>;
  /** Replaces the text in the field with this label. */
  fill: (label: string, text: string) => Promise<void>;
  /**
   * Presses a button, a link or the label of a field whose text begins with `name`, or whose
   * `aria-label` is `name`.
   */
  press: (name: string) => Promise<void>;
  /** Waits until the page shows the text. */
  waitForText: (text: string) => Promise<void>;
  /** Returns the value of an expression in the page. */
  evaluate: (expression: string) => Promise<unknown>;
  close: () => Promise<void>;
};

/** The longest wait in milliseconds; long enough for a slow machine. */
export const TIMEOUT_MS = 30_000;

/** Returns the XPath of the field with this label. */
export function toFieldXPath(label: string): string {
  return `//*[@id=//label[starts-with(normalize-space(), ${JSON.stringify(label)})]/@for]`;
}

/** Returns the XPath of the elements that `Engine.press` can press by this name. */
export function toPressableXPath(name: string): string {
  const text = JSON.stringify(name);
  return `//*[self::a or self::button or self::label][starts-with(normalize-space(), ${text}) or @aria-label=${text}]`;
}

/**
 * Repeats `find` until it returns a value other than null; throws with `description` on a timeout.
 */
export async function waitFor<T>(find: () => Promise<T | null>, description: string): Promise<T> {
  const end = Date.now() + TIMEOUT_MS;
  while (Date.now() < end) {
    // A call fails when its element no longer exists because the browser has opened another page.
    const found = await find().catch(() => null);
    if (found !== null) return found;
    await sleep(50);
  }
  throw new Error(`Timed out waiting for: ${description}`);
}
