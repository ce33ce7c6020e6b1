import type { Fault } from "../support/shop";
import { UNSENT, type Value } from "./forms";
import type { Owner } from "./records";
import type { Steps } from "./steps";
import type { Visit } from "./visit";
import type { Asked } from "./visitor";

/** What is asked for, once the shop is ready. */
export type Prepared = Asked & {
  /** What was typed: it must not be lost. */
  typed?: string[];
  /** Where a form is found again that is kept. */
  kept?: string | undefined;
};

/** A state of the app: an address, or what is posted to it, and the steps from there. */
export type Screen = {
  /** Its title; as a slug, the name of its picture. */
  name: string;
  as: Owner;
  /** Of what is asked for; records are named in braces (records.ts). */
  address: string;
  /** Brings the shop to where it is asked for, without a browser. */
  prepare: (visit: Visit) => Promise<Prepared>;
  isPost: boolean;
  isPictured: boolean;
  isSwept: boolean;
  /** Its answer is no page: read by script, or a file. */
  isFile?: boolean;
  /** Looked at for barriers with every run of the journeys. */
  isMain?: boolean;
  /** In which the page is asked for. */
  fault?: Fault;
  /** From the page to the state, in a browser. */
  steps?: Steps;
  /** Text that is there once the state is reached. */
  sees?: string | RegExp;
  needsScript?: boolean;
  /** Faults also try it with nothing but these calls failing. */
  alone?: { method?: string; path: string };
  /** A further way into what another tries with all faults: this one with the common ones. */
  isMinor?: boolean;
  /** It can be right without the API, or with what is remembered of it. */
  mayBeRight?: boolean;
  /** What the page says of any fault, in words of its own. */
  words?: RegExp;
};

/** How a form is filled in. */
export type Form = {
  typed?: Record<string, string>;
  /** What is pressed and chosen. */
  press?: Record<string, Value>;
  /** Its tag has it; null for fields that are sent without their form. */
  mark?: string | null;
  /** Where it is found again when it could not be saved. */
  kept?: (asked: Asked) => string | undefined;
  /** Where it is sent, when not to its page. */
  to?: string;
  /** What happens between opening and sending it. */
  meanwhile?: (visit: Visit) => Promise<unknown>;
};

export type More = Partial<Omit<Screen, "name" | "address" | "prepare" | "isPost">> & {
  /** Changes the books first. */
  after?: (visit: Visit) => Promise<unknown>;
};

/** A page of its own: seen by all who walk the list. */
export function page(name: string, address: string, { after, ...more }: More = {}): Screen {
  const prepare = async (visit: Visit) => {
    await after?.(visit);
    return { path: await visit.address(address) };
  };
  const seen = { isPost: false, isPictured: true, isSwept: true };
  return { name, as: "small", address, prepare, ...seen, ...more };
}

/** Another state of a page, which meets faults as the page does. */
export const look = (name: string, address: string, more: More = {}): Screen =>
  page(name, address, { isSwept: false, ...more });

/** What is no page. */
export const file = (name: string, address: string, more: More = {}): Screen =>
  page(name, address, { isPictured: false, isFile: true, mayBeRight: true, ...more });

/** A form that is filled in and sent: tried with faults; its answer is a picture when asked for. */
export function post(
  name: string,
  address: string,
  { typed = {}, press = {}, mark = "novalidate", kept = UNSENT, to, meanwhile }: Form,
  { after, ...more }: More = {},
): Screen {
  const prepare = async (visit: Visit) => {
    await after?.(visit);
    const filled = await visit.fill(address, { mark, values: { ...typed, ...press } });
    const asked = to === undefined ? filled : { ...filled, path: await visit.address(to) };
    await meanwhile?.(visit);
    const words = await Promise.all(Object.values(typed).map((word) => visit.address(word)));
    return { ...asked, typed: words, kept: kept(asked) };
  };
  const seen = { isPost: true, isPictured: false, isSwept: true };
  return { name, as: "small", address: to ?? address, prepare, ...seen, ...more };
}

/** A form that comes back, or leads to a page that is looked at. */
export const answer = (name: string, address: string, form: Form, more: More = {}): Screen =>
  post(name, address, form, { isSwept: false, isPictured: true, ...more });

/** All of them, of one owner's. */
export const by = (as: Owner, screens: Screen[]): Screen[] =>
  screens.map((screen) => ({ ...screen, as }));
