import { randomUUID } from "node:crypto";
import { formatAmount, toMinor, decimal } from "../../../../domain/money/money";
import { formatDate } from "../../../../domain/calendar/days";
import { companyToday } from "~/lib/company-day.server";
import { owedPaths } from "~/lib/owed-paths";
import { pluralize } from "~/lib/pluralize";
import { readSummary, type CustomerSummary } from "~/models/owed/summary.server";
import { formatDiscount } from "~/models/invoices/details.server";
import { paths } from "~/paths";
import type { Session } from "~/server/session/session-storage.server";
import { listExtensions, requireExtension } from "~/server/v2/extensions.server";
import { describeNewInvoiceDraft, findDraft } from "~/invoices/draft.server";
import { invoicePaths } from "~/invoices/paths";
import { toContactUrls } from "~/invoices/contact-urls.server";
import { isForAnotherCustomer } from "./start-invoice.server";
import { findLatest } from "./latest.server";

/**
 * Returns a customer's balances, latest entries, last prices and the addresses of the next steps.
 */
export async function loadCustomer(session: Session, id: string) {
  await requireExtension("owed");
  const [{ contact, sums, bought }, latest, newDraft, draftText, offered] = await Promise.all([
    readSummary(session, id),
    findLatest(session, id, companyToday(session.countryId)),
    findDraft(session, "new"),
    describeNewInvoiceDraft(session),
    listExtensions(),
  ]);
  const pageUrl = owedPaths.customer(id);
  return {
    id: contact.id,
    name: contact.name,
    contact: [contact.phone_no, contact.email].filter(Boolean).join(" · "),
    contactUrls: toContactUrls(session.countryId, {
      phone: contact.phone_no,
      email: contact.email,
    }),
    sums: sums.map(toSumView),
    bought: bought.map(toLastPriceView),
    latest,
    /**
     * The draft of a new invoice for another customer, which must be discarded before a new one
     * starts.
     */
    draft:
      newDraft && isForAnotherCustomer(newDraft, id)
        ? { key: newDraft.form.key, about: draftText ?? "" }
        : null,
    /** The newest invoice, which "Same again" copies. */
    newestInvoice: offered.includes("payments") ? (latest?.invoices[0] ?? null) : null,
    key: randomUUID(),
    companyId: session.companyId,
    /** Whether the customer has late invoices of which the app can remind. */
    canRemindOfAllInvoices:
      ["links", "send", "send_papers"].every((name) => offered.some((each) => each === name)) &&
      sums.some(({ overdue }) => overdue > 0n),
    here: pageUrl,
    statementUrl: owedPaths.statement(id),
    // For a person, this address redirects to the person's form.
    editUrl: paths.editBusiness(id, { returnTo: pageUrl }),
    invoicesUrl: paths.invoices("all", { q: contact.name }),
    /** Empty when the API has no credit notes. */
    creditNotesUrl: offered.includes("credit_notes")
      ? invoicePaths.creditNotes({ q: contact.name })
      : "",
  };
}

function toSumView(sum: CustomerSummary["sums"][number]) {
  const { symbol, code } = sum.currency;
  const toAmount = (amount: bigint) => ({ symbol, figure: formatAmount(amount) });
  return {
    code,
    owed: toAmount(sum.owed),
    owedCount: pluralize(sum.owed_count, "invoice"),
    /** Null when nothing is overdue. */
    overdue: sum.overdue > 0n ? toAmount(sum.overdue) : null,
    overdueCount: pluralize(sum.overdue_count, "invoice"),
    credit: sum.credit > 0n ? toAmount(sum.credit) : null,
  };
}

/** Returns the last price at which the customer bought a product. */
function toLastPriceView(line: CustomerSummary["bought"][number]) {
  const discount = formatDiscount(line.discount);
  return {
    id: line.product_id,
    to: paths.invoice(line.invoice_id),
    date: formatDate(line.date),
    text: line.name,
    about: [line.invoice_no, discount && `less ${discount}`].filter(Boolean).join(" · "),
    amount: {
      symbol: line.currency.symbol,
      figure: formatAmount(toMinor(decimal(line.unit_price))),
    },
    undone: "",
  };
}
