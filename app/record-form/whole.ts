import { WHOLE } from "~/invoice-form/whole";

type Entry = Record<string, string> & { key: string };

/**
 * What a post holds, completed by what it lacks from the form its page was
 * made from (see docs/decisions/0014). Entries of its lists are told apart by
 * their keys, and go by a button of their own, never by their absence.
 */
export function completed<Form extends object>(typed: Form, posted: FormData, before: Form): Form {
  if (posted.has(WHOLE)) return typed;
  const fields = new Map<string, unknown>(Object.entries(typed));
  const whole = Object.entries(before).map(([name, value]) => {
    const here = fields.get(name);
    if (Array.isArray(value)) return [name, completedList(name, here as Entry[], posted, value as Entry[])];
    return [name, posted.has(name) ? here : (value as unknown)];
  });
  // Of the same names, each of the same type.
  return Object.fromEntries(whole) as Form;
}

function completedList(name: string, typed: Entry[], posted: FormData, before: Entry[]): Entry[] {
  const known = before.map((entry) => {
    const index = typed.findIndex(({ key }) => key === entry.key);
    const lacking = Object.entries(entry).filter(([field]) => !posted.has(`${name}[${index}].${field}`));
    return { ...entry, ...typed[index], ...Object.fromEntries(lacking) };
  });
  return [...known, ...typed.filter(({ key }) => !before.some((entry) => entry.key === key))];
}
