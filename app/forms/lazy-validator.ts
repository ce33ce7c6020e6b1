import type { Validator } from "remix-validated-form";
import { waitForPressEnd } from "~/ui/press";

/**
 * Returns a validator that loads the form's checks when they are first needed. A form is accepted
 * without checks when `needsChecks` returns false for its button, and when the checks cannot be
 * loaded. The server checks every form again.
 */
export function createLazyValidator<Read>(
  load: () => Promise<Validator<Read>>,
  needsChecks = (intent: string) => intent.startsWith("save"),
): Validator<Read> {
  // All callers share one load. With several loads a browser may finish the later one first, and an
  // old result would overwrite a newer one.
  let loading: Promise<Validator<Read>> | undefined;
  const loadOnce = () => (loading ??= load().catch(retryLater));
  function retryLater(error: unknown): never {
    loading = undefined;
    throw error;
  }
  return {
    async validate(fields) {
      const passed = { data: {} as Read, error: undefined, submittedData: {} };
      const intent = fields instanceof FormData ? fields.get("intent") : null;
      if (typeof intent === "string" && !needsChecks(intent)) return passed;
      try {
        const validator = await loadOnce();
        const result = await validator.validate(fields);
        await waitForPressEnd();
        return result;
      } catch {
        return passed;
      }
    },
  };
}
