import { toFormFields } from "~/lib/form-fields";
import { FORM_COMPLETE_FIELD } from "../complete-form";

/** Returns a form as a completely loaded page posts it. */
export function createPostedForm(
  form: Parameters<typeof toFormFields>[0],
  extraFields: Record<string, string | number> = {},
): FormData {
  const posted = new FormData();
  const completed = Object.fromEntries(
    Object.entries({ ...extraFields, [FORM_COMPLETE_FIELD]: "1" }).map(([name, value]) => [
      name,
      String(value),
    ]),
  );
  for (const [name, value] of toFormFields({ ...form, ...completed })) posted.append(name, value);
  return posted;
}
