import { createErrorPage } from "~/server/request/error-page.server";
import { withZod } from "@remix-validated-form/with-zod";
import type { ValidationResult, Validator } from "remix-validated-form";
import type * as z from "zod";

/**
 * Parses a posted form with a schema. Throws the error page 400 when its field names contradict
 * each other. A route module must not import the adapter for zod, which would become part of the
 * code that the browser loads with the page.
 */
export async function validateForm<Read>(
  schema: z.ZodType<Read, z.ZodTypeDef, unknown>,
  form: FormData,
): Promise<ValidationResult<Read>> {
  try {
    const validator: Validator<Read> = withZod(schema);
    return await validator.validate(form);
  } catch {
    // The field names contradict each other, such as "lines=x" beside "lines[0].id=y".
    throw createErrorPage("unreadable", 400);
  }
}

/**
 * Returns the messages by field name, such as "lines[0].quantity"; null when the value is valid.
 */
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
