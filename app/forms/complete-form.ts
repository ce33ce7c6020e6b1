/**
 * The hidden field after all other fields of a long form. A post without this field came from a
 * page that had not loaded to its end.
 */
export const FORM_COMPLETE_FIELD = "whole";

type Entry = Record<string, string>;

/**
 * Takes the fields that a post lacks from `before`, the form that the page was rendered from. On a
 * slow connection a user can press a button before the rest of the page has arrived (decision 62).
 * An entry of a list is only removed by its own button, so a missing entry is kept.
 */
export function completeForm<Form extends object>(
  typed: Form,
  posted: FormData,
  before: Form,
): Form {
  const fields = new Map<string, unknown>(Object.entries(typed));
  const completed = Object.entries(before).map(([name, value]) => {
    const typedValue = fields.get(name);
    if (Array.isArray(value))
      return [name, completeList(name, typedValue as Entry[], posted, value as Entry[])];
    return [name, posted.has(name) ? typedValue : (value as unknown)];
  });
  // Both objects have the same field names and types.
  return { ...typed, ...Object.fromEntries(completed) } as Form;
}

function completeList(name: string, typed: Entry[], posted: FormData, before: Entry[]): Entry[] {
  const existing = before.map((entry, place) => {
    const index = typed.findIndex(
      (candidate, position) => entryId(candidate, position) === entryId(entry, place),
    );
    const missing = Object.entries(entry).filter(
      ([field]) => !posted.has(`${name}[${index}].${field}`),
    );
    return { ...entry, ...typed[index], ...Object.fromEntries(missing) };
  });
  const ids = before.map(entryId);
  return [...existing, ...typed.filter((entry, place) => !ids.includes(entryId(entry, place)))];
}

/**
 * Returns the identity of a list entry: its key, its id or else its index. A list whose entries
 * have neither a key nor an id only grows, so the index of an entry never changes.
 */
function entryId({ key, id }: Entry, index: number): string {
  return key ?? id ?? String(index);
}
