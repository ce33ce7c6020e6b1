import type { Validator } from "remix-validated-form";
import { waitForPressEnd } from "~/ui/press";

/**
 * A form's checks, fetched when first needed. Buttons that only keep the form
 * need none; and when the checks do not arrive, the server's still stand.
 */
export function lazyValidator<Read>(
  load: () => Promise<Validator<Read>>,
  needsChecks = (intent: string) => intent.startsWith("save"),
): Validator<Read> {
  // One load for all that wait for it: of several, a browser may answer the later first, and an old
  // check would undo a newer one.
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
        const found = await validator.validate(fields);
        await waitForPressEnd();
        return found;
      } catch {
        return passed;
      }
    },
  };
}
