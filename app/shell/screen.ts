import type { ComponentType, ReactNode } from "react";
import type { Extension } from "~/lib/extensions";
import type { IconName } from "../ui/icon";

/** The address a screen is shown at. */
export type Place = {
  path: string;
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
};

type Tab = { name: string; to: string; isCurrent: boolean };

/** The floating add button: leads to one place, or opens to several. */
export type Add =
  | { label: string; to: string }
  | { label: string; choices: { label: string; to: string; icon: IconName }[] };

/** What a screen tells the shell about itself, as its route's `handle`. */
export type Screen = {
  /** In the header; underscores are shown as spaces. */
  title: string;
  /** In its place, where what the route has read decides. */
  titleFor?: (data: unknown) => string;
  /** An arrow, or a cross; without it the header has the menu button. */
  back?: (at: Place) => { to: string; label: string; icon?: "back" | "close" };
  /** Takes the place of both, when more than a link is needed. */
  lead?: () => ReactNode;
  /**
   * What `lead` opens. At the page's foot, where a browser without popovers shows it: the header
   * stays in sight.
   */
  leadPanel?: () => ReactNode;
  /** At the right: a tick or a save button. */
  actions?: () => ReactNode;
  /** The entries of the options menu; null for none. `data` is what the route has read. */
  optionsFor?: (data: unknown) => ReactNode;
  /**
   * The field is part of the page's form of this id, or of a form of its own; choosing screens show
   * it always.
   */
  search?: {
    label: string;
    form?: string;
    isAlwaysOpen?: boolean;
    /** Under the field while it is in use; `typed` is null until a key is pressed. */
    Suggestions?: ComponentType<{ typed: string | null }>;
  };
  /** Under the header; `name` is prettified. */
  tabs?: (at: Place) => Tab[];
  /** `here` is the address it is shown at, to come back to; `offered` what the API has besides. */
  add?: (here: string, offered: Extension[]) => Add;
};

/** "person_name" is "Person Name". */
export function prettify(name: string): string {
  return name.replaceAll("_", " ").replace(/\b\w/g, (letter) => letter.toUpperCase());
}
