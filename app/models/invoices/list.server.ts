import type { AmountView } from "~/ui/amount";
import * as z from "zod";
import { convertCurrency, toDecimal, formatAmount } from "../../../domain/money/money";
import { getCompanyToday } from "~/lib/company-day.server";
import { formatDate, NO_DATE } from "../../../domain/calendar/days";
import type { InvoiceFilter, InvoiceTab } from "~/paths";
import { callV2 } from "~/server/v2/client.server";
import { dueDateWords as words } from "../../../domain/words/due-dates";
import { fill } from "../../../domain/words/message";
import { describeDueDate } from "./due.server";
import { toListParams, type ListQuery, type PageQuery } from "../list-query";
import { INVOICE_STATUS, isOverdue, isUnpaid } from "../../../domain/invoices/status";
import { toInvoiceStatusView, type StatusView } from "./status-view.server";
import {
  amount,
  decimalText,
  id,
  integer,
  isRateOne,
  optionalDate,
  pageSize,
  text,
  toPage,
  type ListPage,
} from "../wire.server";
import type { Session } from "~/server/session/session-storage.server";

const currency = z.object({ symbol: text, code: text });

const transaction = z.object({
  id,
  status: integer,
  balance: amount,
  no: text,
  contact_name: text,
  amount,
  due_date: optionalDate,
  currency,
  currency_rate: decimalText,
  credited: amount.nullish().transform((credited) => credited ?? null),
  date: optionalDate,
  transactions: z
    .array(z.object({ amount }))
    .nullish()
    .transform((payments) => payments ?? []),
});

const sum = z.object({
  currency,
  count: z.number().int(),
  drafts: z.number().int(),
  voided: z.number().int(),
  billed: amount,
  received: amount,
  credited: amount,
  left: amount,
  to_give_back: amount,
});

const salesAnswer = z.object({
  transactions: z.array(transaction),
  meta: z.object({
    per_page: pageSize,
    base_currency: currency,
    total: z.coerce
      .number()
      .int()
      .nullish()
      .transform((total) => total ?? null),
    sums: z.array(sum).nullish(),
  }),
});

/**
 * An invoice in the list of invoices. The symbol of an amount is separate, so that it can be
 * styled.
 */
export type InvoiceRow = {
  id: string;
  isDraft: boolean;
  contactName: string;
  no: string;
  /** The date: "30/11/2026". Empty when the invoice has none. */
  date: string;
  amount: AmountView;
  /** The balance to pay: "1,661.60". Empty when nothing is owed. */
  left: string;
  /** Whether something is owed, but less than the total because of payments or credit notes. */
  isPartLeft: boolean;
  /**
   * The base amount of the balance when `isPartLeft` is true, otherwise of the total. Null when the
   * invoice is in the company's own currency.
   */
  baseAmount: AmountView | null;
  /** "Due on 31/12/2026". Empty when the invoice has no due date and is not overdue. */
  due: string;
  /**
   * ", in 3 days". Empty when `due` is empty, and when the invoice is overdue, because `status` has
   * the number of days.
   */
  dueIn: string;
  /** The status in a few words, which fit into a row on a phone. */
  status: Pick<StatusView, "word" | "tone">;
};

/**
 * The filters, the order, and whether the answer includes sums. `ids` selects invoices by id, with
 * the extension `selections`.
 */
export type InvoiceQuery = { tab: InvoiceTab; search?: string; ids?: string[] } & InvoiceFilter &
  ListQuery;

/**
 * The sums of the invoices in one currency, on all pages of the list. `count` and the amounts cover
 * the issued invoices that are not void. `left` is the amount to pay, and `to_give_back` the
 * overpaid amount. `drafts` and `voided` are numbers of invoices.
 */
export type InvoiceSum = z.output<typeof sum>;
type InvoicePage = ListPage<InvoiceRow> & { sums: InvoiceSum[] };

/** Lists one page of sales invoices. The newest are first unless the query has a sort order. */
export async function listInvoices(
  session: Session,
  query: InvoiceQuery & { page: number },
): Promise<InvoicePage> {
  const { transactions, meta } = await readSales(session, query);
  const { tab, due, status } = query;
  const today = getCompanyToday(session.countryId);
  const matching = transactions.filter(
    (row) => isInTab(row, tab) && matchesFilter(row, { due, status }, today),
  );
  const rows = matching.map((row) => toInvoiceRow(row, meta.base_currency.symbol, today));
  return { ...toPage({ received: transactions, rows, meta }), sums: meta.sums ?? [] };
}

/** Reads one page of sales invoices without converting them for display. */
export async function readSales(
  session: Session,
  { tab, page, rows, search = "", due, status, ids, ...listQuery }: InvoiceQuery & PageQuery,
) {
  const { transactions, meta } = await callV2({
    path: "/sales",
    query: {
      entity_id: session.companyId,
      type: "SALE_INVOICE",
      page,
      per_page: rows,
      search,
      list: tab === "all" ? undefined : tab,
      due,
      status: status && INVOICE_STATUS[status],
      ids: ids?.join(","),
      ...toListParams(listQuery),
    },
    credentials: session.credentials,
    answer: salesAnswer,
  });
  return { transactions: transactions.map(toSalesRow), meta };
}

function toSalesRow({ due_date: dueDate, ...row }: z.output<typeof transaction>) {
  return { ...row, dueDate };
}

/** An invoice of the list before it is converted for display. Amounts are in minor units. */
export type SalesRow = ReturnType<typeof toSalesRow>;

function toInvoiceRow(row: SalesRow, baseSymbol: string, today: string): InvoiceRow {
  const isOwed = isUnpaid(row);
  const isPartLeft = isOwed && row.balance < row.amount;
  const { word, tone } = toInvoiceStatusView(row, today);
  const { due, dueRelative } = describeDueDate(row, today);
  return {
    id: row.id,
    isDraft: row.status === INVOICE_STATUS.draft,
    contactName: row.contact_name,
    no: row.no,
    date: row.date === NO_DATE ? "" : formatDate(row.date),
    amount: { symbol: row.currency.symbol, figure: formatAmount(row.amount) },
    left: isOwed ? formatAmount(row.balance) : "",
    isPartLeft,
    baseAmount: toBaseAmount(row, isPartLeft ? row.balance : row.amount, baseSymbol),
    due,
    dueIn: tone === "overdue" || !dueRelative ? "" : fill(words.then, { time: dueRelative }),
    status: { word, tone },
  };
}

// A plain v2 API ignores `list`, so the invoices are filtered here as well.
function isInTab(row: SalesRow, tab: InvoiceTab): boolean {
  if (tab === "draft") return row.status === INVOICE_STATUS.draft;
  return tab === "unpaid" ? isUnpaid(row) : true;
}

// A plain v2 API ignores `due` and `status`, so the invoices are filtered here as well.
function matchesFilter(row: SalesRow, { due, status }: InvoiceFilter, today: string): boolean {
  if (status && row.status !== INVOICE_STATUS[status]) return false;
  return !due || (isUnpaid(row) && isOverdue(row, today) === (due === "overdue"));
}

function toBaseAmount(row: SalesRow, amount: bigint, symbol: string): AmountView | null {
  return isRateOne(row.currency_rate)
    ? null
    : { symbol, figure: formatAmount(convertCurrency(amount, toDecimal(row.currency_rate))) };
}

const nextNumberAnswer = z.object({ next_no: text });

/** Reads the number that the API suggests for the next new invoice. */
export async function readNextInvoiceNumber(session: Session): Promise<string> {
  const { next_no } = await callV2({
    path: "/sales/invoices/next_no",
    query: { business_id: session.companyId },
    credentials: session.credentials,
    answer: nextNumberAnswer,
  });
  return next_no;
}
