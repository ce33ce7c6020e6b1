import type { PageRequest } from "./visitor";

/**
 * A value of a field, in which names of records stand in braces (records.ts), or a function that
 * reads the value from the page.
 */
export type FieldValue = string | ((html: string) => string);

/** Returns the path of the page 'Not sent yet', which sends the stored form again. */
export const getUnsentPath = ({ path }: PageRequest) => `/unsent?then=${encodeURIComponent(path)}`;
/** Returns no path, for a form that the app does not store. */
export const getNoPath = () => undefined;
/** Returns the form's own path, for a form that the app shows again with the stored values. */
export const getSamePath = ({ path }: PageRequest) => path;
/** Returns the form's path with the key of the stored form. */
export const getPathWithFormKey = ({ path, fields = [] }: PageRequest) =>
  `${path}?form=${fields.find(([name]) => name === "key")?.[1] ?? ""}`;

/** Returns a function that reads the first choice of a field from the page. */
export function createFirstChoiceReader(name: string): (html: string) => string {
  return (html) => {
    const [, options = ""] =
      new RegExp(`<select\\b[^>]*\\bname="${name}"[^>]*>([^]*?)</select>`).exec(html) ?? [];
    const optionValue = /<option\b[^>]*\bvalue="([^"]+)"/.exec(options)?.[1];
    const tags = [...html.matchAll(/<(?:input|button)\b[^>]*>/g)].map(([tag]) => tag);
    const choice = tags.find((tag) => tag.includes(`name="${name}"`) && / value="[^"]/.test(tag));
    const value = optionValue ?? / value="([^"]+)"/.exec(choice ?? "")?.[1];
    if (value === undefined) throw new Error(`The page offers no choice for ${name}.`);
    return value;
  };
}

/** Returns a function that reads the pattern's first group from the page. */
export function createMatchReader(pattern: RegExp): (html: string) => string {
  return (html) => {
    const [, value] = pattern.exec(html) ?? [];
    if (value === undefined) throw new Error(`The page does not match ${pattern.source}.`);
    return value;
  };
}
