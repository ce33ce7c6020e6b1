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
  type Reply,
} from "./api";
import { postCreditNote } from "./credit-notes";
import {
  postInvoice,
  createEditPayload,
  readNewestInvoice,
  toStoredInvoice,
  type StoredInvoice,
} from "./invoices";
import { createPricedLines } from "./payloads";
import { expectCorrectTotals } from "./running-totals";

/** Declares the tests whose titles begin with "the rounding of cash" (see `declareContract`). */
export function declareCashRoundingContract(api: () => Api): void {
  it.each(CASES)(
    "of an invoice of %s, paid with %j, stores the payments %j, a rounding of %s and a balance of %s",
    async (total, typed, amounts, rounding, balance) => {
      const person = await createPerson(api());
      const items = await createPricedLines(person, [{ quantity: "1", unit_price: total }]);
      const partials = await Promise.all(
        typed.map((each) => createPaymentPayload(person, ...each)),
      );
      const created = await postInvoice(person, { items, partials });
      const saved = { amount: total, rounding, balance };
      expect(created.invoice).toMatchObject(saved);
      expect(getValues(getList(created.invoice, "partials"), "amount")).toEqual(amounts);
      // An edited draft and a second save of the same payload give the same amounts.
      const draft = await postInvoice(person, { items });
      const first = await person.put(
        draft.path,
        await createEditPayload(person, draft, { partials }),
      );
      expect(getValue(first.body, "invoice")).toMatchObject(saved);
      const again = await createEditPayload(person, toStoredInvoice(first));
      expect(getValue((await person.put(draft.path, again)).body, "invoice")).toMatchObject(saved);
      const sent = await person.put(`${draft.path}/status`, { status: 1 });
      expect(sent.body).toMatchObject({
        invoice: { ...saved, status: balance === "0.00" ? 5 : 1 },
      });
      await expectCorrectTotals(api(), person);
    },
  );

  it("is removed on the day when another payment is undone, and added again when cash pays the rest", async () => {
    const { person, invoice } = await createUnpaidInvoice("100.03");
    const bank = await pay(person, invoice, ["Bank Transfer", "50.00"]);
    const cash = await pay(person, invoice, ["Cash", "50.03"]);
    expect(cash.body).toMatchObject({ invoice: { status: 5, rounding: "0.02" } });
    const before = await listStatementRows(person, "2026-11-20");
    const id = getNumber(bank.body, "payment_id");
    const undone = await person.delete(`${invoice.path}/payments/${id}`);
    expect(undone.body).toMatchObject({ invoice: { rounding: "0.00", balance: "49.98" } });
    expect(await listStatementRows(person, "2026-11-20")).toEqual(before);
    expect((await listStatementRows(person, "2026-11-21")).at(-1)).toBe(
      "rounding_change -0.02 = 49.98",
    );
    await expectCorrectTotals(api(), person);
    const tooMuch = await pay(person, invoice, ["Bank Transfer", "50.00"]);
    expect(tooMuch.body).toEqual({ message: "Only RM 49.98 is left to pay on this invoice." });
    const rest = await pay(person, invoice, ["Cash", "49.98"]);
    expect(rest.body).toMatchObject({ invoice: { status: 5, rounding: "0.02", balance: "0.00" } });
    expect(getList(rest.body, "invoice", "partials").at(-1)).toMatchObject({ amount: "50.00" });
    await expectCorrectTotals(api(), person);
  });

  it("is removed when the invoice is credited in full, and added again when the credit note is voided", async () => {
    const { person, invoice } = await createUnpaidInvoice("10.03");
    await pay(person, invoice, ["Cash", "10.03"]);
    const paid = toStoredInvoice(await person.get(invoice.path));
    const { body } = await postCreditNote(person, paid, ["1"]);
    expect(body).toMatchObject({
      invoice: { balance: "-10.05", rounding: "0.00", to_give_back: "10.05" },
    });
    await expectCorrectTotals(api(), person);
    const id = getNumber(body, "credit_note", "id");
    const voided = await person.post(`/sales/credit_notes/${id}/void`, { reason: "Wrong" });
    expect(voided.status).toBe(200);
    expect((await person.get(invoice.path)).body).toMatchObject({
      invoice: { status: 5, balance: "0.00", rounding: "0.02" },
    });
    await expectCorrectTotals(api(), person);
  });

  it("changes the amount to give back after a cash payment, but not after a bank transfer", async () => {
    for (const [method, toGiveBack] of [
      ["Cash", "3.00"],
      ["Bank Transfer", "3.02"],
    ] as const) {
      const { person, invoice } = await createUnpaidInvoice("10.03", "4");
      await pay(person, invoice, [method, "40.12"]);
      const paid = toStoredInvoice(await person.get(invoice.path));
      const { body } = await postCreditNote(person, paid, ["0.301"]);
      expect([method, getValue(body, "invoice", "to_give_back")]).toEqual([method, toGiveBack]);
      await expectCorrectTotals(api(), person);
    }
  });

  async function createUnpaidInvoice(unitPrice: string, quantity = "1") {
    const lines = tinyInvoice().lines.map((line) => ({ ...line, unitPrice, quantity }));
    const person = await createPerson(api(), tinyBooks({ invoices: [tinyInvoice({ lines })] }));
    return { person, invoice: await readNewestInvoice(person) };
  }
}

/** The total of an invoice, the typed payments, and the stored amounts that follow from them. */
type Case = [
  total: string,
  typed: (readonly [method: string, amount: string])[],
  amounts: string[],
  rounding: string,
  balance: string,
];

const CASES: Case[] = [
  ["10.03", [["Cash", "10.03"]], ["10.05"], "0.02", "0.00"],
  ["10.03", [["Cash", "10.05"]], ["10.05"], "0.02", "0.00"],
  ["10.02", [["Cash", "10.00"]], ["10.00"], "-0.02", "0.00"],
  ["10.03", [["Cash", "5.03"]], ["5.03"], "0.00", "5.00"],
  ["10.03", [["Bank Transfer", "10.03"]], ["10.03"], "0.00", "0.00"],
  [
    "10.03",
    [
      ["Bank Transfer", "5.00"],
      ["Cash", "5.03"],
    ],
    ["5.00", "5.05"],
    "0.02",
    "0.00",
  ],
  [
    "10.03",
    [
      ["Cash", "5.00"],
      ["Bank Transfer", "5.03"],
    ],
    ["5.00", "5.03"],
    "0.00",
    "0.00",
  ],
];

async function createPaymentPayload(person: Person, method: string, amount: string) {
  const method_id = await person.readId("methods", method);
  const account = method === "Cash" ? "Till" : "Maybank";
  return { method_id, account_id: await person.readId("accounts", account), amount };
}

async function pay(
  person: Person,
  { path }: StoredInvoice,
  [method, amount]: [string, string],
): Promise<Reply> {
  const payment = { ...(await createPaymentPayload(person, method, amount)), date: "2026-11-20" };
  return person.post(`${path}/payments`, payment);
}

/**
 * Returns the statement's entries from 1 November to `lastDay` (YYYY-MM-DD), such as "payment
 * -50.05 = 0.00".
 */
async function listStatementRows(person: Person, lastDay: string): Promise<string[]> {
  const contact = await person.readContactId("Kopitiam Jaya");
  const { body } = await person.get(`/contacts/${contact}/statement?from=2026-11-01&to=${lastDay}`);
  return getList(body, "statement", "sections", 0, "rows").map((row) =>
    [getValue(row, "kind"), getValue(row, "amount"), "=", getValue(row, "balance")].join(" "),
  );
}
