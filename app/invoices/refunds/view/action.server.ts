import { toastWords } from "../../../../domain/words/toasts";
import { submitButton } from "~/forms/short-form.server";
import { invoicePaths } from "~/invoices/paths";
import { readFieldText } from "~/lib/field-text";
import { undoRefund } from "~/models/receipts/write.server";
import { readIdempotencyKey } from "~/server/security/posted-form.server";
import { refuseOtherCompany } from "~/server/session/other-company.server";
import type { Session } from "~/server/session/session-storage.server";
import { redirectWithSuccess } from "~/server/session/toast.server";
import { requireExtension } from "~/server/v2/extensions.server";

type Post = { request: Request; id: string; posted: FormData };

/** Undoes the refund, and redirects to it. */
export async function submitRefund(session: Session, { request, id, posted }: Post) {
  await requireExtension("receipts");
  await refuseOtherCompany(session, request, posted);
  return submitButton(async () => {
    await undoRefund(session, id, {
      etag: readFieldText(posted, "etag"),
      idempotencyKey: `${readIdempotencyKey(posted)}-undo`,
    });
    return redirectWithSuccess(invoicePaths.refund(id), () => toastWords.refundUndone);
  });
}
