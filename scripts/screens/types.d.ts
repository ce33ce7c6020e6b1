import type { Page } from "playwright";
import type { Shop } from "../../e2e/support/shop";

/** What the steps of a screen act with; the person is logged in, unless `as` says otherwise. */
export type Visit = {
  page: Page;
  shop: Shop;
  hasScript: boolean;
  /** Opens an address and, with script, waits until it has taken over. */
  open: (address: string) => Promise<void>;
};

/** A screen of the app, or a state of one. */
export type Screen = {
  /** Names its picture. */
  id: string;
  title: string;
  /** As the route table has it; opened as it stands, unless a part of it is in braces. */
  address: string;
  /** One sentence. */
  words: string;
  /**
   * Who looks: nobody (before the login), the demo account, or the owner of a
   * shop of their own: `new` has nothing in it, `small` a little of everything.
   */
  as?: "nobody" | "demo" | "new" | "small";
  /**
   * From the open address to the state; no time passes in them, and they need no script unless
   * `needsScript`.
   */
  steps?: (visit: Visit) => Promise<unknown>;
  /** Text that is there once the state is reached. */
  sees: string | RegExp;
  needsScript?: boolean;
  isDark?: boolean;
  /** Looked at with every run of the journeys; needs no demo data. */
  isMain?: boolean;
  /** Another look of a screen: taken when it is named, and not among all of them. */
  isVariant?: boolean;
};

export type Chapter = { title: string; screens: Screen[] };
