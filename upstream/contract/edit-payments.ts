import { expect, it } from "vitest";
import { tinyBooks, tinyInvoice } from "../testing/fixtures";
import { valueAt, valuesOf, listAt, createPerson, numberAt, type Api, type Person } from "./api";
import { createInvoice, editPayload, readNewestInvoice } from "./invoices";

const PARTIAL_PAYMENT = [
  { method: "bank", ledgerAccount: "bank", amount: "40.00", date: "2026-11-02" },
];
const PARTLY_PAID_BOOKS = tinyBooks({ invoices: [tinyInvoice({ payments: PARTIAL_PAYMENT })] });

export function editPaymentContract(api: () => Api): void {
  it("are changed and removed by their ids, and new ones are added when the term is cash", async () => {
    const person = await createPerson(api());
    const partials = [await cashPayment(person, "1.00"), await cashPayment(person, "2.00")];
    const before = await createInvoice(person, { partials });
    const [first, second] = listAt(before.invoice, "partials");
    const { body } = await person.put(
      before.path,
      await editPayload(person, before, {
        partials: [
          { id: valueAt(first, "id"), is_deleted: true },
          {
            ...Object(second),
            amount: "2.50",
            account_id: await person.idOf("accounts", "Maybank"),
          },
          await cashPayment(person, "3.00"),
          { ...(await cashPayment(person, "9.00")), is_deleted: true },
        ],
      }),
    );
    const after = listAt(body, "invoice", "partials");
    expect(valuesOf(after, "amount")).toEqual(["2.50", "3.00"]);
    expect(valuesOf(after, "account_name")).toEqual(["Maybank", "Till"]);
    expect(valueAt(after[0], "id")).toBe(valueAt(second, "id"));
    expect(valueAt(body, "invoice", "balance")).toBe("0.50");
  });

  it("stay stored when the term is not cash, and no new ones are added", async () => {
    const person = await createPerson(api(), PARTLY_PAID_BOOKS);
    const before = await readNewestInvoice(person);
    const [first] = listAt(before.invoice, "partials");
    const partials = [first, await cashPayment(person, "5.00")];
    const kept = await person.put(before.path, await editPayload(person, before, { partials }));
    expect(listAt(kept.body, "invoice", "partials")).toEqual([first]);
    expect(valueAt(kept.body, "invoice", "balance")).toBe("60.00");
    const withoutPartials = await editPayload(person, before, { partials: undefined });
    const unchanged = await person.put(before.path, withoutPartials);
    expect(listAt(unchanged.body, "invoice", "partials")).toEqual([first]);
    const removed = await editPayload(person, before, {
      partials: [{ id: valueAt(first, "id"), is_deleted: 1 }],
    });
    expect((await person.put(before.path, removed)).body).toMatchObject({
      invoice: { partials: [], balance: "100.00" },
    });
    const repeated = await person.put(before.path, removed);
    expect(repeated.status).toBe(200);
  });

  it("keep their dates when the invoice's date changes", async () => {
    const person = await createPerson(api(), PARTLY_PAID_BOOKS);
    const before = await readNewestInvoice(person);
    await person.put(before.path, await editPayload(person, before, { date: "2026-11-20" }));
    const dates = await api()
      .db.selectFrom("payments")
      .select("date")
      .where("invoice_id", "=", before.id)
      .execute();
    expect(dates).toEqual([{ date: "2026-11-02" }]);
  });

  it("are refused when they are above the total, invalid, or of another invoice", async () => {
    const person = await createPerson(api(), PARTLY_PAID_BOOKS);
    const before = await readNewestInvoice(person);
    const [first] = listAt(before.invoice, "partials");
    const id = numberAt(first, "id");
    const other = await createInvoice(person, { partials: [await cashPayment(person, "1.00")] });
    const [otherPayment] = listAt(other.invoice, "partials");
    for (const [change, message] of [
      [{ partials: [{ ...Object(first), amount: "100.01" }] }, "The payments are above the total."],
      [
        { items: [{ ...Object(listAt(before.invoice, "items")[0]), unit_price: "39.99" }] },
        "The payments are above the total.",
      ],
      [{ partials: [{ id, amount: "1" }] }, "Payment 1: Please choose a payment method."],
      [{ partials: [first, otherPayment] }, "Payment 2: This payment is no longer there."],
      [{ partials: [first, first] }, "Payment 2: This payment is no longer there."],
    ] as const) {
      const reply = await person.put(before.path, await editPayload(person, before, change));
      expect([reply.status, reply.body]).toEqual([422, { message }]);
    }
    expect((await person.get(before.path)).body).toEqual({ invoice: before.invoice });
  });
}

async function cashPayment(person: Person, amount: string): Promise<Record<string, unknown>> {
  const method_id = await person.idOf("methods", "Cash");
  return { method_id, account_id: await person.idOf("accounts", "Till"), amount };
}
