import { redirect } from "@remix-run/node";
import { itemWords as words } from "../../../domain/words/items";
import { isIdempotencyKey } from "~/server/security/posted-form.server";
import { itemForm } from "../schema";
import { validateForm } from "~/forms/validate.server";
import { FORM_COMPLETE_FIELD } from "~/forms/complete-form";
import { saveFormDraft, findFormDraft } from "~/forms/form-draft.server";
import { toRecordDraftSlot } from "~/forms/record/draft.server";
import { redirectWithSuccess } from "~/server/session/toast.server";
import { fingerprintPost } from "~/server/drafts/drafts.server";
import type { Session } from "~/server/session/session-storage.server";
import { activateProduct } from "~/models/products/write.server";

type Posted = { request: Request; posted: FormData; id: string };

/**
 * Makes an inactive item active again. What was typed on its page is stored as a draft and not
 * saved, when the page had loaded completely.
 */
export async function restoreItem(session: Session, { request, posted, id }: Posted) {
  const { pathname, searchParams } = new URL(request.url);
  const parsed = await validateForm(itemForm, posted);
  if (parsed.error || !isIdempotencyKey(parsed.data.key)) throw redirect(pathname);
  const { key } = parsed.data;
  const etag = await activateProduct(session, key, id);
  if (posted.has(FORM_COMPLETE_FIELD)) {
    const slot = toRecordDraftSlot(session, { schema: itemForm, path: pathname }, { key });
    await saveFormDraft(slot, {
      form: { ...parsed.data, version: etag },
      before: await findFormDraft(slot),
      madeBy: fingerprintPost(request, posted),
    });
    searchParams.set("form", key);
  }
  return redirectWithSuccess(`${pathname}?${searchParams.toString()}`, () => words.restored);
}
