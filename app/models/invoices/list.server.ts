import type { AmountView } from "~/ui/amount";
import * as z from "zod";
import { convert, decimal, formatAmount } from "../../../domain/money/money";
import { companyToday } from "~/lib/company-day.server";
import { formatDate, NO_DATE } from "../../../domain/calendar/days";
import type { InvoiceFilter, InvoiceTab } from "~/paths";
import { callV2 } from "~/server/v2/client.server";
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

/** An amount as it is shown, the symbol apart so that it can be quieter. */
export type InvoiceRow = {
  id: string;
  isDraft: boolean;
  contactName: string;
  no: string;
  /** "30/11/2026"; blank without one. */
  date: string;
  amount: AmountView;
  /** What is to be paid yet, "1,661.60"; blank where nothing is. */
  left: string;
  /** Less than the total is, for what was paid or credited. */
  isPartLeft: boolean;
  /**
   * The equivalent of what is left, or else of the total, in the company's currency; null when that
   * is the invoice's.
   */
  baseAmount: AmountView | null;
  /** "Due on 31/12/2026"; blank without a due date. */
  due: string;
  /** ", in 3 days"; blank where it is late, which `status` says. */
  dueIn: string;
  /** In as few words as a row of a phone has room for. */
  status: Pick<StatusView, "word" | "tone">;
};

/** Which of them, in which order, and whether with what all of them come to. */
export type InvoiceQuery = { tab: InvoiceTab; search?: string } & InvoiceFilter & ListQuery;

export type InvoiceSum = z.output<typeof sum>;
type InvoicePage = ListPage<InvoiceRow> & { sums: InvoiceSum[] };

/** One page of sales invoices, newest first unless they are sorted. */
export async function listInvoices(
  session: Session,
  wanted: InvoiceQuery & { page: number },
): Promise<InvoicePage> {
  const { transactions, meta } = await readSales(session, wanted);
  const { tab, due, status } = wanted;
  const today = companyToday(session.countryId);
  const shown = transactions.filter(
    (row) => isInTab(row, tab) && matchesFilter(row, { due, status }, today),
  );
  const rows = shown.map((row) => toInvoiceRow(row, meta.base_currency.symbol, today));
  return { ...toPage(transactions, rows, meta), sums: meta.sums ?? [] };
}

/** As the API has them. */
export async function readSales(
  session: Session,
  { tab, page, rows, search = "", due, status, ...wanted }: InvoiceQuery & PageQuery,
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
      ...toListParams(wanted),
    },
    credentials: session.credentials,
    answer: salesAnswer,
  });
  return { transactions: transactions.map(toSalesRow), meta };
}

function toSalesRow({ due_date: dueDate, ...row }: z.output<typeof transaction>) {
  return { ...row, dueDate };
}

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
    dueIn: tone === "overdue" || !dueRelative ? "" : `, ${dueRelative}`,
    status: { word, tone },
  };
}

// Filtered here too, for a server that ignores `list`.
function isInTab(row: SalesRow, tab: InvoiceTab): boolean {
  if (tab === "draft") return row.status === INVOICE_STATUS.draft;
  return tab === "unpaid" ? isUnpaid(row) : true;
}

// As `isUnder`.
function matchesFilter(row: SalesRow, { due, status }: InvoiceFilter, today: string): boolean {
  if (status && row.status !== INVOICE_STATUS[status]) return false;
  return !due || (isUnpaid(row) && isOverdue(row, today) === (due === "overdue"));
}

function toBaseAmount(row: SalesRow, amount: bigint, symbol: string): AmountView | null {
  return isRateOne(row.currency_rate)
    ? null
    : { symbol, figure: formatAmount(convert(amount, decimal(row.currency_rate))) };
}

const nextNumberAnswer = z.object({ next_no: text });

export async function readNextInvoiceNumber(session: Session): Promise<string> {
  const { next_no } = await callV2({
    path: "/sales/invoices/next_no",
    query: { business_id: session.companyId },
    credentials: session.credentials,
    answer: nextNumberAnswer,
  });
  return next_no;
}
