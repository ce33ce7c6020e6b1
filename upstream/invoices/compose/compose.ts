import { getDayInZone } from "../../../domain/calendar/time-zone";
import { NO_DATE } from "../../../domain/calendar/days";
import { readTimeZoneAndCurrency } from "../../company/time-zone-and-currency";
import type { CompanyBooks } from "../../db/company-books";
import { createRefusal } from "../../wire/api-error";
import { toCanonicalText } from "../../wire/decimals";
import { parseOrRefuse } from "../../wire/fields";
import { hasCashRounding } from "../../../domain/money/cash-rounding";
import { composeLines, chooseExchangeRate, addLineAmounts } from "./lines";
import type { StoredParts } from "./parts";
import { dueDatePayload, invoicePayload, createPaymentsPayload } from "./payload";
import { derivePaymentChanges } from "./payments";
import { refuseUnknownPaymentReferences, readReferences } from "./references";
import { buildInvoiceSearchText, buildLinesSearchText } from "./search-texts";

/**
 * Validates the payload of a new or edited invoice. Returns the payload's invoice number (`no`), and
 * the columns, lines and changes of payments to store. `stored` are the lines and payments that the
 * invoice already has; `NO_PARTS` for a new one. Throws a refusal when the payload is invalid.
 */
export async function composeInvoice(
  books: CompanyBooks,
  body: unknown,
  { stored, now }: { stored: StoredParts; now: Date },
) {
  const payload = parseOrRefuse(invoicePayload, body);
  const references = await readReferences(books, payload, stored);
  const hasCashTerm = references.term.kind === "cash";
  const dueDate = hasCashTerm ? NO_DATE : parseOrRefuse(dueDatePayload, body).due_date;
  const { partials } = parseOrRefuse(createPaymentsPayload({ takesNew: hasCashTerm }), body);
  await refuseUnknownPaymentReferences(books, partials);
  const company = await readTimeZoneAndCurrency(books);
  await refuseCurrencyChange(books, stored, references.currency);
  const rate = chooseExchangeRate(payload, references.currency);
  const { lines, total } = addLineAmounts(composeLines(payload, references, stored), rate);
  const payments = derivePaymentChanges(stored, partials, {
    date: payload.date,
    today: getDayInZone(company.time_zone, now),
    currency_rate: toCanonicalText(rate),
    total,
    cashMethodIds: hasCashRounding(company.code, references.currency.code)
      ? await readCashMethodIds(books)
      : new Set<number>(),
  });
  const columns = {
    contact_id: references.contact.id,
    term_id: references.term.id,
    currency_id: references.currency.id,
    currency_rate: toCanonicalText(rate),
    date: payload.date,
    due_date: dueDate,
    title: payload.title,
    memo: payload.memo,
    items_text: buildLinesSearchText(
      lines.map((line) => ({
        ...line,
        account_name: references.accounts.get(line.ledger_account_id ?? 0)?.name ?? null,
      })),
    ),
  };
  return { no: payload.no, columns, lines, payments };
}

/** Throws a refusal when the currency of an issued invoice with active payments changes. */
async function refuseCurrencyChange(
  books: CompanyBooks,
  { isIssued, payments, currencyId }: StoredParts,
  { id }: { id: number },
): Promise<void> {
  if (!isIssued || payments.length === 0 || id === currencyId) return;
  const { code } = await books
    .selectFrom("currencies")
    .select("code")
    .where("id", "=", currencyId)
    .executeTakeFirstOrThrow();
  throw createRefusal("currency_locked", { count: payments.length, currency: code });
}

/** Returns the ids of the payment methods of the kind cash. */
async function readCashMethodIds(books: CompanyBooks): Promise<Set<number>> {
  const methods = await books
    .selectFrom("methods")
    .select("id")
    .where("kind", "=", "cash")
    .execute();
  return new Set(methods.map(({ id }) => id));
}

type ComposedInvoice = Awaited<ReturnType<typeof composeInvoice>>;

/**
 * Returns the invoice columns with the search text and the assigned number `no`, which may differ
 * from the number in the payload.
 */
export function withNumber({ columns }: ComposedInvoice, no: string) {
  return { ...columns, no, search_text: buildInvoiceSearchText({ ...columns, no }) };
}
