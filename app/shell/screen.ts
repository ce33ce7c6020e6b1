import type { ComponentType, ReactNode } from "react";
import type { Extension } from "~/lib/extensions";
import type { IconName } from "../ui/icon";

/** The address at which a screen is shown, in parts. */
export type Place = {
  path: string;
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
};

type Tab = { name: string; to: string; isCurrent: boolean };

/** The floating add button: a link, or a list of links. */
export type AddButton =
  | { label: string; to: string }
  | { label: string; choices: { label: string; to: string; icon: IconName }[] };

/** The extensions that an add button depends on. Every page contains those that the API offers. */
export const ADD_EXTENSIONS = ["cash_sale"] as const satisfies Extension[];
export type AddExtension = (typeof ADD_EXTENSIONS)[number];

/** The title, links and buttons of a screen, which a route exports as `handle` for the shell. */
export type Screen = {
  /** The title in the header; underscores are shown as spaces. */
  title: string;
  /** Returns a title that depends on the loader's data, in place of `title`. */
  titleFor?: (data: unknown) => string;
  /**
   * The id of an element of a phone's first screen. A browser that knows
   * `rel="expect"` paints nothing before this element has arrived: a slow phone shows the screen
   * sooner when it does not paint the header first. Without such an element it paints as usual.
   */
  paintsWith?: string;
  /** Returns the back link, an arrow or a cross. Without `back` the header shows the menu button. */
  back?: (place: Place) => { to: string; label: string; icon?: "back" | "close" };
  /** Renders what replaces the back link and the menu button, when a link is not enough. */
  lead?: () => ReactNode;
  /**
   * Renders the panel that `lead` opens. The panel is at the end of the page, because the header is
   * sticky and a browser without popovers would show the panel inside it.
   */
  leadPanel?: () => ReactNode;
  /** Renders the buttons at the right of the header: a tick or Save. */
  actions?: () => ReactNode;
  /**
   * Returns the entries of the options menu, or null when there are none. `data` is the loader's
   * data.
   */
  optionsFor?: (data: unknown) => ReactNode;
  /**
   * Returns the id of the form in which the user types on this page; undefined when the page has none.
   * The choice of a language posts this form with the intent "update", to which the form's action
   * answers with the form as typed. A form with the method GET has the id QUERY_FORM_ID and needs no
   * action. `data` is the loader's data.
   */
  formFor?: (data: unknown) => string | undefined;
  /**
   * The search field. With `form` the field belongs to the page's form of that id, otherwise the field
   * has a form of its own. With `isAlwaysOpen`, as in choosers, the field is shown without a press.
   */
  search?: {
    label: string;
    form?: string;
    isAlwaysOpen?: boolean;
    /** Shown below the open field. `typed` is null until the first input. */
    Suggestions?: ComponentType<{ typed: string | null }>;
  };
  /** Returns the tabs below the header. The header shows each `name` with a capital at the beginning. */
  tabs?: (place: Place) => Tab[];
  /** Returns the add button. `here` is the path to return to; `offered` are extensions of the API. */
  add?: (here: string, offered: AddExtension[]) => AddButton;
};

/** Returns "Belum dibayar" for "belum dibayar". */
export function capitalise(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
