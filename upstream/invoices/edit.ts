import { dayIn } from "../../domain/calendar/time-zone";
import { INVOICE_STATUS, statusFacts } from "../../domain/invoices/status";
import { showDate } from "../../domain/calendar/days";
import { readCompany } from "../company";
import type { CompanyBooks } from "../db/company-books";
import { refuseCredited } from "../credit-notes/refuse-credited";
import { recordEvent } from "../history/record-event";
import type { Act, Call } from "../http/calls";
import { unacceptable } from "../http/api-error";
import { nextVersion, refuseStale } from "../http/versions";
import { followRounding } from "../invoice-payments/follow-rounding";
import { recordPaymentChanges } from "../invoice-payments/event";
import { keepingVersion } from "../issued/next-version";
import { composeInvoice, numbered } from "./compose";
import { keepingIndex } from "../search-index/write";
import { keepingSums } from "./running-totals";
import { findInvoice } from "./find";
import { changeNumber } from "./numbering";
import { settle } from "./settle";
import { readParts, storeParts, type StoredParts } from "./parts";

/** Stores what a payload makes of an invoice; to be called in a transaction. */
export async function editInvoice(
  callerBooks: CompanyBooks,
  id: number | undefined,
  { body, version, now, actor }: Pick<Call, "body" | "version" | keyof Act>,
): Promise<void> {
  const act = { now, actor };
  const invoice = await findInvoice(callerBooks, id);
  refuseStale("invoice", invoice, version);
  const { closed } = statusFacts(invoice.status);
  if (closed) throw unacceptable(`This invoice is ${closed} and cannot be edited.`);
  await refuseCredited(callerBooks, invoice.id);
  // In its own company, also when the caller is of several and names none.
  const books = callerBooks.narrowedTo(invoice.company_id);
  const isDraft = invoice.status === INVOICE_STATUS.draft;
  const change = () => changeInvoice(books, invoice, { body, now, isDraft });
  if (!isDraft)
    return recordPaymentChanges(books, invoice.id, act, () =>
      keepingVersion(books, invoice.id, act, change),
    );
  await change();
  const { contact_id: contactId, no } = await findInvoice(books, invoice.id);
  await recordEvent(books, "edited", { invoiceId: invoice.id, contactId, no }, act);
}

type Change = { body: unknown; now: Date; isDraft: boolean };

async function changeInvoice(
  books: CompanyBooks,
  invoice: Awaited<ReturnType<typeof findInvoice>>,
  { body, now, isDraft }: Change,
): Promise<void> {
  const stored = await readParts(books, invoice);
  const composed = await composeInvoice(books, body, { stored, now });
  refuseAfterPayment(composed, stored, invoice.date);
  if (
    statusFacts(invoice.status).isContactLocked &&
    composed.columns.contact_id !== invoice.contact_id
  ) {
    throw unacceptable("The contact of an approved invoice cannot be changed.");
  }
  await changeNumber(books, invoice, composed.no);
  await keepingIndex(books, invoice.id, () =>
    keepingSums(books, invoice.id, async () => {
      await books
        .updateTable("invoices")
        // Without the status, which has a call of its own.
        .set({ ...numbered(composed, composed.no), updated_at: nextVersion(invoice, now) })
        .where("id", "=", invoice.id)
        .execute();
      // A draft's payments were never posted: they go without a trace.
      if (isDraft) return storeParts(books, invoice.id, composed);
      const today = await dayOf(books, now);
      await storeParts(books, invoice.id, composed, today);
      await followRounding(books, invoice.id, today);
      await settle(books, invoice.id);
    }),
  );
}

type Composed = Awaited<ReturnType<typeof composeInvoice>>;

/** Only when it is moved: older books may have a payment from before its invoice. */
function refuseAfterPayment(
  { columns, payments }: Composed,
  stored: StoredParts,
  dateBefore: string,
): void {
  if (!stored.isIssued) return;
  const kept = stored.payments.filter(({ id }) => payments.keptIds.includes(id));
  const [first] = kept.map(({ date }) => date).sort();
  if (first === undefined || columns.date <= first || columns.date <= dateBefore) return;
  const paid = `The invoice has a payment of ${showDate(first)}.`;
  throw unacceptable(`${paid} Please choose that day or an earlier one as its date.`);
}

async function dayOf(books: CompanyBooks, now: Date): Promise<string> {
  const { time_zone } = await readCompany(books);
  return dayIn(time_zone, now);
}
