import { toFormFields } from "~/lib/form-fields";
import { FORM_COMPLETE_FIELD } from "../complete-form";

/** Returns a form as a completely loaded page posts it. */
export function postedForm(
  form: Parameters<typeof toFormFields>[0],
  more: Record<string, string | number> = {},
): FormData {
  const posted = new FormData();
  const whole = Object.fromEntries(
    Object.entries({ ...more, [FORM_COMPLETE_FIELD]: "1" }).map(([name, value]) => [
      name,
      String(value),
    ]),
  );
  for (const [name, value] of toFormFields({ ...form, ...whole })) posted.append(name, value);
  return posted;
}
