import { randomUUID } from "node:crypto";
import { parseDate, formatDate } from "../../../domain/calendar/days";
import type { Session } from "~/server/session/session-storage.server";
import { formatDraftRevisionId, findNewInvoiceDraft, summarizeDraft } from "../draft.server";
import { toHeadingView } from "../invoice-heading.server";
import { getCompanyToday } from "~/lib/company-day.server";
import type { InvoiceRecord } from "~/models/invoices/record.server";
import { readRepeatedInvoice } from "~/models/repeats/record.server";
import { createNotFoundPage } from "~/server/request/error-page.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { requireUndeletedInvoice } from "../undeleted-invoice.server";

/**
 * Returns the heading of the invoice to duplicate. `existingDraft` is the draft that would be
 * replaced; null when there is none.
 */
export async function loadDuplicate(session: Session, request: Request) {
  const { invoice, date, repeatId } = await readDuplicateSource(session, request);
  const existingDraft = await findNewInvoiceDraft(session);
  return {
    key: randomUUID(),
    heading: toHeadingView(invoice),
    /** The date of the new invoice, DD/MM/YYYY; empty without a repeat, for today. */
    date: repeatId ? formatDate(date) : "",
    existingDraft: existingDraft && {
      summary: summarizeDraft(existingDraft),
      revisionId: formatDraftRevisionId(existingDraft),
    },
  };
}

/**
 * The invoice to duplicate, and the date of the new invoice (YYYY-MM-DD). `repeatId` is empty when
 * the invoice is not for a repeat.
 */
export type DuplicateSource = { invoice: InvoiceRecord; date: string; repeatId: string };

/**
 * Reads the invoice of the repeat in the query parameter `repeat`, for the day in `date`. Without
 * these parameters, reads the invoice in `invoice` for today: redirects when that invoice is
 * deleted, and throws a 404 page without `invoice`.
 */
export async function readDuplicateSource(
  session: Session,
  request: Request,
): Promise<DuplicateSource> {
  const { searchParams } = new URL(request.url);
  const [invoiceId, repeatId] = ["invoice", "repeat"].map((name) => searchParams.get(name));
  const date = parseDate(searchParams.get("date") ?? "");
  if (repeatId && date) {
    await requireExtension("repeats");
    return { invoice: await readRepeatedInvoice(session, repeatId), date, repeatId };
  }
  await requireExtension("payments");
  if (!invoiceId) throw createNotFoundPage();
  const invoice = await requireUndeletedInvoice(session, invoiceId);
  return { invoice, date: getCompanyToday(session.countryId), repeatId: "" };
}
