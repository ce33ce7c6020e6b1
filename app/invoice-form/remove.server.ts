import { removeDraft, type Draft } from "~/draft.server";
import { notFound } from "~/error-page.server";
import { deleteInvoice } from "~/models/invoice-writes.server";
import { paths, type DraftName } from "~/paths";
import type { Session } from "~/session.server";
import { redirectWithSuccess, redirectWithWarning } from "~/toast.server";
import type { FormContext } from "./context.server";
import { answerFault } from "./faults.server";

/** Takes a stored invoice away, for good. */
export async function removeInvoice(session: Session, context: FormContext, draft: Draft) {
  const { stored, name } = context;
  if (!stored) throw notFound();
  try {
    await deleteInvoice(session, stored.id, { version: draft.form.basedOn, key: `${draft.form.key}-delete` });
    await removeDraft(session, name);
    return await redirectWithSuccess(paths.invoices(), "Invoice successfully deleted.");
  } catch (error) {
    return answerFault(session, context, { draft, error });
  }
}

/** The invoice is not there. Whoever had it open and is not the one who took it away is told what became of it. */
export async function removedBefore(session: Session, name: DraftName, draft: Draft | null) {
  if (!draft) throw notFound();
  await removeDraft(session, name);
  return redirectWithWarning(paths.invoices(), { message: "This invoice is deleted.", description: "It is no longer among your invoices." });
}
