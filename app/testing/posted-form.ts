import { WHOLE } from "~/long-form/whole";

/** A form as its whole page posts it: "lines[0].quantity" for what stands in lists. */
export function postedForm(form: object, more: Record<string, string | number> = {}): FormData {
  const posted = new FormData();
  for (const [name, value] of Object.entries({ ...form, ...more, [WHOLE]: "1" })) append(posted, name, value);
  return posted;
}

function append(posted: FormData, name: string, value: unknown): void {
  if (!Array.isArray(value)) return posted.append(name, String(value));
  value.forEach((entry: object, index) => {
    for (const [field, text] of Object.entries(entry)) posted.append(`${name}[${index}].${field}`, String(text));
  });
}
