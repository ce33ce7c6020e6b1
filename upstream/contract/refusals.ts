import { expect, it } from "vitest";
import { getValue, createPerson, send, type Api } from "./api";
import { DAMAGED_TEXT_MESSAGE, createInvoicePayload, createMugLine } from "./payloads";

/** Changes that make a valid payload invalid, with the API's message for each. */
const INVALID_CHANGES: [Record<string, unknown>, string][] = [
  [{ contact_id: undefined }, "Please choose a contact."],
  [{ contact_id: "" }, "Please choose a contact."],
  [{ contact_id: 2_000_000_000 }, "The contact was not found."],
  [{ currency_id: null }, "Please choose a currency."],
  [{ currency_id: 2_000_000_000 }, "The currency was not found."],
  [{ term_id: 0 }, "Please choose a payment term."],
  [{ term_id: 2_000_000_000 }, "The payment term was not found."],
  [{ currency_rate: "2" }, "The exchange rate of the company's own currency is 1."],
  [{ currency_rate: 0 }, "The exchange rate must be above zero."],
  [{ currency_rate: "-1" }, "The exchange rate must be above zero."],
  [{ currency_rate: "1e3" }, "The exchange rate is not a number."],
  [{ currency_rate: "3,200" }, "The exchange rate is not a number."],
  [{ date: "2026-02-30" }, "The invoice date is not a date."],
  [{ date: "0000-00-00" }, "The invoice date is not a date."],
  [{ date: "21/11/2026" }, "The invoice date is not a date."],
  [{ no: "" }, "An invoice number is needed."],
  [{ no: undefined }, "An invoice number is needed."],
  [{ no: "9".repeat(31) }, "An invoice number can have at most 30 characters."],
  [{ title: "x".repeat(201) }, "The title can have at most 200 characters."],
  [{ memo: "x".repeat(4001) }, "The notes can have at most 4000 characters."],
  [{ memo: "a\0b" }, `The notes: ${DAMAGED_TEXT_MESSAGE}`],
  [{ memo: "a\ufffdb" }, `The notes: ${DAMAGED_TEXT_MESSAGE}`],
  [{ title: "\ud800" }, `The title: ${DAMAGED_TEXT_MESSAGE}`],
  [{ no: "INV-\udfff1" }, `An invoice number: ${DAMAGED_TEXT_MESSAGE}`],
  [{ status: 2 }, "A new invoice is a draft."],
  [{ tax_inclusive: true }, "Prices that include tax cannot be kept."],
  [{ items: [] }, "Please add at least one line."],
  [{ items: undefined }, "Please add at least one line."],
  [{ items: "none" }, "Please add at least one line."],
  [{ partials: [{}] }, "Payment 1: Please choose a payment method."],
];

const INVALID_LINE_CHANGES: [Record<string, unknown>, string][] = [
  [{ quantity: "two" }, "Line 1: The quantity is not a number."],
  [{ quantity: "" }, "Line 1: The quantity is not a number."],
  [{ quantity: "1,5" }, "Line 1: The quantity is not a number."],
  [{ quantity: "\uff11" }, "Line 1: The quantity is not a number."],
  [{ unit_price: null }, "Line 1: The price is not a number."],
  [{ unit_price: "1.234,50" }, "Line 1: The price is not a number."],
  [{ unit_price: "1,234.50" }, "Line 1: The price is not a number."],
  [{ unit_price: "RM5" }, "Line 1: The price is not a number."],
  [{ discount: "RM50" }, "Line 1: The discount must be a percentage from 0 to 100."],
  [{ discount: "100.01" }, "Line 1: The discount must be a percentage from 0 to 100."],
  [{ discount: "-1%" }, "Line 1: The discount must be a percentage from 0 to 100."],
  [{ name: "Caf\ufffd" }, `Line 1: The name: ${DAMAGED_TEXT_MESSAGE}`],
  [{ description: "\0" }, `Line 1: The description: ${DAMAGED_TEXT_MESSAGE}`],
  [{ product_id: null }, "Line 1: Please choose an item or an account."],
  [{ account_id: 1 }, "Line 1: Please choose an item or an account."],
  [{ product_id: 2_000_000_000 }, "Line 1: The item was not found."],
  [{ tax_code_id: 2_000_000_000 }, "Line 1: The tax code was not found."],
  [{ quantity: "-2" }, "The total cannot be below zero."],
  [{ unit_price: "999999999999.99" }, "Line 1: The amount is too large."],
  [{ quantity: "-2", unit_price: "999999999999.99" }, "Line 1: The amount is too large."],
];

/** Declares the tests whose titles begin with "a refused invoice" (see `declareContract`). */
export function declareRefusalContract(api: () => Api): void {
  it("has more text than an invoice may have", async () => {
    const person = await createPerson(api());
    const line = await createMugLine(person, { description: "x".repeat(2000) });
    const payload = await createInvoicePayload(person, {
      items: Array.from({ length: 100 }, () => line),
    });
    const message =
      "The names and descriptions of all lines together can have at most 200,000 characters.";
    for (const path of ["/sales/invoices", "/sales/invoices/preview"]) {
      const reply = await person.post(path, payload);
      expect([path, reply.status, reply.body]).toEqual([path, 422, { message }]);
    }
  });

  it("has a missing or invalid field and is not stored", async () => {
    const person = await createPerson(api());
    const payload = await createInvoicePayload(person);
    for (const [change, message] of INVALID_CHANGES) {
      const reply = await person.post("/sales/invoices", { ...payload, ...change });
      expect([change, reply.status, reply.body]).toEqual([change, 422, { message }]);
    }
    expect(await countInvoices(api(), person.companyId)).toBe(0);
  });

  it("has an invalid line", async () => {
    const person = await createPerson(api());
    const payload = await createInvoicePayload(person);
    const line = await createMugLine(person);
    for (const [change, message] of INVALID_LINE_CHANGES) {
      const items = [{ ...line, ...change }];
      const reply = await person.post("/sales/invoices", { ...payload, items });
      expect([change, reply.status, reply.body]).toEqual([change, 422, { message }]);
    }
  });

  it("has payments that are invalid or above the total", async () => {
    const person = await createPerson(api());
    const payload = await createInvoicePayload(person);
    const method_id = await person.readId("methods", "Cash");
    const account_id = await person.readId("accounts", "Till");
    for (const [amount, message] of [
      ["6.01", "The payments are above the total."],
      ["0", "Payment 1: The amount must be 0.01 or more, with at most two decimals."],
      ["1.005", "Payment 1: The amount must be 0.01 or more, with at most two decimals."],
      ["x", "Payment 1: The amount is not a number."],
      ["1.234,50", "Payment 1: The amount is not a number."],
    ]) {
      const partials = [{ method_id, account_id, amount }];
      const reply = await person.post("/sales/invoices", { ...payload, partials });
      expect([amount, reply.status, reply.body]).toEqual([amount, 422, { message }]);
    }
  });

  it("has an account of another kind or an inactive tax code", async () => {
    const person = await createPerson(api());
    const till = await person.readId("accounts", "Till");
    const sales = await person.readId("categories", "Sales");
    const method_id = await person.readId("methods", "Cash");
    const tax_code_id = await person.readId("tax_codes", "SV-8");
    const messageFor = async (change: Record<string, unknown>) =>
      getValue(
        (await person.post("/sales/invoices", await createInvoicePayload(person, change))).body,
        "message",
      );
    const serviceLine = { product_id: null, account_id: till };
    expect(await messageFor({ items: [await createMugLine(person, serviceLine)] })).toBe(
      "Line 1: The account was not found.",
    );
    expect(await messageFor({ partials: [{ method_id, account_id: sales, amount: "1" }] })).toBe(
      "Payment 1: The account was not found.",
    );
    await api()
      .db.updateTable("tax_codes")
      .set({ is_active: false })
      .where("id", "=", tax_code_id)
      .execute();
    expect(await messageFor({ items: [await createMugLine(person, { tax_code_id })] })).toBe(
      "Line 1: The tax code was not found.",
    );
  });

  it("has no due date, no rate for a foreign currency, or a rate at which it is too large", async () => {
    const person = await createPerson(api());
    const term_id = await person.readId("terms", "30 Days");
    const currency_id = await person.readId("currencies", "SGD");
    for (const [change, message] of [
      [{ term_id }, "The due date is needed, and must be a date."],
      [{ term_id, due_date: "0000-00-00" }, "The due date is needed, and must be a date."],
      [{ currency_id, currency_rate: undefined }, "The exchange rate is needed."],
      [{ currency_id, currency_rate: "" }, "The exchange rate is not a number."],
      [
        { currency_id, currency_rate: "999999999999" },
        "The total is too large at this exchange rate.",
      ],
    ] as const) {
      const reply = await person.post(
        "/sales/invoices",
        await createInvoicePayload(person, change),
      );
      expect([reply.status, getValue(reply.body, "message")]).toEqual([422, message]);
    }
  });

  it("gets 400 for invalid JSON, and 422 for an empty body and JSON that is no invoice", async () => {
    const person = await createPerson(api());
    for (const body of ["{", "nonsense", '{"a":', "\u0000", "[".repeat(100_000)]) {
      const reply = await person.post("/sales/invoices", body);
      expect([body, reply.status]).toEqual([body, 400]);
      expect(getValue(reply.body, "message")).toEqual(expect.any(String));
    }
    for (const body of ["[]", "null", "7", '"text"', "", "{}"]) {
      const reply = await person.post("/sales/invoices", body);
      expect([body, reply.status]).toEqual([body, 422]);
    }
  });

  it("gets 413 for a body above 1 MB, with or without a Content-Length", async () => {
    const person = await createPerson(api());
    const large = JSON.stringify({ memo: "x".repeat(1_100_000) });
    expect((await person.post("/sales/invoices", large)).status).toBe(413);
    const stream = new Blob([large]).stream();
    const init = { method: "POST", headers: person.headers, body: stream, duplex: "half" as const };
    expect((await send(api(), "/v2/sales/invoices", init)).status).toBe(413);
    expect((await person.get("/lists/counts")).status).toBe(200);
  });
}

async function countInvoices({ db }: Api, companyId: number): Promise<number> {
  const { count } = await db
    .selectFrom("invoices")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("company_id", "=", companyId)
    .executeTakeFirstOrThrow();
  return count;
}
