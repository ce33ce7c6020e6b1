import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { createPerson, getList, getNumber, getValue, getValues, type Api, type Reply } from "./api";
import {
  createReceiptCompany,
  expectCorrectBooks,
  getInvoice,
  postReceipt,
  readBalance,
  readOnAccount,
} from "./receipt-company";

/** Declares the tests whose titles begin with "receipts" (see `declareContract`). */
export function declareReceiptContract(api: () => Api): void {
  it("pay several invoices at once, with one movement on the account", async () => {
    const company = await createReceiptCompany(api(), ["100.00", "50.00", "30.00"]);
    const shares = Object.values(company.invoices).map(({ id }) => ({
      invoice_id: id,
      amount: "30",
    }));
    const { status, body } = await postReceipt(company, { amount: "90", reference: "T1", shares });
    expect(status).toBe(201);
    expect(getValue(body, "receipt")).toMatchObject({
      ...{ amount: "90.00", rounding: "0.00", on_account: "0.00", given_back: "0.00" },
      ...{ reference: "T1", date: "2026-11-20", reversed_on: null, can: ["undo", "send"] },
      contact: { id: company.contactId, name: "Kopitiam Jaya" },
    });
    expect(getValues(getList(body, "receipt", "shares"), "amount")).toEqual([
      ...["30.00", "30.00", "30.00"],
    ]);
    expect(await readBalance(company, "INV-0001")).toBe("70.00");
    expect(await readBalance(company, "INV-0003")).toBe("0.00");
    expect(await listMovements(api(), body)).toEqual([{ date: "2026-11-20", amount: 9_000 }]);
    await expectCorrectBooks(api(), company);
  });

  it("pay the oldest due first without shares, and the rest is on account", async () => {
    const company = await createReceiptCompany(api(), ["100.00", "50.00"]);
    const { body } = await postReceipt(company, { amount: "120" });
    expect(getList(body, "receipt", "shares")).toMatchObject([
      { invoice_no: "INV-0001", amount: "100.00" },
      { invoice_no: "INV-0002", amount: "20.00" },
    ]);
    const second = await postReceipt(company, { amount: "45.50" });
    expect(getValue(second.body, "receipt", "on_account")).toBe("15.50");
    expect(getValue(second.body, "on_account")).toEqual([
      {
        currency: { id: company.ids.myr, code: "MYR", symbol: "RM" },
        ...{ on_account: "15.50", to_give_back: "0.00" },
      },
    ]);
    const third = await postReceipt(company, { amount: "10", shares: [] });
    expect(getList(third.body, "receipt", "shares")).toEqual([]);
    expect(await readOnAccount(company)).toBe("25.50");
    await expectCorrectBooks(api(), company);
  });

  it("use what is on account with one call, which is undone alone", async () => {
    const company = await createReceiptCompany(api(), ["100.00"]);
    await postReceipt(company, { amount: "30", shares: [] });
    await postReceipt(company, { amount: "20", shares: [], date: "2026-11-19" });
    const { path } = getInvoice(company, "INV-0001");
    const used = await company.person.post(`${path}/on_account`, { amount: "25" });
    expect([used.status, getValue(used.body, "used")]).toEqual([201, "25.00"]);
    expect(getList(used.body, "invoice", "payments")).toMatchObject([
      { amount: "20.00", date: "2026-11-21", from_account: true, receipt_amount: "20.00" },
      { amount: "5.00", from_account: true, receipt_amount: "30.00" },
    ]);
    expect(await readOnAccount(company)).toBe("25.00");
    const paymentId = getNumber(getList(used.body, "invoice", "payments")[0], "id");
    const undone = await company.person.delete(`${path}/payments/${paymentId}`);
    expect(getList(undone.body, "invoice", "payments")).toMatchObject([
      { amount: "20.00", reversed_on: "2026-11-21", released: true },
      { amount: "5.00", reversed_on: null },
    ]);
    expect(await readOnAccount(company)).toBe("45.00");
    const all = await company.person.post(`${path}/on_account`, {});
    expect(getValue(all.body, "used")).toBe("45.00");
    const nothing = await company.person.post(`${path}/on_account`, {});
    expect([nothing.status, nothing.body]).toEqual([
      422,
      { message: "This customer has RM 0.00 on account." },
    ]);
    await expectCorrectBooks(api(), company);
  });

  it("take further shares from what is on account", async () => {
    const company = await createReceiptCompany(api(), ["100.00"]);
    const { body } = await postReceipt(company, { amount: "30", shares: [] });
    const receiptPath = `/receipts/${getNumber(body, "receipt", "id")}`;
    const shares = [{ invoice_id: getInvoice(company, "INV-0001").id, amount: "30.01" }];
    const tooMuch = await company.person.post(`${receiptPath}/shares`, { shares });
    expect(tooMuch.body).toEqual({ message: "Only RM 30.00 of this receipt is on account." });
    const early = { shares: [{ ...shares[0], amount: "12" }], date: "2026-11-19" };
    expect((await company.person.post(`${receiptPath}/shares`, early)).body).toEqual({
      message:
        "RM 12.00 is on account only since 20/11/2026. Please choose that day or a later one.",
    });
    const added = await company.person.post(`${receiptPath}/shares`, { shares: early.shares });
    expect(getValue(added.body, "receipt", "on_account")).toBe("18.00");
    const stale = await company.person.delete(receiptPath, {
      "if-match": String(getValue(body, "receipt", "updated_at")),
    });
    expect(stale.status).toBe(409);
    await expectCorrectBooks(api(), company);
  });

  it("are undone with their shares and with what is on account", async () => {
    const company = await createReceiptCompany(api(), ["100.00", "50.00"]);
    const { body } = await postReceipt(company, { amount: "200" });
    const path = `/receipts/${getNumber(body, "receipt", "id")}`;
    const undone = await company.person.delete(path);
    expect(undone.status).toBe(200);
    expect(getValue(undone.body, "receipt")).toMatchObject({
      ...{ reversed_on: "2026-11-21", on_account: "0.00", can: [] },
      shares: [{ reversed_on: "2026-11-21", released: false }, { released: false }],
    });
    expect(await listMovements(api(), body)).toEqual([
      { date: "2026-11-20", amount: 20_000 },
      { date: "2026-11-21", amount: -20_000 },
    ]);
    expect((await company.person.delete(path)).body).toEqual({
      message: "This receipt was undone on 21/11/2026.",
    });
    expect(await readBalance(company, "INV-0001")).toBe("100.00");
    await expectCorrectBooks(api(), company);
  });

  it("of one invoice are its own payment, and are undone with it", async () => {
    const company = await createReceiptCompany(api(), ["100.02"]);
    const { path } = getInvoice(company, "INV-0001");
    const { cash, till } = company.ids;
    const { body } = await postReceipt(company, {
      ...{ amount: "100.02", method_id: cash, account_id: till, cash_given: "110" },
    });
    expect(getValue(body, "receipt")).toMatchObject({
      ...{ amount: "100.00", rounding: "-0.02", cash_given: "110.00", change: "10.00" },
    });
    const { body: paid } = await company.person.get(path);
    const [payment] = getList(paid, "invoice", "payments");
    await company.person.delete(`${path}/payments/${getNumber(payment, "id")}`);
    const id = getNumber(body, "receipt", "id");
    const undone = await company.person.get(`/receipts/${id}`);
    expect(getValue(undone.body, "receipt", "reversed_on")).toBe("2026-11-21");
    expect(await readOnAccount(company)).toBe("0.00");
    await expectCorrectBooks(api(), company);
  });

  it.each([
    ["100.03", "100.05", "33.37", "0.02"],
    ["100.05", "100.05", "33.37", "0.02"],
    ["110.00", "110.00", "33.35", "0.00"],
  ])("of %s in cash come to %s", async (amount, received, last, rounding) => {
    const company = await createReceiptCompany(api(), ["33.34", "33.34", "33.35"]);
    const { cash, till } = company.ids;
    const { body } = await postReceipt(company, { amount, method_id: cash, account_id: till });
    expect(getValue(body, "receipt")).toMatchObject({ amount: received, rounding });
    expect(getList(body, "receipt", "shares")[2]).toMatchObject({ amount: last, rounding });
    for (const no of ["INV-0001", "INV-0002", "INV-0003"])
      expect(await readBalance(company, no)).toBe("0.00");
    await expectCorrectBooks(api(), company);
    await company.person.delete(`/receipts/${getNumber(body, "receipt", "id")}`);
    expect(await readBalance(company, "INV-0003")).toBe("33.35");
    await expectCorrectBooks(api(), company);
  });

  it.each([
    [{ amount: "0" }, "The amount must be 0.01 or more, with at most two decimals."],
    [{ amount: "10", date: "2026-11-22" }, "The payment cannot be dated after today, 21/11/2026."],
    [{ amount: "10", currency_id: "" }, "Please choose a currency."],
    [{ amount: "10", method_id: 1 }, "The payment method was not found."],
    [{ amount: "10", account_id: 1 }, "The account was not found."],
    [{ amount: "200", pays: "100.01" }, "Only RM 100.00 is left to pay on invoice INV-0001."],
    [
      { amount: "10", pays: "10.01" },
      "The invoices come to RM 10.01, which is more than RM 10.00.",
    ],
    [
      { amount: "20", pays: "10", date: "2026-10-31" },
      "The payment cannot be dated before invoice INV-0001, 01/11/2026.",
    ],
  ])("are refused with %j", async ({ pays, ...receipt }: Record<string, unknown>, message) => {
    const company = await createReceiptCompany(api(), ["100.00"]);
    const { id } = getInvoice(company, "INV-0001");
    const shares = pays === undefined ? undefined : [{ invoice_id: id, amount: pays }];
    const reply = await postReceipt(company, { ...receipt, shares });
    expect([reply.status, reply.body]).toEqual([422, { message }]);
    expect(await readOnAccount(company)).toBe("0.00");
    await expectCorrectBooks(api(), company);
  });

  it("are recorded once for an idempotency key, and belong to their company", async () => {
    const company = await createReceiptCompany(api(), ["100.00"]);
    const key = { "idempotency-key": randomUUID() };
    const first = await postReceipt(company, { amount: "30" }, key);
    const second = await postReceipt(company, { amount: "30" }, key);
    expect(second.body).toEqual(first.body);
    expect(await readBalance(company, "INV-0001")).toBe("70.00");
    const stranger = await createPerson(api());
    const id = getNumber(first.body, "receipt", "id");
    const { contactId } = company;
    const { path } = getInvoice(company, "INV-0001");
    const replies = [
      await stranger.get(`/receipts/${id}`),
      await stranger.delete(`/receipts/${id}`),
      await stranger.post(`/receipts/${id}/shares`, { shares: [] }),
      await stranger.get(`/contacts/${contactId}/receipts`),
      await stranger.get(`/contacts/${contactId}/unpaid`),
      await stranger.post(`${path}/on_account`, {}),
      await postReceipt({ ...company, person: stranger }, { amount: "30" }),
      await company.person.get("/receipts/1"),
    ];
    expect(replies.map(({ status }: Reply) => status)).toEqual(replies.map(() => 404));
  });

  it("list the customer's unpaid invoices, the oldest due first", async () => {
    const company = await createReceiptCompany(api(), ["100.00", "50.00"]);
    await postReceipt(company, { amount: "120", shares: [] });
    const { body } = await company.person.get(`/contacts/${company.contactId}/unpaid`);
    expect(body).toMatchObject({
      unpaid: [
        { no: "INV-0001", balance: "100.00", due_day: "2026-11-11", is_late: true },
        { no: "INV-0002", balance: "50.00", due_day: "2026-11-12", is_late: true },
      ],
      on_account: [{ on_account: "120.00" }],
      is_cash_customer: false,
    });
    const other = await company.person.get(
      `/contacts/${company.contactId}/unpaid?currency_id=${company.ids.sgd}`,
    );
    expect(getList(other.body, "unpaid")).toEqual([]);
  });
}

function listMovements({ db }: Api, receipt: unknown) {
  return db
    .selectFrom("account_movements")
    .select(["date", "amount"])
    .where("receipt_id", "=", getNumber(receipt, "receipt", "id"))
    .orderBy("id")
    .execute();
}
