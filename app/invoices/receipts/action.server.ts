import { toastWords } from "../../../domain/words/toasts";
import { submitButton } from "~/forms/short-form.server";
import { readFieldText } from "~/lib/field-text";
import { undoReceipt } from "~/models/receipts/write.server";
import { readIdempotencyKey } from "~/server/security/posted-form.server";
import { refuseOtherCompany } from "~/server/session/other-company.server";
import type { Session } from "~/server/session/session-storage.server";
import { redirectWithSuccess } from "~/server/session/toast.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { invoicePaths } from "../paths";

type Post = { request: Request; id: string; posted: FormData };

/** Undoes the receipt, and redirects to it. */
export async function submitWholeReceipt(session: Session, { request, id, posted }: Post) {
  await requireExtension("receipts");
  await refuseOtherCompany(session, request, posted);
  return submitButton(async () => {
    await undoReceipt(session, id, {
      etag: readFieldText(posted, "etag"),
      idempotencyKey: `${readIdempotencyKey(posted)}-undo`,
    });
    return redirectWithSuccess(invoicePaths.wholeReceipt(id), () => toastWords.receiptUndone);
  });
}
