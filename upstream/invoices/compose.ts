import { NO_DATE } from "../clock";
import type { CompanyBooks } from "../db/company-books";
import { canonical } from "../http/decimals";
import { parseOrRefuse } from "../http/fields";
import { searchText } from "../search";
import { keptLines, rateOf, calculatedLines } from "./lines";
import type { StoredParts } from "./parts";
import { dueDatePayload, invoicePayload, paymentsPayload } from "./payload";
import { keptPayments } from "./payments";
import { checkPaymentReferences, readReferences } from "./references";
import { itemsText } from "./items-text";

/**
 * What is to be stored of a payload, by the same rules for a new invoice and
 * for one that has parts already; refused with what is wrong with it.
 */
export async function composeInvoice(books: CompanyBooks, body: unknown, stored: StoredParts) {
  const payload = parseOrRefuse(invoicePayload, body);
  const references = await readReferences(books, payload, stored);
  const isCash = references.term.name === "Cash";
  const dueDate = isCash ? NO_DATE : parseOrRefuse(dueDatePayload, body).due_date;
  const { partials } = parseOrRefuse(paymentsPayload({ takesNew: isCash }), body);
  await checkPaymentReferences(books, partials);
  const rate = rateOf(payload, references.currency);
  const payments = keptPayments(stored.payments, partials, {
    date: payload.date,
    currency_rate: canonical(rate),
  });
  const lines = calculatedLines(keptLines(payload, references, stored), payments, rate);
  const columns = {
    contact_id: references.contact.id,
    term_id: references.term.id,
    currency_id: references.currency.id,
    currency_rate: canonical(rate),
    date: payload.date,
    due_date: dueDate,
    title: payload.title,
    memo: payload.memo,
    items_text: itemsText(
      lines.map((line) => ({
        ...line,
        account_name: references.accounts.get(line.ledger_account_id ?? 0)?.name ?? null,
      })),
    ),
  };
  return { no: payload.no, columns, lines, payments };
}

type Composed = Awaited<ReturnType<typeof composeInvoice>>;

/** The columns with the number that the invoice gets, which may not be the one it asked for. */
export function numbered({ columns }: Composed, no: string) {
  return { ...columns, no, search_text: searchText(no, columns.memo) };
}
