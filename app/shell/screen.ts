import type { ComponentType, ReactNode } from "react";
import type { Extension } from "~/lib/extensions";
import type { IconName } from "../ui/icon";

/** The address at which a screen is shown. */
export type Place = {
  path: string;
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
};

type Tab = { name: string; to: string; isCurrent: boolean };

/** The floating add button: a link, or a list of links. */
export type Add =
  | { label: string; to: string }
  | { label: string; choices: { label: string; to: string; icon: IconName }[] };

/** What a route's `handle` tells the shell about its screen. */
export type Screen = {
  /** The title in the header; underscores are shown as spaces. */
  title: string;
  /** Returns a title that depends on the loader's data, in place of `title`. */
  titleFor?: (data: unknown) => string;
  /** The back link, an arrow or a cross. Without it the header shows the menu button. */
  back?: (at: Place) => { to: string; label: string; icon?: "back" | "close" };
  /** Replaces the back link and the menu button when a link is not enough. */
  lead?: () => ReactNode;
  /**
   * The panel that `lead` opens. It is rendered at the end of the page, because a browser without
   * popovers shows it in place and the header is sticky.
   */
  leadPanel?: () => ReactNode;
  /** Buttons at the right: a tick or Save. */
  actions?: () => ReactNode;
  /**
   * Returns the entries of the options menu, or null when there are none. `data` is the loader's
   * data.
   */
  optionsFor?: (data: unknown) => ReactNode;
  /**
   * The search field. With `form` it belongs to the page's form of that id, otherwise it has a form
   * of its own. Choosers always show it.
   */
  search?: {
    label: string;
    form?: string;
    isAlwaysOpen?: boolean;
    /** Shown below the field while it is in use; `typed` is null until the first input. */
    Suggestions?: ComponentType<{ typed: string | null }>;
  };
  /** The tabs below the header; each `name` is shown by `prettify`. */
  tabs?: (at: Place) => Tab[];
  /** The add button. `here` is the address to return to; `offered` are the API's extensions. */
  add?: (here: string, offered: Extension[]) => Add;
};

/** Returns "Person Name" for "person_name". */
export function prettify(name: string): string {
  return name.replaceAll("_", " ").replace(/\b\w/g, (letter) => letter.toUpperCase());
}
