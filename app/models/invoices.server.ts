import * as z from "zod";
import { convert, decimal, formatAmount } from "../../money/money";
import { companyToday, daysApart, relativeDay } from "~/lib/company-day.server";
import { showDate } from "~/lib/dates";
import type { InvoiceFilter, InvoiceTab } from "~/paths";
import type { Session } from "~/session.server";
import { callV2, fetchV2File } from "~/v2.server";
import { INVOICE_STATUS, isUnpaid, showStatus, type StatusShown } from "./invoice-status";
import { amount, decimalText, id, isOne, NO_DATE, text, toPage, wireDate, type ListPage } from "./wire.server";

const currency = z.object({ symbol: text, code: text });

const salesAnswer = z.object({
  transactions: z.array(
    z.object({
      id,
      status: z.coerce.number().int(),
      balance: amount,
      no: text,
      contact_name: text,
      amount,
      due_date: wireDate.nullish().transform((date) => date ?? NO_DATE),
      currency,
      currency_rate: decimalText,
    }),
  ),
  meta: z.object({ base_currency: currency }),
});

/** An amount as it is shown, the symbol apart so that it can be quieter. */
export type AmountShown = { symbol: string; figure: string };

export type InvoiceListItem = {
  id: string;
  contactName: string;
  no: string;
  amount: AmountShown;
  /** The equivalent in the company's currency; null when that is the invoice's. */
  baseAmount: AmountShown | null;
  /** "Due on 31/12/2026"; blank without a due date. */
  due: string;
  /** "in 3 days", "3 days overdue". */
  dueRelative: string;
  status: StatusShown;
};

/** One page of sales invoices, newest first. */
export async function listInvoices(
  session: Session,
  { tab, page, search = "", due, status }: { tab: InvoiceTab; page: number; search?: string } & InvoiceFilter,
): Promise<ListPage<InvoiceListItem>> {
  const { transactions, meta } = await callV2({
    path: "/sales",
    query: {
      entity_id: session.companyId,
      type: "SALE_INVOICE",
      page,
      search,
      list: tab === "all" ? undefined : tab,
      due,
      status: status && INVOICE_STATUS[status],
    },
    credentials: session.credentials,
    answer: salesAnswer,
  });
  const today = companyToday(session.countryId);
  const wanted = transactions.filter((row) => isUnder(row, tab) && isWithin(row, { due, status }, today));
  const rows = wanted.map((row) => toListItem(row, meta.base_currency.symbol, today));
  return toPage(transactions, rows);
}

function toListItem(row: SalesRow, baseSymbol: string, today: string): InvoiceListItem {
  const hasDue = row.due_date !== NO_DATE;
  return {
    id: row.id,
    contactName: row.contact_name,
    no: row.no,
    amount: { symbol: row.currency.symbol, figure: formatAmount(row.amount) },
    baseAmount: baseAmount(row, baseSymbol),
    due: hasDue ? `Due on ${showDate(row.due_date)}` : "",
    dueRelative: hasDue ? dueInWords(row, today) : "",
    status: isOverdue(row, today) ? { word: "Overdue", tone: "overdue" } : showStatus(row.status),
  };
}

function dueInWords(row: SalesRow, today: string): string {
  return isOverdue(row, today) ? `${daysApart(row.due_date, today)} overdue` : relativeDay(row.due_date, today);
}

type SalesRow = z.output<typeof salesAnswer>["transactions"][number];

// Filtered here too, for a server that ignores `list`.
function isUnder(row: SalesRow, tab: InvoiceTab): boolean {
  if (tab === "draft") return row.status === INVOICE_STATUS.draft;
  return tab === "unpaid" ? isUnpaid(row) : true;
}

// As `isUnder`.
function isWithin(row: SalesRow, { due, status }: InvoiceFilter, today: string): boolean {
  if (status && row.status !== INVOICE_STATUS[status]) return false;
  return !due || (isUnpaid(row) && isOverdue(row, today) === (due === "overdue"));
}

function isOverdue(row: SalesRow, today: string): boolean {
  return isUnpaid(row) && row.due_date !== NO_DATE && row.due_date < today;
}

function baseAmount(row: SalesRow, symbol: string): AmountShown | null {
  return isOne(row.currency_rate) ? null : { symbol, figure: formatAmount(convert(row.amount, decimal(row.currency_rate))) };
}

export async function nextInvoiceNumber(session: Session): Promise<string> {
  const { next_no } = await callV2({
    path: "/sales/invoices/next_no",
    query: { business_id: session.companyId },
    credentials: session.credentials,
    answer: z.object({ next_no: text }),
  });
  return next_no;
}

/** What is sent of a new invoice, beside what follows from the session; all numbers are exact decimal text. */
export type NewInvoice = {
  contactId: string;
  currencyId: string;
  currencyRate: string;
  date: string;
  /** `NO_DATE` for a cash term. */
  dueDate: string;
  termId: string;
  isCashTerm: boolean;
  no: string;
  /** The number is the suggested one: if it was taken meanwhile, the next will do. */
  noIsSuggested: boolean;
  title: string;
  memo: string;
  lines: {
    productId: string;
    accountId: string;
    name: string;
    /** Of a service; blank for a product. */
    description: string;
    quantity: string;
    unitPrice: string;
    discountPercent: string;
    taxCodeId: string;
  }[];
  payments: { methodId: string; accountId: string; amount: string }[];
};

const savedAnswer = z.object({ invoice: z.object({ id, no: text, amount }) });

/** `amount` is in minor units, as the API stored it. The same `key` makes the same one invoice. */
export async function createInvoice(
  session: Session,
  invoice: NewInvoice,
  key: string,
): Promise<{ id: string; no: string; amount: bigint }> {
  const { invoice: saved } = await callV2({
    method: "POST",
    path: "/sales/invoices",
    body: toPayload(session, invoice),
    credentials: session.credentials,
    idempotencyKey: key,
    answer: savedAnswer,
  });
  return saved;
}

function toPayload(session: Session, invoice: NewInvoice) {
  return {
    business_id: session.companyId,
    contact_id: invoice.contactId,
    currency_id: invoice.currencyId,
    currency_rate: invoice.currencyRate,
    date: invoice.date,
    ...(invoice.isCashTerm ? {} : { due_date: invoice.dueDate }),
    term_id: invoice.termId,
    is_cash_term: invoice.isCashTerm,
    no: invoice.no,
    no_is_suggested: invoice.noIsSuggested,
    title: invoice.title,
    memo: invoice.memo,
    status: INVOICE_STATUS.draft,
    tax_inclusive: false,
    is_progress_payment: false,
    is_recurring: false,
    recurring_id: 0,
    progress_pays: [],
    tags: [],
    files: [],
    items: invoice.lines.map((line, index) => ({
      line: index + 1,
      name: line.name,
      display_name: line.name,
      description: line.description,
      ...(line.productId ? { product_id: line.productId } : { account_id: line.accountId }),
      quantity: line.quantity,
      unit_price: line.unitPrice,
      discount: `${line.discountPercent}%`,
      tax_code_id: line.taxCodeId || null,
    })),
    ...(invoice.isCashTerm
      ? {
          partials: invoice.payments.map((payment) => ({
            method_id: payment.methodId,
            account_id: payment.accountId,
            amount: payment.amount,
          })),
        }
      : {}),
  };
}

/** The invoice's PDF and the file name the API gives it. */
export async function fetchInvoicePdf(session: Session, invoiceId: string) {
  return fetchV2File({
    path: `/sales/invoices/${encodeURIComponent(invoiceId)}/pdf`,
    query: { business_id: session.companyId },
    credentials: session.credentials,
    type: "application/pdf",
  });
}
