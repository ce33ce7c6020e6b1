import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { tinyBooks, tinyInvoice } from "../testing/fixtures";
import { getValue, getValues, getList, createPerson, type Api } from "./api";
import { postInvoice, createEditPayload, readNewestInvoice, toStoredInvoice } from "./invoices";
import { ANY_TEXT } from "./matchers";
import { createMugLine } from "./payloads";

/** Declares the tests whose titles begin with "an edited invoice" (see `declareContract`). */
export function declareEditedInvoiceContract(api: () => Api): void {
  it("is returned with the changed fields and stored with them", async () => {
    const person = await createPerson(api());
    const before = await postInvoice(person);
    const payload = await createEditPayload(person, before, {
      contact_id: await person.readContactId("Lim Mei Hua"),
      term_id: await person.readId("terms", "30 Days"),
      due_date: "2026-12-20",
      currency_id: await person.readId("currencies", "SGD"),
      currency_rate: "3.2",
      date: "2026-11-20",
      title: "More crockery",
      memo: "Bring a box",
    });
    const { status, body } = await person.put(before.path, payload);
    expect(status).toBe(200);
    expect(getValue(body, "invoice")).toEqual({
      ...Object(before.invoice),
      contact_id: payload.contact_id,
      contact_name: "Lim Mei Hua",
      term_id: payload.term_id,
      term: { id: payload.term_id, name: "30 Days" },
      is_cash_term: false,
      due_date: "2026-12-20",
      currency_id: payload.currency_id,
      currency: { id: payload.currency_id, code: "SGD", symbol: "S$" },
      currency_rate: "3.200000",
      date: "2026-11-20",
      title: "More crockery",
      memo: "Bring a box",
      updated_at: ANY_TEXT,
    });
    expect((await person.get(before.path)).body).toEqual(body);
  });

  it("keeps lines by their ids, adds new lines and removes the others", async () => {
    const person = await createPerson(api());
    const before = await postInvoice(person, {
      items: [
        await createMugLine(person, { name: "First" }),
        await createMugLine(person, { name: "Second", line: 2 }),
      ],
    });
    const [, second] = getList(before.invoice, "items");
    const items = [
      await createMugLine(person, { name: "Third", unit_price: "10.00" }),
      { ...Object(second), line: 2, quantity: "1" },
      // The line with this id was removed in another tab.
      await createMugLine(person, { id: 2_000_000_000, name: "Fourth", line: 3 }),
    ];
    const { body } = await person.put(
      before.path,
      await createEditPayload(person, before, { items }),
    );
    const lines = getList(body, "invoice", "items");
    expect(getValues(lines, "name")).toEqual(["Third", "Second", "Fourth"]);
    expect(getValues(lines, "line")).toEqual([1, 2, 3]);
    expect(getValue(lines[1], "id")).toBe(getValue(second, "id"));
    expect(new Set(getValues(lines, "id")).size).toBe(3);
    expect(getValues(lines, "id")).not.toContain(2_000_000_000);
    expect(getValue(body, "invoice", "amount")).toBe("29.00");
  });

  it("has no due date with a cash term, and needs a due date with any other term", async () => {
    const person = await createPerson(api(), tinyBooks({ invoices: [tinyInvoice()] }));
    const before = await readNewestInvoice(person);
    const cash = { term_id: await person.readId("terms", "Cash"), due_date: "2026-12-01" };
    const edited = await person.put(before.path, await createEditPayload(person, before, cash));
    expect(edited.body).toMatchObject({ invoice: { due_date: "0000-00-00", is_cash_term: true } });
    const withoutDueDate = { due_date: undefined };
    const refused = await person.put(
      before.path,
      await createEditPayload(person, before, withoutDueDate),
    );
    expect([refused.status, refused.body]).toEqual([
      422,
      { message: "The due date is needed, and must be a date." },
    ]);
  });

  it("cannot have a date after its first payment or a total below its payments", async () => {
    const payment = { method: "bank", ledgerAccount: "bank", amount: "60.00" };
    const payments = ["2026-11-12", "2026-11-10"].map((date) => ({ ...payment, date }));
    const invoices = [
      tinyInvoice({ payments: payments.map((each) => ({ ...each, amount: "30" })) }),
    ];
    const person = await createPerson(api(), tinyBooks({ invoices }));
    const before = await readNewestInvoice(person);
    const edit = async (change: Record<string, unknown>) =>
      person.put(before.path, await createEditPayload(person, before, change));
    const laterDate = await edit({ date: "2026-11-11", due_date: "2026-12-11" });
    const message =
      "The invoice has a payment of 10/11/2026. Please choose that day or an earlier one as its date.";
    expect([laterDate.status, laterDate.body]).toEqual([422, { message }]);
    const lowerTotal = await edit({ items: [await createMugLine(person, { quantity: 1 })] });
    expect([lowerTotal.status, lowerTotal.body]).toEqual([
      422,
      { message: "The payments are above the total." },
    ]);
    expect((await readNewestInvoice(person)).invoice).toEqual(before.invoice);
    expect((await edit({ date: "2026-11-10", due_date: "2026-12-11" })).status).toBe(200);
  });

  it("gives its payments its new date while it is a draft", async () => {
    const payments = [
      { method: "cash", ledgerAccount: "till", amount: "3.00", date: "2026-11-01" },
    ];
    const invoices = [tinyInvoice({ status: 0, term: "cash", dueDate: "0000-00-00", payments })];
    const person = await createPerson(api(), tinyBooks({ invoices }));
    const before = await readNewestInvoice(person);
    const change = { date: "2026-11-15", due_date: undefined };
    const { body } = await person.put(before.path, await createEditPayload(person, before, change));
    expect(body).toMatchObject({
      invoice: { date: "2026-11-15", payments: [{ date: "2026-11-15" }] },
    });
  });

  it("stays unchanged when its payload is invalid", async () => {
    const person = await createPerson(api());
    const before = await postInvoice(person);
    for (const [change, message] of [
      [{ contact_id: "" }, "Please choose a contact."],
      [{ items: [] }, "Please add at least one line."],
      [{ no: " " }, "An invoice number is needed."],
      [
        { items: [await createMugLine(person, { quantity: "x" })] },
        "Line 1: The quantity is not a number.",
      ],
      [
        { items: [await createMugLine(person, { quantity: -1 })] },
        "The total cannot be below zero.",
      ],
    ] as const) {
      const reply = await person.put(before.path, await createEditPayload(person, before, change));
      expect([change, reply.status, reply.body]).toEqual([change, 422, { message }]);
    }
    expect((await readNewestInvoice(person)).invoice).toEqual(before.invoice);
  });

  it("is changed once when a call is repeated with the same idempotency key", async () => {
    const person = await createPerson(api());
    const before = await postInvoice(person);
    const payload = await createEditPayload(person, before, { memo: "Once" });
    const headers = { "idempotency-key": randomUUID(), "if-match": before.etag };
    const first = await person.put(before.path, payload, headers);
    const second = await person.put(before.path, payload, headers);
    expect(first.status).toBe(200);
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    expect((await readNewestInvoice(person)).etag).toBe(toStoredInvoice(first).etag);
  });
}
