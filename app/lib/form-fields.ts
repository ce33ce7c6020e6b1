type Entry = Record<string, string>;

/** A form's values as a page posts them: "lines[0].quantity" is a field of an entry of a list. */
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
