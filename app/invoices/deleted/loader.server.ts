import { randomUUID } from "node:crypto";
import { formatAmount } from "../../../domain/money/money";
import { deletedInvoiceWords as words } from "../../../domain/words/deleted-invoices";
import { formatCompanyTime } from "~/lib/company-day.server";
import { formatDate } from "../../../domain/calendar/days";
import { listDeletedInvoices, type DeletedInvoice } from "~/models/invoices/issued.server";
import { readPages } from "~/models/pages.server";
import { paths } from "~/paths";
import type { Session } from "~/server/session/session-storage.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { renderTableHead, type Column } from "~/ui/table-head.server";

function listColumns(): Column[] {
  const { date, number, customer, deleted, total, restore } = words.columns;
  return [
    ...[date, number, customer, deleted].map((name) => ({ name })),
    { name: total, isFigure: true },
    { name: restore },
  ];
}

/** Returns the deleted invoices from page 1 to the page in the address. */
export async function loadDeletedInvoices(session: Session, request: Request) {
  await requireExtension("issued");
  const fetchPage = async (page: number) => {
    const { rows, ...rest } = await listDeletedInvoices(session, page);
    return { ...rest, rows: rows.map((row) => toDeletedRow(row, session.countryId)) };
  };
  const page = await readPages(new URL(request.url).searchParams, fetchPage, (number) =>
    paths.deletedInvoices({ page: number }),
  );
  return { key: randomUUID(), page, head: renderTableHead(listColumns()) };
}

function toDeletedRow(row: DeletedInvoice, countryId: string) {
  const { id, no, contact_name: contactName, amount, date, currency, deleted_at } = row;
  return {
    id,
    no,
    contactName,
    date: formatDate(date),
    amount: { symbol: currency.symbol, figure: formatAmount(amount) },
    deletedAt: formatCompanyTime(countryId, deleted_at),
  };
}

export type DeletedRow = ReturnType<typeof toDeletedRow>;
