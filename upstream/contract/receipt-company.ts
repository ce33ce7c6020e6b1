import { expect } from "vitest";
import type { InvoiceSeed } from "../books/types";
import { fillVersions } from "../invoices/versions/fill-versions";
import { checkCompany } from "../reports/check/check-books";
import { tinyBooks, tinyInvoice, tinyLine } from "../testing/fixtures";
import {
  createPerson,
  getList,
  getNumber,
  getValue,
  NOW,
  type Api,
  type Person,
  type Reply,
} from "./api";
import { expectCorrectTotals } from "./running-totals";

/** An issued invoice of the customer of the test, by its number. */
export type Invoice = { id: number; path: string };

/** A company whose customer has unpaid invoices, and ids for the payloads of receipts. */
export type ReceiptCompany = {
  person: Person;
  contactId: number;
  /** Invoices by number, such as `INV-0001`. */
  invoices: Record<string, Invoice>;
  ids: Record<"cash" | "bank" | "till" | "maybank" | "myr" | "sgd", number>;
};

/** Creates a company with one invoice for each total, dated and due on successive days. */
export async function createReceiptCompany(
  api: Api,
  totals: string[],
  overrides: Partial<InvoiceSeed> = {},
): Promise<ReceiptCompany> {
  const invoices = totals.map((unitPrice, index) =>
    tinyInvoice({
      date: `2026-11-0${index + 1}`,
      dueDate: `2026-11-1${index + 1}`,
      lines: [{ ...tinyLine, unitPrice }],
      ...overrides,
    }),
  );
  const person = await createPerson(api, tinyBooks({ invoices }));
  await fillVersions(api.db, NOW);
  const { body } = await person.get(`/sales?entity_id=${person.companyId}`);
  return {
    person,
    contactId: await person.readContactId("Kopitiam Jaya"),
    invoices: Object.fromEntries(
      getList(body, "transactions").map((row) => {
        const id = getNumber(row, "id");
        return [String(getValue(row, "no")), { id, path: `/sales/invoices/${id}` }];
      }),
    ),
    ids: {
      cash: await person.readId("methods", "Cash"),
      bank: await person.readId("methods", "Bank Transfer"),
      till: await person.readId("accounts", "Till"),
      maybank: await person.readId("accounts", "Maybank"),
      myr: await person.readId("currencies", "MYR"),
      sgd: await person.readId("currencies", "SGD"),
    },
  };
}

/** Returns the invoice with this number. Throws when there is none. */
export function getInvoice({ invoices }: ReceiptCompany, no: string): Invoice {
  const invoice = invoices[no];
  if (!invoice) throw new RangeError(`There is no invoice ${no}.`);
  return invoice;
}

/** Records money by bank transfer on 20 November; fields of `receipt` replace these values. */
export function postReceipt(
  { person, contactId, ids }: ReceiptCompany,
  receipt: Record<string, unknown>,
  headers?: Record<string, string>,
): Promise<Reply> {
  const body = {
    ...{ date: "2026-11-20", currency_id: ids.myr, method_id: ids.bank, account_id: ids.maybank },
    ...receipt,
  };
  return person.post(`/contacts/${contactId}/receipts`, body, headers);
}

/** Gives money back by bank transfer today; fields of `refund` replace these values. */
export function postRefund(
  { person, contactId, ids }: ReceiptCompany,
  refund: Record<string, unknown>,
  headers?: Record<string, string>,
): Promise<Reply> {
  const body = {
    ...{ date: "2026-11-21", currency_id: ids.myr, method_id: ids.bank, account_id: ids.maybank },
    ...refund,
  };
  return person.post(`/contacts/${contactId}/refunds`, body, headers);
}

/** Reads the balance of an invoice, such as "12.00". */
export async function readBalance(company: ReceiptCompany, no: string): Promise<unknown> {
  const { body } = await company.person.get(getInvoice(company, no).path);
  return getValue(body, "invoice", "balance");
}

/** Reads what the customer has on account in ringgit, such as "12.00". */
export async function readOnAccount({ person, contactId }: ReceiptCompany): Promise<unknown> {
  const { body } = await person.get(`/contacts/${contactId}/receipts`);
  const [sum] = getList(body, "on_account");
  return getValue(sum, "on_account") ?? "0.00";
}

/** Checks the whole books of the company, by sums of their own, and its running totals. */
export async function expectCorrectBooks(api: Api, { person }: ReceiptCompany): Promise<void> {
  await expectCorrectTotals(api, person);
  const company = { id: person.companyId, name: "" };
  const { findings } = await api.db
    .transaction()
    .execute((transaction) => checkCompany(transaction, company, NOW));
  expect(findings).toEqual([]);
}
