import {
  getValue,
  API_KEY,
  createPerson,
  getNumber,
  send,
  type Api,
  type Person,
} from "../../../contract/api";
import { postCreditNote } from "../../../contract/credit-notes";
import { toStoredInvoice, type StoredInvoice } from "../../../contract/invoices";
import { tinyBooks } from "../../../testing/fixtures";
import { createReceipts } from "./complete-receipts";

/**
 * The ids of a company whose books contain the result of every operation, created through the API, and
 * of another company of the same owner.
 */
export type CompleteBooks = { companyId: number; otherCompanyId: number };

/** Creates INV-0001 and the following invoices in the first of two companies. */
export async function createCompleteBooks(api: Api): Promise<CompleteBooks> {
  const person = await createPerson(api, tinyBooks(), tinyBooks({ company: { countryId: 200 } }));
  const company = { person, ids: await readIds(person) };
  await createPartlyCreditedInvoice(company);
  await createInvoiceEditedTwice(company);
  await createVoidInvoice(company);
  await createDeletedInvoice(company);
  await createRestoredInvoice(company);
  await createForeignCurrencyInvoice(company);
  await createCashSale(company);
  await createRenumberedDraftInvoice(company);
  await createDeletedDraftInvoice(company);
  await createRepeatedInvoice(company);
  await createInvoicePaidInCash(company);
  // INV-0013 and INV-0014
  const unpaid = [await issueInvoice(company), await issueInvoice(company)] as const;
  await createReceipts(person, company.ids, unpaid);
  await createInvoiceWithTypedNumber(company);
  await saveReminders(company);
  return { companyId: person.companyId, otherCompanyId: person.companyIds[1] ?? 0 };
}

type TestCompany = { person: Person; ids: Awaited<ReturnType<typeof readIds>> };

/** Reads the ids that payloads need. */
async function readIds(person: Person) {
  return {
    kopitiam: await person.readContactId("Kopitiam Jaya"),
    lim: await person.readContactId("Lim Mei Hua"),
    ringgit: await person.readId("currencies", "MYR"),
    dollar: await person.readId("currencies", "SGD"),
    term: await person.readId("terms", "30 Days"),
    mug: await person.readProductId("Mug"),
    tax: await person.readId("tax_codes", "SV-8"),
    sales: await person.readId("categories", "Sales"),
    bank: {
      method_id: await person.readId("methods", "Bank Transfer"),
      account_id: await person.readId("accounts", "Maybank"),
    },
    till: {
      method_id: await person.readId("methods", "Cash"),
      account_id: await person.readId("accounts", "Till"),
    },
  };
}

const TODAY = "2026-11-21";

/** Creates INV-0001, which is overdue, with CN-0001 to CN-0003, of which CN-0002 is void. */
async function createPartlyCreditedInvoice(company: TestCompany): Promise<void> {
  const invoice = await issueInvoice(company, {
    due_date: "2026-11-20",
    items: createMugLines(company, [
      { quantity: "3", unit_price: "33.35", discount: "10", isTaxed: true },
      { quantity: "7", unit_price: "1.03", isTaxed: true },
      { quantity: "1", unit_price: "7.00" },
    ]),
  });
  await postCreditNote(company.person, invoice, ["1"], { reason: "Came broken" });
  const { body } = await postCreditNote(company.person, invoice, ["0", "2"]);
  await postCreditNote(company.person, invoice, ["1", "1"], { date: TODAY });
  const note = getNumber(body, "credit_note", "id");
  await company.person.post(`/sales/credit_notes/${note}/void`, { reason: "Counted wrongly" });
  const first = await recordPayment(company, invoice, { amount: "20.00" });
  await recordPayment(company, invoice, { amount: "10.00", date: TODAY });
  await company.person.delete(`${invoice.path}/payments/${getNumber(first.body, "payment_id")}`);
  await shareAndRemind(company, invoice);
}

/** Creates a link that is opened and revoked, then another link, and records a reminder. */
async function shareAndRemind({ person }: TestCompany, { path }: StoredInvoice): Promise<void> {
  const { body } = await person.post(`${path}/link`, {});
  await send(person.api, `/v2/public/invoices/${String(getValue(body, "link", "token"))}/opened`, {
    method: "POST",
    headers: { "x-api-key": API_KEY },
  });
  await person.delete(`${path}/link`);
  await person.post(`${path}/link`, {});
  await person.post(`${path}/reminders`, { way: "whatsapp" });
}

/** Creates INV-0002 with three versions: a changed price, then another customer and other notes. */
async function createInvoiceEditedTwice(company: TestCompany): Promise<void> {
  const first = await issueInvoice(company);
  const items = createMugLines(company, [{ quantity: "2", unit_price: "4.50" }]);
  const second = toStoredInvoice(
    await company.person.put(first.path, createInvoicePayload(company, { ...INV_0002, items })),
  );
  await company.person.put(
    second.path,
    createInvoicePayload(company, {
      ...INV_0002,
      items,
      contact_id: company.ids.lim,
      memo: "Mended",
    }),
  );
}

const INV_0002 = { no: "INV-0002" };

/** Creates INV-0003, which is void and whose reminders are paused. */
async function createVoidInvoice(company: TestCompany): Promise<void> {
  const invoice = await issueInvoice(company);
  await company.person.put(`${invoice.path}/reminders`, { paused: true });
  await company.person.post(`${invoice.path}/void`, { reason: "Sent twice" });
}

/**
 * Creates INV-0004, whose lines change places while it is a draft invoice, and which is deleted after
 * its payment was undone.
 */
async function createDeletedInvoice(company: TestCompany): Promise<void> {
  const { person } = company;
  const items = createMugLines(company, [
    { quantity: "1", unit_price: "5.00" },
    { quantity: "2", unit_price: "10.00", isTaxed: true },
  ]);
  const invoice = toStoredInvoice(
    await person.post("/sales/invoices", createInvoicePayload(company, { items })),
  );
  const swappedItems = items.map((item, index) => ({
    ...item,
    line: items.length - index,
    id: getValue(invoice.invoice, "items", index, "id"),
  }));
  const payload = createInvoicePayload(company, { no: "INV-0004", items: swappedItems });
  await person.put(invoice.path, payload);
  await person.put(`${invoice.path}/status`, { status: 1 });
  const { body } = await recordPayment(company, invoice, { amount: "3.00" });
  await company.person.delete(`${invoice.path}/payments/${getNumber(body, "payment_id")}`);
  await company.person.delete(invoice.path);
}

/** Creates INV-0005, which is deleted and restored. */
async function createRestoredInvoice(company: TestCompany): Promise<void> {
  const invoice = await issueInvoice(company);
  await company.person.delete(invoice.path);
  await company.person.post(`${invoice.path}/restore`, {});
}

/** Creates INV-0006 in SGD with two payments at different rates and CN-0004. */
async function createForeignCurrencyInvoice(company: TestCompany): Promise<void> {
  const invoice = await issueInvoice(company, {
    currency_id: company.ids.dollar,
    currency_rate: "3.3",
    date: "2026-10-20",
    items: createMugLines(company, [{ quantity: "3", unit_price: "33.33", isTaxed: true }]),
  });
  await recordPayment(company, invoice, { amount: "10.00", date: "2026-10-31" });
  await recordPayment(company, invoice, { amount: "10.00", currency_rate: "3.4" });
  await postCreditNote(company.person, invoice, ["1"]);
}

/** Creates INV-0007, a cash sale of 10.03. */
async function createCashSale(company: TestCompany): Promise<void> {
  const items = [
    { line: 1, name: "Sales", quantity: "1", unit_price: "10.03", account_id: company.ids.sales },
  ];
  await company.person.post("/sales/cash", { business_id: company.person.companyId, items });
}

/** Creates a draft invoice as INV-0008 and renumbers it to A-1. */
async function createRenumberedDraftInvoice(company: TestCompany): Promise<void> {
  const draft = toStoredInvoice(
    await company.person.post("/sales/invoices", createInvoicePayload(company)),
  );
  await company.person.put(draft.path, createInvoicePayload(company, { no: "A-1" }));
}

/** Creates the draft invoice INV-0009, pauses its reminders and deletes it. */
async function createDeletedDraftInvoice(company: TestCompany): Promise<void> {
  const draft = toStoredInvoice(
    await company.person.post("/sales/invoices", createInvoicePayload(company)),
  );
  await company.person.put(`${draft.path}/reminders`, { paused: true });
  await company.person.delete(draft.path);
}

/**
 * Creates INV-0010 with a monthly repeat that issues, INV-0011 for its first day, and skips its
 * second day.
 */
async function createRepeatedInvoice(company: TestCompany): Promise<void> {
  const invoice = await issueInvoice(company, { date: "2026-08-31", due_date: "2026-09-30" });
  const { body } = await company.person.post("/repeats", {
    ...{ invoice_id: invoice.id, every: "month", from: "2026-09-30", until: "2026-12-31" },
    mode: "issue",
  });
  const repeat_id = getNumber(body, "repeat", "id");
  const repeatFields = { repeat_id, repeat_date: "2026-09-30" };
  await company.person.post("/sales/invoices", createInvoicePayload(company, repeatFields));
  await company.person.post(`/repeats/${repeat_id}/skip`, { date: "2026-10-31" });
}

/** Creates INV-0012, paid in part by bank transfer and then in cash with rounding. */
async function createInvoicePaidInCash(company: TestCompany): Promise<void> {
  const invoice = await issueInvoice(company, {
    items: createMugLines(company, [{ quantity: "1", unit_price: "10.02" }]),
  });
  await recordPayment(company, invoice, { amount: "5.00" });
  await recordPayment(company, invoice, { amount: "5.02", ...company.ids.till });
}

/** Creates INV-0041 with a typed number, so that numbers before it are missing, and INV-0042. */
async function createInvoiceWithTypedNumber(company: TestCompany): Promise<void> {
  const typed = { no: "INV-0041", no_is_suggested: false };
  await company.person.post("/sales/invoices", createInvoicePayload(company, typed));
  await issueInvoice(company);
}

/** Turns reminders on, and pauses those of a contact. */
async function saveReminders({ person, ids }: TestCompany): Promise<void> {
  await person.put(`/companies/${person.companyId}/reminders`, {
    ...{ is_on: true, days: [7, 14], excluded_weekdays: [6] },
    texts: [{ language: "ms", kind: "late", text: "Salam" }],
  });
  await person.put(`/contacts/${ids.lim}/reminders`, { paused: true });
}

async function issueInvoice(company: TestCompany, overrides: object = {}): Promise<StoredInvoice> {
  const { person } = company;
  const draft = toStoredInvoice(
    await person.post("/sales/invoices", createInvoicePayload(company, overrides)),
  );
  await person.put(`${draft.path}/status`, { status: 1 });
  return draft;
}

/** Returns the payload of an invoice, by default for two mugs. */
function createInvoicePayload(company: TestCompany, overrides: object = {}): object {
  const { person, ids } = company;
  return {
    business_id: person.companyId,
    contact_id: ids.kopitiam,
    ...{ currency_id: ids.ringgit, currency_rate: "1", term_id: ids.term },
    ...{ date: "2026-11-01", due_date: "2026-12-01", title: "Crockery", memo: "Thank you" },
    ...{ no: "INV-0001", no_is_suggested: true, partials: [] },
    items: createMugLines(company, [{ quantity: "2", unit_price: "3.00" }]),
    ...overrides,
  };
}

type Mugs = { quantity: string; unit_price: string; discount?: string; isTaxed?: boolean };

function createMugLines({ ids }: TestCompany, lines: Mugs[]): object[] {
  return lines.map(({ isTaxed = false, ...line }, index) => ({
    ...{ line: index + 1, name: "", discount: "0", product_id: ids.mug },
    tax_code_id: isTaxed ? ids.tax : null,
    ...line,
  }));
}

async function recordPayment(
  { person, ids }: TestCompany,
  { path }: StoredInvoice,
  payment: object,
) {
  return person.post(`${path}/payments`, { date: "2026-11-20", ...ids.bank, ...payment });
}
