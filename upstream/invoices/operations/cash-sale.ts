import * as z from "zod";
import { chooseDepositAccount, type MethodKind } from "../../../domain/kinds";
import { toMinor, type Decimal } from "../../../domain/money/money";
import { getDayInZone } from "../../../domain/calendar/time-zone";
import { listDepositAccounts } from "../../company/deposit-accounts";
import { readTimeZoneAndCurrency } from "../../company/time-zone-and-currency";
import { TYPE_PERSON } from "../../contacts/record";
import { createContact } from "../../contacts/save";
import type { CompanyBooks } from "../../db/company-books";
import { ApiError, createRefusal } from "../../wire/api-error";
import type { ChangeContext } from "../../calls/calls";
import { formatWireAmount } from "../../wire/decimals";
import { optionalId, optionalNumber, parseOrRefuse } from "../../wire/fields";
import { recordPayment } from "../payments/record";
import { createInvoice } from "./create";
import { markSent } from "./mark-sent";
import { suggestInvoiceNumber } from "../../company/numbering";
import { formatInvoiceAmount, type InvoiceRecord } from "../read/record";
import { INVOICE_STATUS } from "../../../domain/invoices/status";
import { issue } from "../../wire/issue";
import { toRefusal, type Refusal } from "../../../domain/refusals/refusal";

const cashSalePayload = z.object({
  /** The lines, in the same format as the lines of an invoice. */
  items: z.unknown(),
  /** The id of the payment method. Defaults to the first cash method. */
  method_id: optionalId(issue("unknown_record", { record: "payment_method" })),
  /** The id of the account. Defaults to the deposit account of the payment method. */
  account_id: optionalId(issue("unknown_record", { record: "account" })),
  /** The reference of the payment, such as a transaction number. */
  reference: z.unknown(),
  /** The amount of cash that the customer handed over. */
  cash_given: z.unknown(),
  /** The amount shown to the customer. A sale that comes to a different amount is refused. */
  amount: optionalNumber(issue("not_a_number", { field: "amount" })),
});

/**
 * Creates an invoice dated today for the cash customer, marks it as sent and records its payment.
 * Returns the invoice and the payment's id. Must be called in a transaction that holds the company's
 * lock, with the books of one company.
 */
export async function createCashSale(
  books: CompanyBooks,
  body: unknown,
  { now, actor }: ChangeContext,
): Promise<{ record: InvoiceRecord; paymentId: number }> {
  const context = { now, actor };
  const payload = parseOrRefuse(cashSalePayload, body);
  const { id: ownCurrencyId, time_zone } = await readTimeZoneAndCurrency(books);
  const method = await readMethod(books, payload.method_id);
  const today = getDayInZone(time_zone, now);
  const invoicePayload = {
    contact_id: await ensureCashCustomer(books, context),
    currency_id: ownCurrencyId,
    term_id: await readCashTermId(books),
    date: today,
    no: await suggestInvoiceNumber(books),
    no_is_suggested: true,
    items: payload.items,
  };
  const { invoice } = await createInvoice(books, invoicePayload, context);
  const withoutEtag = { etag: undefined, ...context };
  await markSent(books, invoice.id, { body: { status: INVOICE_STATUS.sent }, ...withoutEtag });
  if (invoice.total <= 0) throw createRefusal("sale_of_nothing");
  const paymentBody = {
    amount: formatWireAmount(invoice.total),
    date: today,
    method_id: method.id,
    account_id: payload.account_id ?? (await readDepositAccountId(books, method.kind)),
    reference: payload.reference,
    cash_given: payload.cash_given,
  };
  const { id, record } = await recordPayment(books, invoice.id, {
    body: paymentBody,
    ...withoutEtag,
  });
  if (payload.amount) refuseOtherAmount(record, id, payload.amount);
  return { record, paymentId: id };
}

const CUSTOMER_NAME = "Cash customer";

/**
 * Returns the id of the contact of all cash sales. Creates this contact for the first cash sale, and
 * again when it was deleted.
 */
async function ensureCashCustomer(books: CompanyBooks, context: ChangeContext): Promise<number> {
  const existing = await books
    .selectFrom("companies")
    .innerJoin("contacts", "contacts.id", "companies.cash_contact_id")
    .select("contacts.id")
    .where("companies.id", "=", books.companyId)
    .executeTakeFirst();
  if (existing) return existing.id;
  const contact = { entity: { first_name: CUSTOMER_NAME }, is_customer: true };
  const id = await createContact(books, TYPE_PERSON, contact, context);
  await books
    .updateTable("companies")
    .set({ cash_contact_id: id })
    .where("id", "=", books.companyId)
    .execute();
  return id;
}

async function readCashTermId(books: CompanyBooks): Promise<number> {
  const term = await books
    .selectFrom("terms")
    .select("id")
    .where("kind", "=", "cash")
    .orderBy("id")
    .executeTakeFirst();
  return requireId(term, toRefusal("no_cash_term"));
}

async function readMethod(books: CompanyBooks, id: number | null) {
  const methods = books.selectFrom("methods").select(["id", "kind"]).orderBy("id");
  const method = await (
    id === null ? methods.where("kind", "=", "cash") : methods.where("id", "=", id)
  ).executeTakeFirst();
  if (method) return method;
  if (id === null) throw createRefusal("no_cash_method");
  throw createRefusal("unknown_record", { record: "payment_method" });
}

async function readDepositAccountId(books: CompanyBooks, methodKind: MethodKind): Promise<number> {
  const account = chooseDepositAccount(await listDepositAccounts(books), methodKind);
  return requireId(account, toRefusal("no_cash_account"));
}

function requireId(found: { id: number } | undefined, refusal: Refusal): number {
  if (!found) throw new ApiError(422, refusal);
  return found.id;
}

/**
 * Throws a refusal when the recorded amount differs from the amount that the customer saw, for example
 * because a tax rate was changed.
 */
function refuseOtherAmount(
  { invoice, payments }: InvoiceRecord,
  paymentId: number,
  shownAmount: Decimal,
) {
  const amount = payments.find(({ id }) => id === paymentId)?.amount ?? 0;
  if (toMinor(shownAmount) === BigInt(amount)) return;
  const [amountNow, amountBefore] = [
    formatInvoiceAmount(invoice, amount),
    formatInvoiceAmount(invoice, toMinor(shownAmount)),
  ];
  throw createRefusal("sale_amount_changed", { now: amountNow, before: amountBefore });
}
