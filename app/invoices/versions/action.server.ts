import { submitButton } from "~/forms/short-form.server";
import { restoreInvoice } from "~/models/invoices/issued.server";
import { paths } from "~/paths";
import { readIdempotencyKey } from "~/server/security/posted-form.server";
import type { Session } from "~/server/session/session-storage.server";
import { redirectWithSuccess } from "~/server/session/toast.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { fill } from "../../../domain/words/message";
import { toastWords } from "../../../domain/words/toasts";

/** Restores a deleted invoice, and redirects to it. */
export async function submitRestore(
  session: Session,
  { id, posted }: { id: string; posted: FormData },
) {
  await requireExtension("issued");
  return submitButton(async () => {
    const { no } = await restoreInvoice(session, id, `${readIdempotencyKey(posted)}-${id}`);
    return redirectWithSuccess(paths.invoice(id), () => fill(toastWords.restored, { no }));
  });
}
