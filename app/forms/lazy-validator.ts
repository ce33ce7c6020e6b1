import type { Validator } from "remix-validated-form";

/**
 * A form's checks, fetched when first needed. Buttons that only keep the form
 * need none; and when the checks do not arrive, the server's still stand.
 */
export function lazyValidator<Read>(
  load: () => Promise<Validator<Read>>,
  needsChecks = (intent: string) => intent.startsWith("save"),
): Validator<Read> {
  return {
    async validate(fields) {
      const passed = { data: {} as Read, error: undefined, submittedData: {} };
      const intent = fields instanceof FormData ? fields.get("intent") : null;
      if (typeof intent === "string" && !needsChecks(intent)) return passed;
      try {
        const validator = await load();
        return await validator.validate(fields);
      } catch {
        return passed;
      }
    },
  };
}
