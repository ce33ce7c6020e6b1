/**
 * The last field of a long form: without it the page was not there to its end when it was posted.
 */
export const FORM_COMPLETE_FIELD = "whole";

type Entry = Record<string, string>;

/**
 * What a post holds, completed by what it lacks from the form its page was
 * made from (see docs/decisions/0062): on a slow line a button can be pressed
 * before what stands below it has arrived. Entries of a list go by a button of
 * their own, never by their absence.
 */
export function completeForm<Form extends object>(
  typed: Form,
  posted: FormData,
  before: Form,
): Form {
  const fields = new Map<string, unknown>(Object.entries(typed));
  const whole = Object.entries(before).map(([name, value]) => {
    const here = fields.get(name);
    if (Array.isArray(value))
      return [name, completeList(name, here as Entry[], posted, value as Entry[])];
    return [name, posted.has(name) ? here : (value as unknown)];
  });
  // Of the same names, each of the same type.
  return { ...typed, ...Object.fromEntries(whole) } as Form;
}

function completeList(name: string, typed: Entry[], posted: FormData, before: Entry[]): Entry[] {
  const known = before.map((entry, place) => {
    const index = typed.findIndex((each, at) => entryId(each, at) === entryId(entry, place));
    const lacking = Object.entries(entry).filter(
      ([field]) => !posted.has(`${name}[${index}].${field}`),
    );
    return { ...entry, ...typed[index], ...Object.fromEntries(lacking) };
  });
  const names = before.map(entryId);
  return [...known, ...typed.filter((entry, place) => !names.includes(entryId(entry, place)))];
}

/** By which an entry is told from the others: a key, or its place in a list that only grows. */
function entryId({ key, id }: Entry, place: number): string {
  return key ?? id ?? String(place);
}
