import { randomUUID } from "node:crypto";
import { formatAmount, toMinor, toDecimal } from "../../../../domain/money/money";
import { formatDate } from "../../../../domain/calendar/days";
import { commonWords } from "../../../../domain/words/common";
import { customerWords as words } from "../../../../domain/words/customer";
import { count } from "../../../../domain/words/in-languages";
import { fill } from "../../../../domain/words/message";
import { getCompanyToday } from "~/lib/company-day.server";
import { owedPaths } from "~/lib/owed-paths";
import { readSummary, type CustomerSummary } from "~/models/owed/summary.server";
import { formatDiscount } from "~/models/invoices/details.server";
import { paths } from "~/paths";
import type { Session } from "~/server/session/session-storage.server";
import { listExtensions, requireExtension } from "~/server/v2/extensions.server";
import { describeNewInvoiceDraft, findDraft } from "~/invoices/draft.server";
import { findReminderState } from "~/invoices/reminders/reminder-state.server";
import { invoicePaths } from "~/invoices/paths";
import { toContactUrls } from "~/invoices/contact-urls.server";
import { isForAnotherCustomer } from "./start-invoice.server";
import { findLatestEntries } from "./latest.server";

/**
 * Returns a customer's balances, latest entries and last prices, and the addresses that the page
 * links to.
 */
export async function loadCustomer(session: Session, id: string) {
  await requireExtension("owed");
  const [
    { contact, sums, bought, is_cash_customer },
    latest,
    newDraft,
    draftText,
    extensions,
    reminders,
  ] = await Promise.all([
    readSummary(session, id),
    findLatestEntries(session, id, getCompanyToday(session.countryId)),
    findDraft(session, "new"),
    describeNewInvoiceDraft(session),
    listExtensions(),
    findReminderState(session, { kind: "contact", id }),
  ]);
  const pageUrl = owedPaths.customer(id);
  const hasReceipts = extensions.includes("receipts") && !is_cash_customer;
  return {
    id: contact.id,
    name: contact.name,
    contact: [contact.phone_no, contact.email].filter(Boolean).join(" · "),
    contactUrls: toContactUrls(session.countryId, {
      phone: contact.phone_no,
      email: contact.email,
    }),
    sums: sums.map((sum) =>
      toSumView(sum, hasReceipts ? owedPaths.giveBack(id, { currency: sum.currency.code }) : ""),
    ),
    bought: bought.map(toLastPriceView),
    latest,
    reminders,
    /**
     * The draft of a new invoice for another customer; null without one. The user must discard it
     * before a new invoice for this customer can be created.
     */
    draft:
      newDraft && isForAnotherCustomer(newDraft, id)
        ? { key: newDraft.form.key, about: draftText ?? "" }
        : null,
    /**
     * The newest invoice, which "Same again" duplicates; null without one. Without the extension
     * `payments` there is no page of an issued invoice, so this page does not have that button.
     */
    newestInvoice: extensions.includes("payments") ? (latest?.invoices[0] ?? null) : null,
    /** The idempotency key of the forms on the page. */
    key: randomUUID(),
    companyId: session.companyId,
    /**
     * True when the customer has overdue invoices and the API can send one reminder for all of
     * them.
     */
    canRemindOfAllInvoices:
      ["links", "send", "send_papers"].every((name) => extensions.some((each) => each === name)) &&
      sums.some(({ overdue }) => overdue > 0n),
    pageUrl,
    /**
     * The address of the page that records a payment for several invoices; empty when the API has
     * no receipts, and for the contact of all cash sales.
     */
    recordPaymentUrl: hasReceipts ? owedPaths.recordPayment(id) : "",
    statementUrl: owedPaths.statement(id),
    // When the customer is a person, this address redirects to the person's form.
    editUrl: paths.editBusiness(id, { returnTo: pageUrl }),
    invoicesUrl: paths.invoices("all", { q: contact.name, period: "all" }),
    /** The address of the customer's credit notes; empty when the API has no credit notes. */
    creditNotesUrl: extensions.includes("credit_notes")
      ? invoicePaths.creditNotes({ q: contact.name, period: "all" })
      : "",
  };
}

/** Formats the sums of a currency. `giveBackUrl` gives back what is on account in it. */
function toSumView(sum: CustomerSummary["sums"][number], giveBackUrl: string) {
  const { symbol, code } = sum.currency;
  const toAmount = (amount: bigint) => ({ symbol, figure: formatAmount(amount) });
  return {
    code,
    owed: toAmount(sum.owed),
    owedCount: count(commonWords.invoices, sum.owed_count),
    /** The overdue amount; null when nothing is overdue. */
    overdue: sum.overdue > 0n ? toAmount(sum.overdue) : null,
    overdueCount: count(commonWords.invoices, sum.overdue_count),
    /** The amount to give back to the customer; null when it is zero. */
    credit: sum.credit > 0n ? toAmount(sum.credit) : null,
    /** The customer's money that no invoice has used; null when there is none. */
    onAccount: sum.on_account > 0n ? toAmount(sum.on_account) : null,
    giveBackUrl: sum.on_account > 0n ? giveBackUrl : "",
  };
}

/**
 * Formats the last price at which the customer bought a product as an entry of `Entries`. A price
 * cannot be undone, so `undone` is empty.
 */
function toLastPriceView(line: CustomerSummary["bought"][number]) {
  const discount = formatDiscount(line.discount);
  return {
    id: line.product_id,
    to: paths.invoice(line.invoice_id),
    date: formatDate(line.date),
    text: line.name,
    about: [line.invoice_no, discount && fill(words.less, { discount })]
      .filter(Boolean)
      .join(" · "),
    amount: {
      symbol: line.currency.symbol,
      figure: formatAmount(toMinor(toDecimal(line.unit_price))),
    },
    undone: "",
  };
}
