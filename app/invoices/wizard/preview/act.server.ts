import type { Session } from "~/server/session/record.server";
import { redirectWithWarning } from "~/server/toast.server";
import { onceKept } from "~/server/v2/faults.server";
import { finishInvoice } from "../../form/save.server";
import { requireCompleteDraft } from "./complete-draft.server";
import { invoicePaths } from "../../paths";

/** Done: writes the draft, as the form's own Save does. */
export async function actOnInvoicePreview(
  session: Session,
  { request, posted }: { request: Request; posted: FormData },
) {
  return onceKept(async () => {
    const { context, draft } = await requireCompleteDraft(session, request);
    // What is written is what was shown.
    if (Number(posted.get("revision")) !== draft.revision) {
      const words = {
        message: "This invoice was changed in another tab.",
        description: "Please look at it once more.",
      };
      return redirectWithWarning(invoicePaths.invoicePreview({ draft: context.name }), words);
    }
    return finishInvoice(session, context, { draft, intent: { name: "save", isConfirmed: true } });
  });
}
