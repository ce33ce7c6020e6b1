import type { Shop } from "./shop";
import type { Asked } from "./visitor";

/** What is sent while the API fails. */
export type Prepared = Asked & {
  /** What was typed: it must not be lost. */
  typed?: string[];
  /** Where a form is found again that is kept. */
  kept?: string;
};

export type Case = {
  /** The method, and the button of the form. */
  name: string;
  /** Brings the shop to where it is sent; the API works by now. */
  prepare: (shop: Shop) => Promise<Prepared>;
  /** Also tried with nothing but these calls failing. */
  alone?: { method?: string; path: string } | undefined;
  /** Nobody is logged in. */
  isPublic?: boolean;
  /** Its answer is no page: read by script, or a file. */
  isFile?: boolean;
  /**
   * A further button of an action of which another is tried with all faults: this one with the
   * common ones.
   */
  isMinor?: boolean;
  /** It can be right without the API, or with what is remembered of it. */
  mayBeRight?: boolean;
  /** What the page says of any fault, in words of its own. */
  words?: RegExp;
};
