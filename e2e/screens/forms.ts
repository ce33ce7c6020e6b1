import type { PageRequest } from "./visitor";

/** A value, or how it is read from the page; records are named in braces. */
export type FieldValue = string | ((html: string) => string);

export const unsentPath = ({ path }: PageRequest) => `/unsent?then=${encodeURIComponent(path)}`;
export const notStored = () => undefined;
export const samePath = ({ path }: PageRequest) => path;
/** Under the key of the form. */
export const pathWithFormKey = ({ path, fields = [] }: PageRequest) =>
  `${path}?form=${fields.find(([name]) => name === "key")?.[1] ?? ""}`;

/** The first value that the page offers for a field to choose from. */
export function firstChoice(name: string): (html: string) => string {
  return (html) => {
    const [, options = ""] =
      new RegExp(`<select\\b[^>]*\\bname="${name}"[^>]*>([^]*?)</select>`).exec(html) ?? [];
    const inList = /<option\b[^>]*\bvalue="([^"]+)"/.exec(options)?.[1];
    const tags = [...html.matchAll(/<(?:input|button)\b[^>]*>/g)].map(([tag]) => tag);
    const choice = tags.find((tag) => tag.includes(`name="${name}"`) && / value="[^"]/.test(tag));
    const value = inList ?? / value="([^"]+)"/.exec(choice ?? "")?.[1];
    if (value === undefined) throw new Error(`The page offers no ${name}.`);
    return value;
  };
}

/** What a pattern's group finds in the page. */
export function matchInPage(pattern: RegExp): (html: string) => string {
  return (html) => {
    const [, value] = pattern.exec(html) ?? [];
    if (value === undefined) throw new Error(`Nothing in the page is as ${pattern.source}.`);
    return value;
  };
}
