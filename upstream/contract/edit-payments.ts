import { expect, it } from "vitest";
import { tinyBooks, tinyInvoice } from "../testing/fixtures";
import {
  getValue,
  getValues,
  getList,
  createPerson,
  getNumber,
  type Api,
  type Person,
} from "./api";
import { postInvoice, createEditPayload, readNewestInvoice } from "./invoices";

const PARTIAL_PAYMENT = [
  { method: "bank", ledgerAccount: "bank", amount: "40.00", date: "2026-11-02" },
];
const PARTLY_PAID_BOOKS = tinyBooks({ invoices: [tinyInvoice({ payments: PARTIAL_PAYMENT })] });

/** Declares the tests whose titles begin with "the payments of an edited invoice" (see `declareContract`). */
export function declareEditPaymentContract(api: () => Api): void {
  it("are changed and removed by their ids, and new payments are added when the term is cash", async () => {
    const person = await createPerson(api());
    const partials = [
      await createCashPayment(person, "1.00"),
      await createCashPayment(person, "2.00"),
    ];
    const before = await postInvoice(person, { partials });
    const [first, second] = getList(before.invoice, "partials");
    const { body } = await person.put(
      before.path,
      await createEditPayload(person, before, {
        partials: [
          { id: getValue(first, "id"), is_deleted: true },
          {
            ...Object(second),
            amount: "2.50",
            account_id: await person.readId("accounts", "Maybank"),
          },
          await createCashPayment(person, "3.00"),
          { ...(await createCashPayment(person, "9.00")), is_deleted: true },
        ],
      }),
    );
    const after = getList(body, "invoice", "partials");
    expect(getValues(after, "amount")).toEqual(["2.50", "3.00"]);
    expect(getValues(after, "account_name")).toEqual(["Maybank", "Till"]);
    expect(getValue(after[0], "id")).toBe(getValue(second, "id"));
    expect(getValue(body, "invoice", "balance")).toBe("0.50");
  });

  it("stay stored until they are removed when the term is not cash, and new payments are ignored", async () => {
    const person = await createPerson(api(), PARTLY_PAID_BOOKS);
    const before = await readNewestInvoice(person);
    const [first] = getList(before.invoice, "partials");
    const partials = [first, await createCashPayment(person, "5.00")];
    const kept = await person.put(
      before.path,
      await createEditPayload(person, before, { partials }),
    );
    expect(getList(kept.body, "invoice", "partials")).toEqual([first]);
    expect(getValue(kept.body, "invoice", "balance")).toBe("60.00");
    const withoutPartials = await createEditPayload(person, before, { partials: undefined });
    const unchanged = await person.put(before.path, withoutPartials);
    expect(getList(unchanged.body, "invoice", "partials")).toEqual([first]);
    const removed = await createEditPayload(person, before, {
      partials: [{ id: getValue(first, "id"), is_deleted: 1 }],
    });
    expect((await person.put(before.path, removed)).body).toMatchObject({
      invoice: { partials: [], balance: "100.00" },
    });
    const repeated = await person.put(before.path, removed);
    expect(repeated.status).toBe(200);
  });

  it("keep their dates when the date of the issued invoice changes", async () => {
    const person = await createPerson(api(), PARTLY_PAID_BOOKS);
    const before = await readNewestInvoice(person);
    const change = await createEditPayload(person, before, { date: "2026-10-20" });
    expect((await person.put(before.path, change)).body).toMatchObject({
      invoice: { date: "2026-10-20" },
    });
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
    const [first] = getList(before.invoice, "partials");
    const id = getNumber(first, "id");
    const other = await postInvoice(person, {
      partials: [await createCashPayment(person, "1.00")],
    });
    const [otherPayment] = getList(other.invoice, "partials");
    for (const [change, message] of [
      [{ partials: [{ ...Object(first), amount: "100.01" }] }, "The payments are above the total."],
      [
        { items: [{ ...Object(getList(before.invoice, "items")[0]), unit_price: "39.99" }] },
        "The payments are above the total.",
      ],
      [{ partials: [{ id, amount: "1" }] }, "Payment 1: Please choose a payment method."],
      [{ partials: [first, otherPayment] }, "Payment 2: This payment is no longer there."],
      [{ partials: [first, first] }, "Payment 2: This payment is no longer there."],
    ] as const) {
      const reply = await person.put(before.path, await createEditPayload(person, before, change));
      expect([reply.status, reply.body]).toEqual([422, { message }]);
    }
    expect((await person.get(before.path)).body).toEqual({ invoice: before.invoice });
  });
}

async function createCashPayment(person: Person, amount: string): Promise<Record<string, unknown>> {
  const method_id = await person.readId("methods", "Cash");
  return { method_id, account_id: await person.readId("accounts", "Till"), amount };
}
