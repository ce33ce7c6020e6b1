import { invoiceSaveWords as words } from "../../../../domain/words/invoice-save";
import { answerWithFault, type ConcurrentSave } from "~/forms/answer.server";
import { readInvoice } from "~/models/invoices/record.server";
import type { Session } from "~/server/session/session-storage.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { toDraftSlot, type Draft } from "~/invoices/draft.server";
import type { InvoiceForm } from "~/invoices/schema";
import { compareInvoices } from "./compare.server";
import type { FormContext } from "../context.server";
import { toInvoiceForm } from "../draft/initial-form.server";

/** Answers with the typed form and the fault that occurred while the invoice was written. */
export async function answerInvoiceFault(
  session: Session,
  context: FormContext,
  { draft, error }: { draft: Draft; error: unknown },
) {
  const no = draft.form.no.trim();
  return answerWithFault({
    error,
    toDraftSlot: () => toDraftSlot(session, context.name),
    draft,
    concurrentSave: await findSavedMeanwhile(session, context, { draft, error }),
    fallbackText: words.choiceNotFound,
    findField: (refusal) => (no && refusal.includes(no) ? "no" : null),
  });
}

/**
 * Returns the form and the differences when the stored invoice was changed meanwhile. Returns null
 * when the fault has another cause: a duplicate invoice number has the same status, 409.
 */
async function findSavedMeanwhile(
  session: Session,
  context: FormContext,
  { draft: { form }, error }: { draft: Draft; error: unknown },
): Promise<ConcurrentSave<InvoiceForm> | null> {
  if (!context.stored || !(error instanceof UpstreamFault) || error.status !== 409) return null;
  const current = await readInvoice(session, context.stored.id);
  if (current.updated_at === form.basedOn) return null;
  return {
    // The next attempt is based on the etag of the invoice that the page compares with.
    form: { ...form, basedOn: current.updated_at },
    differences: compareInvoices(form, toInvoiceForm(current), context),
  };
}
