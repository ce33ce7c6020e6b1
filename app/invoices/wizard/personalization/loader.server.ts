import { readLetterhead } from "~/models/business/letterhead.server";
import { readTemplate } from "~/models/template.server";
import type { Session } from "~/server/session/session-storage.server";
import { createFormKey, requireDraft } from "~/invoices/form/draft/selection.server";

/**
 * Returns the style and the colour of the company's invoices, and the letterhead for the samples.
 */
export async function loadPersonalization(session: Session, request: Request) {
  const { searchParams } = new URL(request.url);
  const [template, letterhead] = await Promise.all([
    readTemplate(session),
    readLetterhead(session),
    searchParams.has("draft") ? requireDraft(session, request) : null,
  ]);
  const isRegister = searchParams.get("mode") === "register" || searchParams.has("isRegister");
  return {
    template,
    letterhead,
    /** The idempotency key of the form. */
    idempotencyKey: createFormKey(),
    /**
     * True for the addresses of the sign-up (`mode=register`, `isRegister`); the page then has a
     * button SKIP.
     */
    isRegister,
    showsIntro: isRegister && !searchParams.has("start"),
  };
}
