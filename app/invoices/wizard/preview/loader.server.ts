import { findBaseCurrency } from "~/models/invoices/choices.server";
import { toInvoiceDetails } from "~/models/invoices/details.server";
import { toPaymentCodeView } from "~/models/invoices/payment-code.server";
import { readTemplate } from "~/models/template.server";
import { readPaperLanguages } from "~/models/business/paper-languages.server";
import { readLetterhead } from "~/models/business/letterhead.server";
import { listMissingFields } from "~/models/business/missing-fields.server";
import type { Session } from "~/server/session/session-storage.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import type { Draft } from "~/invoices/draft.server";
import type { FormContext } from "~/invoices/form/context.server";
import { canSaveAndSend } from "~/invoices/form/context.server";
import { isUnchanged } from "~/invoices/form/save/compare.server";
import { createSaveQuestions } from "~/invoices/form/sections/save-questions";
import { getFieldLabels } from "~/invoices/form/sections/labels";
import { findPaymentCode, toInvoiceShape } from "~/invoices/form/invoice-shape.server";
import { loadPdfView } from "~/invoices/pdf/pdf-view.server";
import { readCheckedDraft } from "../checked-draft.server";
import { invoicePaths } from "~/invoices/paths";
import { renderInvoicePaper } from "./invoice-paper.server";

/**
 * Returns, for the draft that the address names, the invoice as the customer will see it, the
 * errors and the missing business details.
 */
export async function loadInvoicePreview(session: Session, request: Request) {
  const [{ context, draft, errors }, template] = await Promise.all([
    readCheckedDraft(session, request),
    readTemplate(session),
  ]);
  const record = toInvoiceShape(context, draft.form);
  const code = await findPaymentCode(session, record);
  return {
    name: context.name,
    revision: draft.revision,
    questions: createSaveQuestions(context.stored !== null),
    /** True when the draft equals the stored invoice, so that the Done button saves nothing. */
    isUnchanged: context.stored !== null && isUnchanged(draft.form, context.stored),
    canSend: await canSaveAndSend(context.stored),
    paper: renderInvoicePaper({
      record,
      details: toInvoiceDetails(record, findBaseCurrency(context.lists.currencies)?.symbol ?? ""),
      code: toPaymentCodeView(code, record.currency.symbol),
      letterhead: await readLetterhead(session),
      languages: await readPaperLanguages(session, record.contact_id),
      template,
    }),
    errors,
    labels: getFieldLabels(),
    pdf: Object.keys(errors).length > 0 ? null : await findPdf(session, context, draft),
    missingDetails: await listMissingFields(
      session,
      invoicePaths.invoicePreview({ draft: context.name }),
    ),
  };
}

/**
 * Returns the addresses of the stored invoice's own PDF when no draft of it is stored, otherwise of
 * a preview. Returns null when the API cannot draw the PDF; the page is then shown without one.
 */
async function findPdf(session: Session, { name, stored }: FormContext, draft: Draft) {
  try {
    return stored && draft.revision === 0
      ? await loadPdfView(session, "invoice", stored.id)
      : await loadPdfView(session, "preview", name);
  } catch (error) {
    if (!(error instanceof UpstreamFault) || error.isAccessDenied) throw error;
    return null;
  }
}
