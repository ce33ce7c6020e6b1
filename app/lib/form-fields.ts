type Entry = Record<string, string>;

/**
 * Returns a form's values as the name-value pairs that a page posts. The field "quantity" of the
 * first entry in the list "lines" is named "lines[0].quantity".
 */
export function toFormFields(
  form: Record<string, string | Entry[]>,
): [name: string, value: string][] {
  return Object.entries(form).flatMap(([name, value]): [string, string][] => {
    if (typeof value === "string") return [[name, value]];
    return value.flatMap((entry, index) =>
      Object.entries(entry).map(([field, text]): [string, string] => [
        `${name}[${index}].${field}`,
        text,
      ]),
    );
  });
}
