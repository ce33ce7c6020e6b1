import * as z from "zod";
import { dayIn } from "../clock";
import { readCompany } from "../company";
import { PERSON } from "../contacts/open";
import { createContact } from "../contacts/save";
import type { CompanyBooks } from "../db/company-books";
import { unacceptable } from "../http/api-error";
import type { Act } from "../http/calls";
import { amountText } from "../http/decimals";
import { optionalId, parseOrRefuse } from "../http/fields";
import { recordPayment } from "../invoice-payments/record";
import { createInvoice } from "./create";
import { markSent } from "./mark-sent";
import { suggestNumber } from "./numbering";
import { STATUS } from "./status";

const cashSalePayload = z.object({
  items: z.unknown(),
  /** The first that is cash, when left out. */
  method_id: optionalId("The payment method was not found."),
  /** The first that money can be deposited to, when left out. */
  account_id: optionalId("The account was not found."),
});

/**
 * Stores an invoice of today to the cash customer, sent and paid, and returns its id and that of
 * its payment; to be called in a transaction, in the books of one company.
 */
export async function sellForCash(
  books: CompanyBooks,
  body: unknown,
  { now, actor }: Act,
): Promise<{ invoiceId: number; paymentId: number }> {
  const act = { now, actor };
  const payload = parseOrRefuse(cashSalePayload, body);
  const company = await readCompany(books);
  const today = dayIn(company.time_zone, now);
  const sold = {
    contact_id: await cashCustomer(books, act),
    currency_id: company.id,
    term_id: await cashTerm(books),
    date: today,
    no: await suggestNumber(books),
    no_is_suggested: true,
    items: payload.items,
  };
  const invoiceId = await createInvoice(books, sold, act);
  const unseen = { version: undefined, ...act };
  await markSent(books, invoiceId, { body: { status: STATUS.sent }, ...unseen });
  const payment = {
    amount: await amountOf(books, invoiceId),
    date: today,
    method_id: payload.method_id ?? (await cashMethod(books)),
    account_id: payload.account_id ?? (await cashAccount(books)),
  };
  const paymentId = await recordPayment(books, invoiceId, { body: payment, ...unseen });
  return { invoiceId, paymentId };
}

const CUSTOMER = "Cash customer";

/** Whom all cash sales of the company are made out to: made at the first, and anew when deleted. */
async function cashCustomer(books: CompanyBooks, act: Act): Promise<number> {
  const known = await books
    .selectFrom("companies")
    .innerJoin("contacts", "contacts.id", "companies.cash_contact_id")
    .select("contacts.id")
    .where("companies.id", "=", books.companyId)
    .executeTakeFirst();
  if (known) return known.id;
  const contact = { entity: { first_name: CUSTOMER }, is_customer: true };
  const id = await createContact(books, PERSON, contact, act);
  await books
    .updateTable("companies")
    .set({ cash_contact_id: id })
    .where("id", "=", books.companyId)
    .execute();
  return id;
}

async function cashTerm(books: CompanyBooks): Promise<number> {
  const term = await books
    .selectFrom("terms")
    .select("id")
    .where("name", "=", "Cash")
    .orderBy("id")
    .executeTakeFirst();
  return orRefuse(term, "This company has no term 'Cash'.");
}

async function cashMethod(books: CompanyBooks): Promise<number> {
  const method = await books
    .selectFrom("methods")
    .select("id")
    .where("kind", "=", "cash")
    .orderBy("id")
    .executeTakeFirst();
  return orRefuse(method, "This company takes no cash. Please choose a payment method.");
}

/** Of those in a group named for cash, if there is one. */
async function cashAccount(books: CompanyBooks): Promise<number> {
  const accounts = await books
    .selectFrom("ledger_accounts")
    .select(["id", "group_name"])
    .where("kind", "=", "cash")
    .orderBy("id")
    .execute();
  const inCash = accounts.find(({ group_name }) => /cash|tunai/i.test(group_name));
  return orRefuse(inCash ?? accounts[0], "This company has no account to deposit cash to.");
}

function orRefuse(found: { id: number } | undefined, message: string): number {
  if (!found) throw unacceptable(message);
  return found.id;
}

async function amountOf(books: CompanyBooks, invoiceId: number): Promise<string> {
  const { total } = await books
    .selectFrom("invoices")
    .select("total")
    .where("id", "=", invoiceId)
    .executeTakeFirstOrThrow();
  if (total <= 0) throw unacceptable("A cash sale must come to more than nothing.");
  return amountText(total);
}
