import { LIST_LIMITS } from "../../../domain/limits/lists";
import { minorToText } from "../../../domain/money/money";
import type { CsvCell } from "~/lib/csv";
import { NO_DATE } from "../../../domain/calendar/days";
import { readCreditNotes, type CreditNoteQuery } from "~/models/credit-notes/list.server";
import { readSales, type InvoiceQuery } from "~/models/invoices/list.server";
import { readPayments } from "~/models/invoices/payment-list.server";
import { getStatusFacts } from "../../../domain/invoices/status";
import { en as english } from "../../../domain/words/en/statuses";
import { toInvoiceStatusView } from "~/models/invoices/status-view.server";
import type { ListQuery } from "~/models/list-query";
import { getCompanyToday } from "~/lib/company-day.server";
import type { Session } from "~/server/session/session-storage.server";
import type { CsvSource } from "./csv-stream.server";

/** The number of rows per API call. */
const ROWS_PER_PART = LIST_LIMITS.rows;

export function createInvoiceCsvSource(session: Session, query: InvoiceQuery): CsvSource {
  const header = [
    ...["Date", "Due date", "Number", "Customer", "Status", "Currency", "Rate"],
    ...["Total", "Paid", "Credited", "Still to pay"],
  ];
  const read = async (page: number) => {
    const { transactions, meta } = await readSales(session, {
      ...query,
      page,
      rows: ROWS_PER_PART,
    });
    const today = getCompanyToday(session.countryId);
    const rows = transactions.map((row): CsvCell[] => {
      const isCounted = getStatusFacts(row.status).isCounted;
      const paid = row.transactions.reduce((sum, { amount }) => sum + amount, BigInt(0));
      return [
        ...[toDateCell(row.date), toDateCell(row.dueDate), row.no, row.contact_name],
        ...[toInvoiceStatusView(row, today, english).name, row.currency.code],
        ...[{ figure: row.currency_rate }, toMoneyCell(row.amount), toMoneyCell(paid)],
        // Nothing is owed for draft and void invoices, as in the sums above the list.
        ...[
          toMoneyCell(row.credited ?? BigInt(0)),
          toMoneyCell(isCounted ? row.balance : BigInt(0)),
        ],
      ];
    });
    return { rows, total: meta.total ?? rows.length };
  };
  return { header, read };
}

export function createPaymentCsvSource(session: Session, query: ListQuery): CsvSource {
  const header = [
    ...["Date", "Customer", "Invoice", "Method", "Account", "Reference"],
    ...["Currency", "Amount", "Undone on"],
  ];
  const read = async (page: number) => {
    const { payments, meta } = await readPayments(session, {
      ...query,
      page,
      rows: ROWS_PER_PART,
    });
    const rows = payments.map((row): CsvCell[] => [
      ...[
        toDateCell(row.date),
        row.contact_name,
        row.invoice_no,
        row.method_name,
        row.account_name,
      ],
      ...[row.reference, row.currency.code, toMoneyCell(row.amount), row.reversed_on ?? ""],
    ]);
    return { rows, total: meta.total };
  };
  return { header, read };
}

export function createCreditNoteCsvSource(session: Session, query: CreditNoteQuery): CsvSource {
  const header = [
    ...["Date", "Number", "Invoice", "Customer", "Reason"],
    ...["Currency", "Amount", "Voided on"],
  ];
  const read = async (page: number) => {
    const { credit_notes, meta } = await readCreditNotes(session, {
      ...query,
      page,
      rows: ROWS_PER_PART,
    });
    const rows = credit_notes.map((row): CsvCell[] => [
      ...[toDateCell(row.date), row.no, row.invoice_no, row.contact_name, row.reason],
      ...[row.currency.code, toMoneyCell(row.amount), row.voided_on ?? ""],
    ]);
    return { rows, total: meta.total };
  };
  return { header, read };
}

function toDateCell(date: string): string {
  return date === NO_DATE ? "" : date;
}

function toMoneyCell(minor: bigint): CsvCell {
  return { figure: minorToText(minor) };
}
