import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { createPerson, getList, getNumber, getValue, getValues, type Api, type Reply } from "./api";
import { ANY_NUMBER } from "./matchers";
import { readFirstPageText } from "./pdf-text";
import {
  createReceiptCompany,
  expectCorrectBooks,
  getInvoice,
  postReceipt,
  postRefund,
  readBalance,
  readOnAccount,
  type ReceiptCompany,
} from "./receipt-company";

/** Declares the tests whose titles begin with "refunds" (see `declareContract`). */
export function declareRefundContract(api: () => Api): void {
  it("give back what is on account, never more, and are undone", async () => {
    const company = await createReceiptCompany(api(), []);
    await postReceipt(company, { amount: "30", shares: [] });
    await postReceipt(company, { amount: "20", shares: [] });
    const tooMuch = await postRefund(company, { amount: "50.01" });
    expect([tooMuch.status, tooMuch.body]).toEqual([
      422,
      { message: "This customer has RM 50.00 on account to give back." },
    ]);
    const { status, body } = await postRefund(company, { amount: "35.50", reference: "G1" });
    expect(status).toBe(201);
    expect(getValue(body, "refund")).toMatchObject({
      ...{ amount: "35.50", rounding: "0.00", date: "2026-11-21", reference: "G1" },
      ...{ invoice_id: null, credit_note_id: null, reversed_on: null, can: ["undo"] },
    });
    expect(await readOnAccount(company)).toBe("14.50");
    const { body: list } = await company.person.get(`/contacts/${company.contactId}/receipts`);
    expect(getList(list, "receipts")).toMatchObject([
      { amount: "20.00", on_account: "14.50", given_back: "5.50", can: ["send"] },
      { amount: "30.00", on_account: "0.00", given_back: "30.00" },
    ]);
    expect(getValues(getList(list, "refunds"), "amount")).toEqual(["35.50"]);
    const receiptPath = `/receipts/${getNumber(getList(list, "receipts")[0], "id")}`;
    expect((await company.person.delete(receiptPath)).body).toEqual({
      message: "RM 5.50 of this receipt was given back on 21/11/2026. Undo that first.",
    });
    await expectCorrectBooks(api(), company);
    const path = `/refunds/${getNumber(body, "refund", "id")}`;
    const etag = String(getValue(body, "refund", "updated_at"));
    const stale = await company.person.delete(path, { "if-match": `${etag}x` });
    expect(stale.status).toBe(409);
    const undone = await company.person.delete(path, { "if-match": etag });
    expect(getValue(undone.body, "refund")).toMatchObject({ reversed_on: "2026-11-21", can: [] });
    expect((await company.person.delete(path)).body).toEqual({
      message: "This refund was undone on 21/11/2026.",
    });
    expect(await readOnAccount(company)).toBe("50.00");
    expect(await listMovements(api(), body)).toEqual([-3_550, 3_550]);
    await expectCorrectBooks(api(), company);
  });

  it("are recorded once for an idempotency key, and belong to their company", async () => {
    const company = await createReceiptCompany(api(), []);
    await postReceipt(company, { amount: "30", shares: [] });
    const key = { "idempotency-key": randomUUID() };
    const first = await postRefund(company, { amount: "10" }, key);
    expect((await postRefund(company, { amount: "10" }, key)).body).toEqual(first.body);
    expect(await readOnAccount(company)).toBe("20.00");
    const stranger = await createPerson(api());
    const id = getNumber(first.body, "refund", "id");
    const replies = [
      await stranger.get(`/refunds/${id}`),
      await stranger.delete(`/refunds/${id}`),
      await postRefund({ ...company, person: stranger }, { amount: "1" }),
      await company.person.get("/refunds/1"),
    ];
    expect(replies.map(({ status }: Reply) => status)).toEqual(replies.map(() => 404));
  });

  it.each([
    [{ amount: "0" }, "The amount must be 0.01 or more, with at most two decimals."],
    [{ date: "2026-11-22" }, "Money cannot be given back after today, 21/11/2026."],
    [
      { date: "2026-11-19" },
      "RM 30.00 is on account only since 20/11/2026. Please choose that day or a later one.",
    ],
    [{ method_id: 1 }, "The payment method was not found."],
    [{ account_id: null }, "Please choose an account to pay from."],
    [{ currency_id: null }, "Please choose a currency."],
  ])("are refused with %j", async (change, message) => {
    const company = await createReceiptCompany(api(), []);
    await postReceipt(company, { amount: "30", shares: [] });
    const reply = await postRefund(company, change);
    expect([reply.status, reply.body]).toEqual([422, { message }]);
  });

  it("in cash are rounded to 5 sen when they give back everything", async () => {
    const company = await createReceiptCompany(api(), []);
    const { cash, till } = company.ids;
    await postReceipt(company, { amount: "30.03", shares: [] });
    const { body } = await postRefund(company, { method_id: cash, account_id: till });
    expect(getValue(body, "refund")).toMatchObject({ amount: "30.05", rounding: "0.02" });
    expect(await readOnAccount(company)).toBe("0.00");
    await expectCorrectBooks(api(), company);
  });

  it.each([
    ["keep", "35.50", "0.00"],
    ["give back", "0.00", "35.50"],
  ])("after a credit note: %s", async (choice, onAccount, givenBack) => {
    const company = await createReceiptCompany(api(), ["100.00"]);
    await postReceipt(company, { amount: "100" });
    const { bank, maybank } = company.ids;
    const overpaid = choice === "keep" ? "keep" : { method_id: bank, account_id: maybank };
    const { status, body } = await postCreditNote(company, "0.355", { overpaid });
    expect(status).toBe(201);
    expect(getValue(body, "invoice")).toMatchObject({
      ...{ status: 5, balance: "0.00", to_give_back: "0.00" },
      payments: [
        { amount: "100.00", reversed_on: "2026-11-21", released_amount: "35.50" },
        { amount: "64.50", date: "2026-11-21", receipt_date: "2026-11-20", reversed_on: null },
      ],
    });
    const money = { date: "2026-11-21", amount: "35.50" };
    expect(getValue(body, "credit_note")).toMatchObject({
      released: choice === "keep" ? [{ ...money, receipt_id: ANY_NUMBER }] : [],
      refunds: choice === "keep" ? [] : [{ ...money, refund_id: ANY_NUMBER }],
    });
    expect(await readOnAccount(company)).toBe(onAccount);
    const rest = getNumber(getList(body, "invoice", "payments")[1], "id");
    const { path: invoicePath } = getInvoice(company, "INV-0001");
    const paper = await company.person.get(`${invoicePath}/payments/${rest}/receipt.pdf`);
    const text = await readFirstPageText(paper.body);
    for (const words of ["20/11/2026", "64.50", "Put on account", "35.50"])
      expect(text).toContain(words);
    const { body: list } = await company.person.get(`/contacts/${company.contactId}/receipts`);
    expect(getValues(getList(list, "refunds"), "amount")).toEqual(
      givenBack === "0.00" ? [] : [givenBack],
    );
    const { path } = getInvoice(company, "INV-0001");
    const { body: events } = await company.person.get(`${path}/events`);
    expect(getList(events, "events")[0]).toMatchObject({ kind: "released", amount: "RM 35.50" });
    await expectCorrectBooks(api(), company);
  });

  it("of an invoice's overpaid part can be chosen later", async () => {
    const company = await createReceiptCompany(api(), ["100.00", "80.00"]);
    await postReceipt(company, { amount: "180" });
    const { body } = await postCreditNote(company, "0.355");
    expect(getValue(body, "invoice")).toMatchObject({ to_give_back: "35.50" });
    const { id, path } = getInvoice(company, "INV-0001");
    const { body: before } = await company.person.get(`/contacts/${company.contactId}/receipts`);
    expect(getList(before, "on_account")).toMatchObject([
      { on_account: "0.00", to_give_back: "35.50" },
    ]);
    const refund = await postRefund(company, { invoice_id: id });
    expect(getValue(refund.body, "refund")).toMatchObject({
      ...{ amount: "35.50", invoice_id: id, invoice_no: "INV-0001" },
    });
    expect(await readBalance(company, "INV-0001")).toBe("0.00");
    const again = await company.person.post(`${path}/overpaid`, { overpaid: "keep" });
    expect(again.body).toEqual({ message: "Nothing is to give back on this invoice." });
    const second = await postCreditNote(company, "0.1");
    const kept = await company.person.post(`${path}/overpaid`, { overpaid: "keep" });
    expect([kept.status, getValue(kept.body, "refund_id")]).toEqual([201, null]);
    expect(await readOnAccount(company)).toBe("10.00");
    const { body: note } = await company.person.get(
      `/sales/credit_notes/${getNumber(second.body, "credit_note", "id")}`,
    );
    expect(getValue(note, "credit_note", "released")).toMatchObject([{ amount: "10.00" }]);
    await expectCorrectBooks(api(), company);
  });

  it("and receipts are whole in statements, lists of payments and what is owed", async () => {
    const company = await createReceiptCompany(api(), ["100.00", "80.00"]);
    await postReceipt(company, { amount: "90", shares: [] });
    await postRefund(company, { amount: "25" });
    const { person, contactId } = company;
    await person.post(`${getInvoice(company, "INV-0002").path}/on_account`, { amount: "40" });
    const { body: statement } = await person.get(`/contacts/${contactId}/statement`);
    expect(getValue(statement, "statement", "sections")).toMatchObject([
      {
        ...{ closing: "115.00", on_account: "25.00" },
        rows: [
          { kind: "invoice", balance: "100.00" },
          { kind: "invoice", balance: "180.00" },
          { kind: "payment", amount: "-90.00", invoice_no: "INV-0002" },
          { kind: "refund", amount: "25.00", invoice_id: null },
        ],
      },
    ]);
    const { body: owed } = await person.get("/owed");
    expect(owed).toMatchObject({
      owed: [{ total: "140.00", on_account: "25.00" }],
      meta: { sums: [{ total: "140.00", on_account: "25.00" }] },
    });
    const { body: summary } = await person.get(`/contacts/${contactId}/summary`);
    expect(getValue(summary, "summary", "sums")).toMatchObject([
      { owed: "140.00", on_account: "25.00" },
    ]);
    const { body: list } = await person.get("/payments?days=1");
    expect(list).toMatchObject({
      payments: [
        { amount: "-25.00", base_amount: "-25.00", refund_id: ANY_NUMBER, invoices: [] },
        { amount: "90.00", invoices: [{ no: "INV-0002", amount: "40.00" }] },
      ],
      meta: { total: 2, sums: [{ count: 2, amount: "65.00" }] },
    });
    const { body: invoice } = await person.get(getInvoice(company, "INV-0001").path);
    expect(getValue(invoice, "invoice", "on_account")).toBe("25.00");
    await expectCorrectBooks(api(), company);
  });

  it("receipts and shares at once never take more than there is", async () => {
    const company = await createReceiptCompany(api(), ["400.00", "400.00"]);
    const { person } = company;
    const paths = ["INV-0001", "INV-0002"].map((no) => getInvoice(company, no).path);
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index): Promise<Reply> => {
        const amount = `${(index % 7) + 1}.5${index % 10}`;
        if (index % 3 === 0) return postReceipt(company, { amount, shares: [] });
        if (index % 3 === 1) return postRefund(company, { amount });
        return person.post(`${paths[index % 2] ?? ""}/on_account`, { amount });
      }),
    );
    const statuses = new Set(replies.map(({ status }) => status));
    expect([...statuses].filter((status) => status !== 201 && status !== 422)).toEqual([]);
    const sums = replies.map(({ status, body }, index) => {
      if (status !== 201) return 0;
      if (index % 3 === 0) return toSen(getValue(body, "receipt", "amount"));
      return -toSen(getValue(body, ...(index % 3 === 1 ? ["refund", "amount"] : ["used"])));
    });
    const left = sums.reduce((total, sum) => total + sum, 0);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(toSen(await readOnAccount(company))).toBe(left);
    await expectCorrectBooks(api(), company);
  });
}

function toSen(amount: unknown): number {
  return Math.round(Number(amount) * 100);
}

async function postCreditNote(
  company: ReceiptCompany,
  quantity: string,
  fields: Record<string, unknown> = {},
): Promise<Reply> {
  const { path } = getInvoice(company, "INV-0001");
  const { body } = await company.person.get(path);
  const invoice_line_id = getNumber(getList(body, "invoice", "items")[0], "id");
  return company.person.post(`${path}/credit_notes`, {
    ...{ date: "2026-11-21", reason: "Returned", items: [{ invoice_line_id, quantity }] },
    ...fields,
  });
}

async function listMovements({ db }: Api, refund: unknown): Promise<number[]> {
  const movements = await db
    .selectFrom("account_movements")
    .select("amount")
    .where("refund_id", "=", getNumber(refund, "refund", "id"))
    .orderBy("id")
    .execute();
  return movements.map(({ amount }) => amount);
}
