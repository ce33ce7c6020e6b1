import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import { formatAmount } from "../../../domain/money/money";
import { getCompanyToday } from "~/lib/company-day.server";
import { owedPaths } from "~/lib/owed-paths";
import { readContact } from "~/models/contacts/record.server";
import { readBaseSymbol } from "~/models/invoices/choices.server";
import { describeDueDate } from "~/models/invoices/due.server";
import { toInvoiceDetails } from "~/models/invoices/details.server";
import { toPaymentCodeView } from "~/models/invoices/payment-code.server";
import { findLink } from "~/models/invoices/link.server";
import { allowsOperation, describePaidMoney } from "~/models/invoices/operations.server";
import type { InvoiceRecord } from "~/models/invoices/record.server";
import { INVOICE_STATUS, isUnpaid } from "../../../domain/invoices/status";
import { dueDateWords } from "../../../domain/words/due-dates";
import { invoiceViewWords as words } from "../../../domain/words/invoice-view";
import { fill } from "../../../domain/words/message";
import { toInvoiceStatusView } from "~/models/invoices/status-view.server";
import { paths } from "~/paths";
import type { Session } from "~/server/session/session-storage.server";
import { listExtensions, requireExtension } from "~/server/v2/extensions.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { loadHistory } from "~/models/history.server";
import { invoicePaths } from "../paths";
import { findSaleRefund } from "../sale-refund.server";
import { findReminderState } from "../reminders/reminder-state.server";
import { requireUndeletedInvoice } from "../undeleted-invoice.server";
import { toCreditView } from "./credit-view.server";
import { findBarrier } from "../barrier.server";
import { toContactUrls, NO_CONTACT_URLS, type ContactUrls } from "../contact-urls.server";
import { renderPaper } from "./paper.server";
import { toMoneyView } from "./money-view.server";
import { findPaper } from "./paper-view.server";
import { toPaymentView, toReceiptUrl } from "./payment-view.server";

type DatedInvoice = InvoiceRecord & { dueDate: string };

/**
 * Returns the view of an issued invoice. Redirects to the form for a draft invoice, and to the
 * versions for a deleted one.
 */
export async function loadInvoiceView(session: Session, request: Request, id: string) {
  await requireExtension("payments");
  const invoice = await requireUndeletedInvoice(session, id);
  if (invoice.status === INVOICE_STATUS.draft) throw redirect(paths.editInvoice(id));
  const today = getCompanyToday(session.countryId);
  const dated: DatedInvoice = { ...invoice, dueDate: invoice.due_date };
  const versionsUrl = invoicePaths.versions(id);
  const [offered, baseSymbol] = await Promise.all([listExtensions(), readBaseSymbol(session)]);
  const details = toInvoiceDetails(invoice, baseSymbol);
  const [contactUrls, history, linkUrl, paper, reminders, saleRefund] = await Promise.all([
    readContactUrls(session, invoice.contact_id),
    loadHistory(session, request, { of: "invoice", id, versionsUrl }),
    findRevokePageUrl(session, invoice),
    findPaper(session, { invoice, details }, offered),
    isUnpaid(invoice) ? findReminderState(session, { kind: "invoice", id }) : null,
    findSaleRefund(session, invoice),
  ]);
  const credits = toCreditView(invoice, offered);
  const barrier = findBarrier("delete", invoice);
  const { line, meaning, tone } = toInvoiceStatusView(dated, today);
  return {
    id: invoice.id,
    companyId: session.companyId,
    reminders,
    /** The idempotency key of the page's forms. */
    key: randomUUID(),
    status: { line, meaning, tone },
    canBePaid: allowsOperation(invoice, "record_payment"),
    isEditable: allowsOperation(invoice, "edit"),
    /** The reason why the invoice cannot be deleted; null when it can. */
    barrier,
    refundText: describePaidMoney(invoice),
    /** How the money of a cash sale is given back when it is deleted; null for other invoices. */
    saleRefund,
    /**
     * The address of the page that sends the invoice; empty when the invoice cannot be sent or the
     * API has no customer links.
     */
    sendUrl:
      offered.includes("links") && allowsOperation(invoice, "send") ? invoicePaths.send(id) : "",
    /**
     * The address of the page that revokes the link; empty without a link, and while the invoice
     * can be sent.
     */
    linkUrl,
    /**
     * The address of the page that sends a reminder; empty when the state of the invoice allows
     * none, or when the API has no customer links or no reminders.
     */
    remindUrl:
      offered.includes("links") && offered.includes("send") && allowsOperation(invoice, "remind")
        ? invoicePaths.remind(id)
        : "",
    /**
     * The address of the page that repeats the invoice; empty when the invoice cannot be repeated
     * or the API has no repeats.
     */
    repeatUrl:
      offered.includes("repeats") && allowsOperation(invoice, "repeat")
        ? invoicePaths.repeatInvoice(id)
        : "",
    /**
     * True when the menu has the entry "Void". What prevents a deletion also prevents a void, but
     * does not hide the entry, because the page that the entry opens shows the reason.
     */
    canBeVoided:
      offered.includes("issued") && (barrier !== null || allowsOperation(invoice, "void")),
    /**
     * True when the menu has the entry "Delete". The dialog that the entry opens shows the barrier.
     */
    canBeDeleted: offered.includes("issued"),
    ...credits,
    money: toMoneyView(invoice, offered),
    /** The etag of the invoice, for deleting it. */
    basedOn: invoice.updated_at,
    voidReason: invoice.void_reason,
    /** The address of the versions; empty when the invoice has only one version. */
    versionsUrl: invoice.version > 1 ? versionsUrl : "",
    ...toHeadline(invoice, credits),
    due: formatDue(dated, today),
    no: invoice.no,
    title: invoice.title,
    contactName: invoice.contact_name,
    symbol: invoice.currency.symbol,
    dateAndTerm: [details.date, details.term].filter(Boolean).join(" · "),
    paper: renderPaper({
      invoice: details,
      paper,
      code: toPaymentCodeView(invoice.pay, invoice.currency.symbol),
    }),
    /** The newest payment is first, as in the history. */
    payments: invoice.payments
      .map((payment) => toPaymentView(payment, invoice, baseSymbol))
      .reverse(),
    /**
     * The address of the newest receipt; empty while something is left to pay, and without a
     * payment.
     */
    receiptUrl: isUnpaid(invoice) ? "" : findNewestReceiptUrl(invoice),
    contactUrls,
    customerUrl: offered.includes("owed")
      ? owedPaths.customer(invoice.contact_id, { returnTo: paths.invoice(id) })
      : "",
    history,
  };
}

/**
 * Returns the address of the page that revokes the link of an invoice that cannot be sent any more.
 * The address is empty when the invoice has no link, or can still be sent.
 */
async function findRevokePageUrl(session: Session, invoice: InvoiceRecord): Promise<string> {
  if (allowsOperation(invoice, "send") || !(await listExtensions()).includes("links")) return "";
  return (await findLink(session, invoice.id)) ? invoicePaths.send(invoice.id) : "";
}

/**
 * Returns the address of the receipt of the newest payment that was not undone; empty when there is
 * none.
 */
function findNewestReceiptUrl({ id, payments }: InvoiceRecord): string {
  const last = payments.findLast(({ reversed_on }) => reversed_on === "");
  return last ? toReceiptUrl(id, last) : "";
}

/** Returns the formatted main amount of the invoice and its label. */
function toHeadline(
  { status, balance, amount, credited }: InvoiceRecord,
  { toGiveBack }: { toGiveBack: string },
): { figure: string; caption: string } {
  if (status === INVOICE_STATUS.voided) return { figure: formatAmount(amount), caption: "" };
  if (toGiveBack) return { figure: toGiveBack, caption: words.captions.toGiveBack };
  // For a credited invoice the balance is shown, because the credited part was not paid.
  if (status === INVOICE_STATUS.received && !credited)
    return { figure: formatAmount(amount), caption: words.captions.paid };
  const { stillToPay, stillToPayOf } = words.captions;
  const caption =
    balance < amount ? fill(stillToPayOf, { total: formatAmount(amount) }) : stillToPay;
  return { figure: formatAmount(balance), caption };
}

/** Returns the due date in words; empty when nothing is owed or there is no due date. */
function formatDue(invoice: DatedInvoice, today: string): string {
  const { due, dueRelative: time } = describeDueDate(invoice, today);
  return isUnpaid(invoice) && due ? fill(dueDateWords.dueAndTime, { due, time }) : "";
}

/** Returns the customer's contact URLs; all are empty when the contact cannot be read. */
async function readContactUrls(session: Session, contactId: string): Promise<ContactUrls> {
  try {
    const { entity } = await readContact(session, contactId);
    return toContactUrls(session.countryId, { phone: entity.phone_no, email: entity.email });
  } catch (error) {
    if (error instanceof UpstreamFault && !error.isAccessDenied) return NO_CONTACT_URLS;
    throw error;
  }
}
