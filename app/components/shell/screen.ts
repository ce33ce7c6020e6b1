import type { ReactNode } from "react";

/** What a screen tells the shell about itself, as its route's `handle`. */
export type Screen = {
  /** In the header; underscores are shown as spaces. */
  title: string;
  /** Without it the header has the menu button. */
  back?: { to: string; label: string };
  /** Takes the place of both, when more than a link is needed. */
  lead?: () => ReactNode;
  /** Tabs under the header; `name` is prettified. */
  tabs?: (params: Readonly<Record<string, string | undefined>>) => { name: string; to: string; isCurrent: boolean }[];
};

/** "person_name" is "Person Name". */
export function prettify(name: string): string {
  return name.replaceAll("_", " ").replace(/\b\w/g, (letter) => letter.toUpperCase());
}
