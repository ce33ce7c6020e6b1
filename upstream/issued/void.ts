import { INVOICE_LIMITS } from "../../domain/limits/invoices";
import * as z from "zod";
import { refuseCredited } from "../credit-notes/refuse-credited";
import type { CompanyBooks } from "../db/company-books";
import { recordEvent } from "../history/record-event";
import { unacceptable } from "../http/api-error";
import type { Act, Call } from "../http/calls";
import { neededText, parseOrRefuse } from "../http/fields";
import { nextVersion, refuseStale } from "../http/versions";
import { findInvoice } from "../invoices/find";
import { postPayments } from "../invoices/post-payments";
import { keepingSums } from "../invoices/running-totals";
import { INVOICE_STATUS } from "../../domain/invoices/status";
import { refusePaid } from "./refusals";

const voidPayload = z.object({ reason: neededText("The reason", INVOICE_LIMITS.reason) });

/** Has an issued invoice count no more, under its number; to be called in a transaction. */
export async function voidInvoice(
  callerBooks: CompanyBooks,
  id: number | undefined,
  { body, version, now, actor }: Pick<Call, "body" | "version" | keyof Act>,
): Promise<void> {
  const invoice = await findInvoice(callerBooks, id);
  if (invoice.status === INVOICE_STATUS.voided) throw unacceptable("This invoice is already void.");
  refuseStale("invoice", invoice, version);
  if (invoice.status === INVOICE_STATUS.draft)
    throw unacceptable("This invoice was never sent, so there is nothing to void. Delete it.");
  const { reason } = parseOrRefuse(voidPayload, body);
  const books = callerBooks.narrowedTo(invoice.company_id);
  await refusePaid(books, invoice.id, "void");
  await refuseCredited(books, invoice.id);
  await keepingSums(books, invoice.id, async () => {
    await books
      .updateTable("invoices")
      .set({
        status: INVOICE_STATUS.voided,
        issued_status: null,
        void_reason: reason,
        updated_at: nextVersion(invoice, now),
      })
      .where("id", "=", invoice.id)
      .execute();
    await postPayments(books, [invoice.id]);
  });
  const { contact_id: contactId, no } = invoice;
  const subject = { invoiceId: invoice.id, contactId, no, reason };
  await recordEvent(books, "voided", subject, { now, actor });
}
