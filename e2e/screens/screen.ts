import type { Fault } from "../support/shop";
import { getUnsentPath, type FieldValue } from "./forms";
import type { BooksOwner } from "./records";
import type { Steps } from "./steps";
import type { Visit } from "./visit";
import type { PageRequest } from "./visitor";

/** The request for a screen, once the shop has what the screen needs. */
export type PreparedRequest = PageRequest & {
  /** The typed values, which must not be lost when the request fails. */
  typed?: string[];
  /** The path of the page that shows the stored form again. */
  storedFormPath?: string | undefined;
};

/** A state of the app: a page or the answer to a posted form, and the steps from there. */
export type CatalogueScreen = {
  /** The title; its slug is the file name of the picture. */
  name: string;
  /** The owner of the books that the screen shows. */
  owner: BooksOwner;
  /** The path of the request; names of records stand in braces (records.ts). */
  address: string;
  /** Prepares the shop without a browser and returns the request for the screen. */
  prepare: (visit: Visit) => Promise<PreparedRequest>;
  /** True when the request posts a form. */
  isPost: boolean;
  /** True when `npm run screens` takes a picture of the screen. */
  isPictured: boolean;
  /** True when `npm run test:faults` tries the screen with faults. */
  isSwept: boolean;
  /** True when the answer is not a page but a file or data for a script. */
  isFile?: boolean;
  /** True when every run of the journeys checks the accessibility of the screen. */
  isMain?: boolean;
  /** True when the screen must use most of a wide window: lists, invoices, forms, Home. */
  usesWidth?: boolean;
  /** The fault of the API while the screen is requested. */
  fault?: Fault;
  /** The steps in the browser from the page to the state. */
  steps?: Steps;
  /** Text that is visible once the state is reached. */
  expectedText?: string | RegExp;
  /** True when the state exists only with script. */
  needsScript?: boolean;
  /**
   * The screen's own calls; the faults sweep also tries the screen with only these calls failing.
   */
  ownCalls?: { method?: string; path: string };
  /**
   * True when the screen is tried with common faults only, because a similar screen is tried with
   * all faults.
   */
  isMinor?: boolean;
  /** True when the answer can be right without the API or with cached data. */
  maySucceed?: boolean;
  /** The page's own text about any fault. */
  faultText?: RegExp;
};

/** How a form is filled in and sent. */
export type FormPost = {
  /** The typed values by field name. */
  typed?: Record<string, string>;
  /** The chosen options and pressed buttons by field name. */
  choices?: Record<string, FieldValue>;
  /**
   * Text in the form's tag by which the form is found, by default `novalidate`; null for fields
   * sent without a form.
   */
  formTagText?: string | null;
  /**
   * Returns the path that shows the stored form again when the form could not be saved; by default
   * the path of the page 'Not sent yet'.
   */
  storedFormPath?: (request: PageRequest) => string | undefined;
  /** The path that the form is posted to, when it is not the form's own page. */
  postPath?: string;
  /** Changes the shop between opening and sending the form. */
  beforeSending?: (visit: Visit) => Promise<unknown>;
};

export type ScreenOptions = Partial<
  Omit<CatalogueScreen, "name" | "address" | "prepare" | "isPost">
> & {
  /** Changes the shop before the screen is requested. */
  setUp?: (visit: Visit) => Promise<unknown>;
};

/** Returns the screen of a page that is pictured and tried with faults. */
export function createPageScreen(
  name: string,
  address: string,
  { setUp, ...options }: ScreenOptions = {},
): CatalogueScreen {
  const prepare = async (visit: Visit): Promise<PreparedRequest> => {
    await setUp?.(visit);
    return { path: await visit.resolveAddress(address) };
  };
  const flags = { isPost: false, isPictured: true, isSwept: true };
  return { name, owner: "small", address, prepare, ...flags, ...options };
}

/** Returns the screen of another state of a page; it is pictured, but not tried with faults. */
export const createStateScreen = (
  name: string,
  address: string,
  options: ScreenOptions = {},
): CatalogueScreen => createPageScreen(name, address, { isSwept: false, ...options });

/**
 * Returns the screen of an address that is tried with faults, but not pictured. By default it may
 * succeed.
 */
export const createUnpicturedScreen = (
  name: string,
  address: string,
  options: ScreenOptions = {},
): CatalogueScreen =>
  createPageScreen(name, address, { isPictured: false, maySucceed: true, ...options });

/**
 * Returns the screen of an address whose answer is a file or data; it is tried with faults, but not
 * pictured. By default it may succeed.
 */
export const createFileScreen = (
  name: string,
  address: string,
  options: ScreenOptions = {},
): CatalogueScreen => createUnpicturedScreen(name, address, { isFile: true, ...options });

/**
 * Returns the screen that answers a posted form. It is tried with faults, and pictured only when
 * `isPictured` is set.
 */
export function createPostScreen(
  name: string,
  address: string,
  {
    typed = {},
    choices = {},
    formTagText = "novalidate",
    storedFormPath = getUnsentPath,
    postPath,
    beforeSending,
  }: FormPost,
  { setUp, ...options }: ScreenOptions = {},
): CatalogueScreen {
  const prepare = async (visit: Visit): Promise<PreparedRequest> => {
    await setUp?.(visit);
    const filled = await visit.fillForm(address, { formTagText, values: { ...typed, ...choices } });
    const request =
      postPath === undefined ? filled : { ...filled, path: await visit.resolveAddress(postPath) };
    await beforeSending?.(visit);
    const values = await Promise.all(
      Object.values(typed).map((value) => visit.resolveAddress(value)),
    );
    return { ...request, typed: values, storedFormPath: storedFormPath(request) };
  };
  const flags = { isPost: true, isPictured: false, isSwept: true };
  return { name, owner: "small", address: postPath ?? address, prepare, ...flags, ...options };
}

/** Returns the screen that answers a posted form; it is pictured, but not tried with faults. */
export const createPostResultScreen = (
  name: string,
  address: string,
  form: FormPost,
  options: ScreenOptions = {},
): CatalogueScreen =>
  createPostScreen(name, address, form, { isSwept: false, isPictured: true, ...options });

/** Returns the screens with `owner` in place of their own. */
export const assignOwner = (owner: BooksOwner, screens: CatalogueScreen[]): CatalogueScreen[] =>
  screens.map((screen) => ({ ...screen, owner }));
