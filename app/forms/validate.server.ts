import { errorPage } from "~/server/request/error-page.server";
import { withZod } from "@remix-validated-form/with-zod";
import type { ValidationResult, Validator } from "remix-validated-form";
import type * as z from "zod";

/**
 * Reads a posted form with the schema that the browser may use too. Only here:
 * imported by a route module, the adapter would be sent to every phone.
 */
export async function validateForm<Read>(
  schema: z.ZodType<Read, z.ZodTypeDef, unknown>,
  form: FormData,
): Promise<ValidationResult<Read>> {
  try {
    const validator: Validator<Read> = withZod(schema);
    return await validator.validate(form);
  } catch {
    // Field names that contradict each other ("lines=x" beside "lines[0].id=y").
    throw errorPage("unreadable", 400);
  }
}

/** The messages by field name, such as "lines[0].quantity"; null when all is well. */
export function checkFields(schema: z.ZodTypeAny, value: unknown): Record<string, string> | null {
  const result = schema.safeParse(value);
  if (result.success) return null;
  const messages: Record<string, string> = {};
  for (const { path, message } of result.error.issues) messages[toFieldName(path)] ??= message;
  return messages;
}

function toFieldName(path: (string | number)[]): string {
  return path
    .map((part, index) => (typeof part === "number" ? `[${part}]` : index > 0 ? `.${part}` : part))
    .join("");
}
