import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { tinyBooks } from "../testing/fixtures";
import { at, column, listAt, newPerson, numberAt, type Api, type Person } from "./api";
import { expectTrueTotals } from "./running-totals";

export function cashSaleContract(api: () => Api): void {
  it("is an invoice to the cash customer, sent, paid and received in one call", async () => {
    const person = await newPerson(api());
    const { status, body } = await sell(person, { unit_price: "10.40", quantity: "3" });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      invoice: {
        contact_name: "Cash customer",
        no: "INV-0001",
        date: "2026-11-21",
        term: { name: "Cash" },
        status: 5,
        amount: "31.20",
        balance: "0.00",
        payments: [{ amount: "31.20", method_kind: "cash", account_name: "Till" }],
      },
    });
    expect(numberAt(body, "payment_id")).toBe(numberAt(body, "invoice", "payments", 0, "id"));
    await expectTrueTotals(api(), person);
  });

  it("has one cash customer however many sales there are, and rounds what is paid", async () => {
    const person = await newPerson(api());
    const sales = await Promise.all([1, 2, 3].map(() => sell(person, { unit_price: "1.03" })));
    for (const { body } of sales) {
      expect(body).toMatchObject({
        invoice: { amount: "1.03", rounding: "0.02", balance: "0.00" },
      });
    }
    const ids = sales.map(({ body }) => at(body, "invoice", "contact_id"));
    expect(new Set(ids).size).toBe(1);
    const { body } = await person.get(`/contacts/${person.company}`);
    const names = column(listAt(body, "contacts"), "display_name");
    expect(names.filter((name) => name === "Cash customer")).toHaveLength(1);
    await expectTrueTotals(api(), person);
  });

  it("is made once for a key", async () => {
    const person = await newPerson(api());
    const key = { "idempotency-key": randomUUID() };
    const [first, again] = [await sell(person, {}, key), await sell(person, {}, key)];
    expect(again.body).toEqual(first.body);
    const { body } = await person.get(`/sales?entity_id=${person.company}`);
    expect(listAt(body, "transactions")).toHaveLength(1);
  });

  it.each([
    [{ unit_price: "0" }, "A cash sale must come to more than nothing."],
    [{ quantity: "many" }, "Line 1: The quantity is not a number."],
    [{ product_id: 1, account_id: null }, "Line 1: The item was not found."],
  ])("is refused with a line of %j, and leaves nothing behind", async (line, message) => {
    const person = await newPerson(api());
    const reply = await sell(person, line);
    expect([reply.status, reply.body]).toEqual([422, { message }]);
    expect((await person.get("/lists/counts")).body).toMatchObject({
      counts: { invoices: 0, contacts: 2 },
    });
    expect((await person.get("/sales/invoices/next_no")).body).toEqual({ next_no: "INV-0001" });
  });

  it("is refused in words where the company takes no cash", async () => {
    const methods = [{ ref: "bank", name: "Bank Transfer" }];
    const person = await newPerson(api(), tinyBooks({ methods }));
    expect((await sell(person)).body).toEqual({
      message: "This company takes no cash. Please choose a payment method.",
    });
  });
}

async function sell(person: Person, line: object = {}, headers?: Record<string, string>) {
  const account_id = await person.idOf("categories", "Sales");
  const item = { line: 1, name: "Sales", quantity: "1", unit_price: "5.00", discount: "0%" };
  const items = [{ ...item, account_id, ...line }];
  return person.post("/sales/cash", { business_id: person.company, items }, headers);
}
