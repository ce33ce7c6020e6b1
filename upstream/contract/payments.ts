import { randomUUID } from "node:crypto";
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
import { postInvoice, createEditPayload, readNewestInvoice, type StoredInvoice } from "./invoices";
import { readFirstPageText } from "./pdf-text";
import { expectCorrectTotals } from "./running-totals";

/** Declares the tests whose titles begin with "payments" (see `declareContract`). */
export function declarePaymentContract(api: () => Api): void {
  it("are recorded in parts, and the last one makes the invoice paid", async () => {
    const { person, invoice } = await createUnpaidInvoice();
    const first = await recordPayment(person, invoice, { amount: "40.00", reference: "Cheque 12" });
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({
      payment_id: expect.any(Number) as number,
      invoice: { status: 2, balance: "60.00", amount: "100.00", rounding: "0.00" },
    });
    const last = await recordPayment(person, invoice, { amount: "60", date: "2026-11-21" });
    expect(last.body).toMatchObject({ invoice: { status: 5, balance: "0.00" } });
    expect(getList(last.body, "invoice", "payments")).toMatchObject([
      { amount: "40.00", date: "2026-11-20", reference: "Cheque 12", method_kind: "bank" },
      { amount: "60.00", date: "2026-11-21", reference: "", reversed_on: null },
    ]);
    expect((await person.get(invoice.path)).body).toEqual({
      invoice: getValue(last.body, "invoice"),
    });
    await expectCorrectTotals(api(), person);
  });

  it("are undone but stay listed, and the invoice is unpaid again", async () => {
    const { person, invoice } = await createUnpaidInvoice();
    const { body } = await recordPayment(person, invoice, { amount: "100.00" });
    const undone = await undoPayment(person, invoice, getNumber(body, "payment_id"));
    expect([undone.status, undone.body]).toMatchObject([
      200,
      { invoice: { status: 2, balance: "100.00", partials: [] } },
    ]);
    expect(getList(undone.body, "invoice", "payments")).toMatchObject([
      { amount: "100.00", date: "2026-11-20", reversed_on: "2026-11-21" },
    ]);
    await expectCorrectTotals(api(), person);
    const secondUndo = await undoPayment(person, invoice, getNumber(body, "payment_id"));
    expect([secondUndo.status, secondUndo.body]).toEqual([
      422,
      { message: "This payment was undone on 21/11/2026." },
    ]);
    expect(await listMovements(api(), invoice)).toEqual([
      { date: "2026-11-20", amount: 10_000 },
      { date: "2026-11-21", amount: -10_000 },
    ]);
  });

  it.each([
    [{ amount: "100.01" }, "Only RM 100.00 is left to pay on this invoice."],
    [{ amount: "0" }, "The amount must be 0.01 or more, with at most two decimals."],
    [{ amount: "1.005" }, "The amount must be 0.01 or more, with at most two decimals."],
    [{ date: "2026-11-22" }, "The payment cannot be dated after today, 21/11/2026."],
    [{ date: "2026-10-31" }, "The payment cannot be dated before the invoice, 01/11/2026."],
    [{ date: "2026-02-30" }, "The date of the payment is not a date."],
    [{ method_id: 1 }, "The payment method was not found."],
    [{ account_id: 1 }, "The account was not found."],
    [{ method_id: "" }, "Please choose a payment method."],
    [{ account_id: null }, "Please choose an account to deposit to."],
    [{ reference: "x".repeat(101) }, "The reference can have at most 100 characters."],
  ])("are refused with %j", async (change, message) => {
    const { person, invoice } = await createUnpaidInvoice();
    const reply = await recordPayment(person, invoice, { amount: "10.00", ...change });
    expect([reply.status, reply.body]).toEqual([422, { message }]);
    expect((await person.get(invoice.path)).body).toEqual({ invoice: invoice.invoice });
  });

  it.each([
    [0, "This invoice is still a draft. Mark it as sent before you record a payment."],
    [4, "This invoice is void, so no payment can be recorded."],
  ] as const)(
    "are refused for an invoice of status %i (0 is draft, 4 is void)",
    async (status, message) => {
      const { person, invoice } = await createUnpaidInvoice({ status });
      const reply = await recordPayment(person, invoice, { amount: "10.00" });
      expect([reply.status, reply.body]).toEqual([422, { message }]);
    },
  );

  it("are refused when nothing is left to pay, for a stale etag, and for another company", async () => {
    const { person, invoice } = await createUnpaidInvoice();
    const stale = await recordPayment(
      person,
      invoice,
      { amount: "1" },
      { "if-match": "2026-01-01T00:00:00.000Z" },
    );
    expect(stale.status).toBe(409);
    const { body } = await recordPayment(person, invoice, { amount: "100.00" });
    const exceeding = await recordPayment(person, invoice, { amount: "0.01" });
    expect(exceeding.body).toEqual({ message: "Nothing is left to pay on this invoice." });
    const stranger = await createPerson(api());
    expect((await recordPayment(stranger, invoice, { amount: "1.00" })).status).toBe(404);
    expect((await undoPayment(stranger, invoice, getNumber(body, "payment_id"))).status).toBe(404);
    expect((await undoPayment(person, invoice, 1)).status).toBe(404);
  });

  it("are recorded once per idempotency key, and never exceed the balance when posted in parallel", async () => {
    const { person, invoice } = await createUnpaidInvoice();
    const keyHeader = { "idempotency-key": randomUUID() };
    const twice = await Promise.all([
      recordPayment(person, invoice, { amount: "30.00" }, keyHeader),
      recordPayment(person, invoice, { amount: "30.00" }, keyHeader),
    ]);
    expect(twice[0].body).toEqual(twice[1].body);
    const parallel = await Promise.all(
      [1, 2, 3].map(() => recordPayment(person, invoice, { amount: "40.00" })),
    );
    expect(parallel.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    const left = (await person.get(invoice.path)).body;
    expect(getValue(left, "invoice", "balance")).toBe("30.00");
    await expectCorrectTotals(api(), person);
  });

  it.each([
    ["82.02", "82.02", "82.00", "-0.02"],
    ["82.03", "82.03", "82.05", "0.02"],
    ["82.03", "82.05", "82.05", "0.02"],
    ["82.08", "82.08", "82.10", "0.02"],
    ["82.02", "82.01", "82.01", "0.00"],
    ["0.02", "0.02", "0.02", "0.00"],
  ])(
    "of an invoice of %s, typed as %s in cash, are stored as %s with a rounding of %s",
    async (total, typed, amount, rounding) => {
      const { person, invoice } = await createUnpaidInvoice({ lines: toLinesWithPrice(total) });
      const cash = await readCashIds(person);
      const { body } = await recordPayment(person, invoice, { ...cash, amount: typed });
      expect(getList(body, "invoice", "payments")).toMatchObject([{ amount, rounding }]);
      const isPaidInFull = typed !== "82.01";
      expect(body).toMatchObject({
        invoice: { amount: total, rounding, status: isPaidInFull ? 5 : 2 },
      });
      if (!isPaidInFull) return;
      const undone = await undoPayment(person, invoice, getNumber(body, "payment_id"));
      expect(undone.body).toMatchObject({
        invoice: { balance: total, rounding: "0.00", status: 2 },
      });
      await expectCorrectTotals(api(), person);
    },
  );

  it("are not rounded for bank transfers and Singapore dollars", async () => {
    const { person, invoice } = await createUnpaidInvoice({ lines: toLinesWithPrice("82.02") });
    const bank = await recordPayment(person, invoice, { amount: "82.02" });
    expect(bank.body).toMatchObject({ invoice: { status: 5, rounding: "0.00" } });
    const inSingaporeDollars = await createUnpaidInvoice({
      lines: toLinesWithPrice("82.02"),
      currency: "SGD",
      rate: "3.2",
    });
    const cash = await readCashIds(inSingaporeDollars.person);
    const paid = await recordPayment(inSingaporeDollars.person, inSingaporeDollars.invoice, {
      ...cash,
      amount: "82.02",
    });
    expect(paid.body).toMatchObject({ invoice: { status: 5, rounding: "0.00" } });
  });

  it("in another currency use the last rate up to their date, or the given rate", async () => {
    const { person, invoice } = await createUnpaidInvoice({
      currency: "SGD",
      rate: "3.3",
      date: "2026-10-20",
    });
    const octoberPayment = await recordPayment(person, invoice, {
      amount: "10.00",
      date: "2026-10-31",
    });
    const novemberPayment = await recordPayment(person, invoice, {
      amount: "10.00",
      date: "2026-11-02",
    });
    const withOwnRate = await recordPayment(person, invoice, {
      amount: "10.00",
      currency_rate: "3.4",
    });
    expect([octoberPayment.status, novemberPayment.status]).toEqual([201, 201]);
    expect(getList(withOwnRate.body, "invoice", "payments")).toMatchObject([
      { base_amount: "33.00", base_difference: "0.00", currency_rate: "3.300000" },
      { base_amount: "32.00", base_difference: "-1.00", currency_rate: "3.200000" },
      { base_amount: "34.00", base_difference: "1.00", currency_rate: "3.400000" },
    ]);
    expect(getValues(await listMovements(api(), invoice), "amount")).toEqual([3300, 3200, 3400]);
  });

  it("of a cash invoice make the invoice paid when it is marked as sent", async () => {
    const person = await createPerson(api());
    const cash = { ...(await readCashIds(person)), amount: "6.00" };
    const draft = await postInvoice(person, { partials: [cash] });
    expect(draft.invoice).toMatchObject({ status: 0, balance: "0.00" });
    const { body } = await person.put(`${draft.path}/status`, { status: 1 });
    expect(body).toMatchObject({ invoice: { status: 5, balance: "0.00" } });
    const [payment] = getList(body, "invoice", "payments");
    const undone = await undoPayment(person, draft, getNumber(payment, "id"));
    expect(undone.body).toMatchObject({ invoice: { status: 1, balance: "6.00" } });
    await expectCorrectTotals(api(), person);
  });

  it("are unchanged by an edit of the invoice, and undone when the edit removes them", async () => {
    const { person, invoice } = await createUnpaidInvoice();
    const { body } = await recordPayment(person, invoice, { amount: "40.00", reference: "Kept" });
    const stored = { ...invoice, invoice: getValue(body, "invoice") };
    const kept = await person.put(invoice.path, await createEditPayload(person, stored));
    expect(getList(kept.body, "invoice", "payments")).toEqual(getList(body, "invoice", "payments"));
    const partials = [{ id: getNumber(body, "payment_id"), is_deleted: true }];
    const edited = await person.put(
      invoice.path,
      await createEditPayload(person, stored, { partials }),
    );
    expect(edited.body).toMatchObject({ invoice: { balance: "100.00", partials: [] } });
    expect(getList(edited.body, "invoice", "payments")).toMatchObject([
      { amount: "40.00", reference: "Kept", reversed_on: "2026-11-21" },
    ]);
    await expectCorrectTotals(api(), person);
  });

  it("have a receipt, which shows when the payment was undone", async () => {
    const { person, invoice } = await createUnpaidInvoice({ lines: toLinesWithPrice("82.03") });
    const cash = { ...(await readCashIds(person)), amount: "82.03", reference: "Counter 2" };
    const { body } = await recordPayment(person, invoice, cash);
    const id = getNumber(body, "payment_id");
    const receipt = () => person.get(`${invoice.path}/payments/${id}/receipt.pdf`);
    const { status, headers, body: file } = await receipt();
    expect([status, headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect(headers.get("content-disposition")).toContain("INV-0001-receipt.pdf");
    const text = await readFirstPageText(file);
    for (const words of ["Receipt", "PAID", "82.05", "Counter 2", "INV-0001", "0.02", "0.00"])
      expect(text).toContain(words);
    await undoPayment(person, invoice, id);
    const undone = await readFirstPageText((await receipt()).body);
    expect(undone).toContain("Undone on");
    expect(undone).toContain("82.03");
    const stranger = await createPerson(api());
    const other = await stranger.get(`${invoice.path}/payments/${id}/receipt.pdf`);
    expect(other.status).toBe(404);
    expect((await person.get(`${invoice.path}/payments/999999999/receipt.pdf`)).status).toBe(404);
  });

  it("have methods, each with its kind", async () => {
    const person = await createPerson(api());
    const { body } = await person.post("/lists/mixed", { requests: [{ uri: "/lists/methods" }] });
    expect(getList(body, "methods")).toMatchObject([
      { name: "Cash", kind: "cash" },
      { name: "Bank Transfer", kind: "bank" },
    ]);
  });

  /** Creates a person with an invoice of 100.00, issued on 1 November. */
  async function createUnpaidInvoice(overrides: Parameters<typeof tinyInvoice>[0] = {}) {
    const person = await createPerson(api(), tinyBooks({ invoices: [tinyInvoice(overrides)] }));
    return { person, invoice: await readNewestInvoice(person) };
  }
}

/** Records a payment by bank transfer on 20 November; fields of `payment` replace these values. */
async function recordPayment(
  person: Person,
  { path }: StoredInvoice,
  payment: Record<string, unknown>,
  headers?: Record<string, string>,
): Promise<Reply> {
  const body = {
    date: "2026-11-20",
    method_id: await person.readId("methods", "Bank Transfer"),
    account_id: await person.readId("accounts", "Maybank"),
    ...payment,
  };
  return person.post(`${path}/payments`, body, headers);
}

function undoPayment(person: Person, { path }: StoredInvoice, paymentId: number): Promise<Reply> {
  return person.delete(`${path}/payments/${paymentId}`);
}

async function readCashIds(person: Person) {
  return {
    method_id: await person.readId("methods", "Cash"),
    account_id: await person.readId("accounts", "Till"),
  };
}

function toLinesWithPrice(total: string) {
  return tinyInvoice().lines.map((line) => ({ ...line, unitPrice: total }));
}

function listMovements({ db }: Api, { id }: StoredInvoice) {
  return db
    .selectFrom("account_movements")
    .select(["date", "amount"])
    .where("invoice_id", "=", id)
    .orderBy("id")
    .execute();
}
