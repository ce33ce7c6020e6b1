import { setTimeout as sleep } from "node:timers/promises";

/** A browser as the smoke uses it; what it finds is looked for by what a person reads. */
export type Engine = {
  name: string;
  open: (address: string) => Promise<void>;
  /** Replaces what stands in the field of this label. */
  fill: (label: string, text: string) => Promise<void>;
  /** A button, a link or what is to be ticked, by how its text begins or by its name. */
  press: (name: string) => Promise<void>;
  /** Waits for a text on the page. */
  waitForText: (text: string) => Promise<void>;
  /** What an expression is, in the page. */
  evaluate: (expression: string) => Promise<unknown>;
  close: () => Promise<void>;
};

/** How long anything may take: for what hangs, not for a slow machine. */
export const TIMEOUT_MS = 30_000;

/** The field of a label, as XPath. */
export function fieldXPath(label: string): string {
  return `//*[@id=//label[starts-with(normalize-space(), ${JSON.stringify(label)})]/@for]`;
}

export function pressableXPath(name: string): string {
  const text = JSON.stringify(name);
  return `//*[self::a or self::button or self::label][starts-with(normalize-space(), ${text}) or @aria-label=${text}]`;
}

/** What `find` finds, once it does; `what` is named when it never does. */
export async function waitFor<T>(find: () => Promise<T | null>, description: string): Promise<T> {
  const end = Date.now() + TIMEOUT_MS;
  while (Date.now() < end) {
    // A page that is left meanwhile takes along what was found on it.
    const found = await find().catch(() => null);
    if (found !== null) return found;
    await sleep(50);
  }
  throw new Error(`This does not come about: ${description}`);
}
