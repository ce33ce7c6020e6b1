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
import {
  postInvoice,
  createEditPayload,
  readNewestInvoice,
  toStoredInvoice,
  type StoredInvoice,
} from "./invoices";
import { createInvoicePayload } from "./payloads";
import { expectCorrectTotals } from "./running-totals";

const PARTIAL_PAYMENT = [
  { method: "bank", ledgerAccount: "bank", amount: "40.00", date: "2026-11-02" },
];
const AFTER_TODAY =
  "An invoice dated after today, 21/11/2026, takes no payment with it. " +
  "Leave the payment out, or date the invoice today.";

/** Declares the tests whose titles begin with "recorded payments of an edited invoice" (see `declareContract`). */
export function declareRecordedPaymentContract(api: () => Api): void {
  it("keep their rate and base amount when the invoice gets another rate", async () => {
    const { person, invoice } = await createPartlyPaid({ currency: "SGD", rate: "3.3" });
    const before = await readListedPayments(person, invoice);
    const withHigherRate = await createEditPayload(person, invoice, { currency_rate: "4.5" });
    const { status, body } = await person.put(invoice.path, withHigherRate);
    expect([status, getValue(body, "invoice", "currency_rate")]).toEqual([200, "4.500000"]);
    expect(await readListedPayments(person, invoice)).toEqual(before);
    expect(getList(body, "invoice", "payments")).toMatchObject([
      { currency_rate: "3.300000", base_amount: "132.00", base_difference: "-48.00" },
    ]);
    expect(await listMovements(api(), invoice)).toEqual([["2026-11-02", 13_200]]);
    await expectCorrectTotals(api(), person);
  });

  it("lock the invoice's currency while a payment is active", async () => {
    const { person, invoice } = await createPartlyPaid({ date: "2026-11-01" });
    const currency_id = await person.readId("currencies", "SGD");
    const inDollars = { currency_id, currency_rate: "3.2" };
    const reply = await person.put(
      invoice.path,
      await createEditPayload(person, invoice, inDollars),
    );
    expect([reply.status, reply.body]).toEqual([
      422,
      {
        message:
          "A payment stands on this invoice, so its currency stays MYR. Undo the payment first.",
      },
    ]);
    expect((await person.get(invoice.path)).body).toEqual({ invoice: invoice.invoice });
    const id = getNumber(getList(invoice.invoice, "payments")[0], "id");
    const undone = toStoredInvoice(await person.delete(`${invoice.path}/payments/${id}`));
    const edited = await person.put(
      invoice.path,
      await createEditPayload(person, undone, inDollars),
    );
    expect(edited.body).toMatchObject({ invoice: { currency: { code: "SGD" } } });
    expect(await listMovements(api(), invoice)).toEqual([
      ["2026-11-02", 4_000],
      ["2026-11-21", -4_000],
    ]);
    await expectCorrectTotals(api(), person);
  });

  it("are undone and recorded again today when the payload changes them", async () => {
    const { person, invoice } = await createPartlyPaid({ currency: "SGD", rate: "3.3" });
    const [first] = getList(invoice.invoice, "partials");
    const partials = [{ ...Object(first), amount: "45.00" }];
    const changed = await createEditPayload(person, invoice, { partials, currency_rate: "3.4" });
    const { status, body } = await person.put(invoice.path, changed);
    expect(status).toBe(200);
    expect(body).toMatchObject({ invoice: { balance: "55.00", partials: [{ amount: "45.00" }] } });
    expect(getList(body, "invoice", "payments")).toMatchObject([
      { id: getValue(first, "id"), amount: "40.00", date: "2026-11-02", reversed_on: "2026-11-21" },
      { amount: "45.00", date: "2026-11-21", base_amount: "148.50", reversed_on: null },
    ]);
    expect(await listMovements(api(), invoice)).toEqual([
      ["2026-11-02", 13_200],
      ["2026-11-21", -13_200],
      ["2026-11-21", 14_850],
    ]);
    const { body: events } = await person.get(`${invoice.path}/events`);
    const kinds = getValues(getList(events, "events"), "kind");
    expect(kinds.filter((kind) => kind === "undone" || kind === "paid")).toHaveLength(2);
    await expectCorrectTotals(api(), person);
    const stored = toStoredInvoice(await person.get(invoice.path));
    const same = await person.put(invoice.path, await createEditPayload(person, stored));
    expect(getValue(same.body, "invoice", "payments")).toEqual(
      getValue(body, "invoice", "payments"),
    );
  });

  it("of a draft invoice are changed in place, with its rate and date", async () => {
    const person = await createPerson(api());
    const currency_id = await person.readId("currencies", "SGD");
    const partials = [await createCashPayment(person, "4.00")];
    const draft = await postInvoice(person, { currency_id, currency_rate: "3.3", partials });
    const [line] = getList(draft.invoice, "partials");
    const change = { date: "2026-11-19", currency_rate: "3.4" };
    const edited = await createEditPayload(person, draft, {
      ...{ ...change, partials: [{ ...Object(line), amount: "5.00" }] },
    });
    const { body } = await person.put(draft.path, edited);
    expect(getList(body, "invoice", "payments")).toMatchObject([
      { id: getValue(line, "id"), amount: "5.00", date: "2026-11-19", base_amount: "17.00" },
    ]);
    const ringgit = {
      currency_id: await person.readId("currencies", "MYR"),
      ...{ currency_rate: "1", date: "2026-11-19" },
    };
    const stored = toStoredInvoice(await person.get(draft.path));
    const inRinggit = await person.put(
      draft.path,
      await createEditPayload(person, stored, ringgit),
    );
    expect(inRinggit.body).toMatchObject({ invoice: { currency: { code: "MYR" } } });
    await person.put(`${draft.path}/status`, { status: 1 });
    expect(await listMovements(api(), draft)).toEqual([["2026-11-19", 500]]);
    await expectCorrectTotals(api(), person);
  });

  it("are refused for an invoice dated after today", async () => {
    const person = await createPerson(api());
    const partials = [await createCashPayment(person, "6.00")];
    const laterInvoice = { date: "2026-11-22", partials };
    const created = await person.post(
      "/sales/invoices",
      await createInvoicePayload(person, laterInvoice),
    );
    expect([created.status, created.body]).toEqual([422, { message: AFTER_TODAY }]);
    const draft = await postInvoice(person, { partials });
    const dated = await createEditPayload(person, draft, {
      date: "2026-11-22",
      partials: getList(draft.invoice, "partials"),
    });
    expect((await person.put(draft.path, dated)).body).toEqual({ message: AFTER_TODAY });
    // Imported books may contain a draft invoice that is dated after today and has a payment.
    await api()
      .db.updateTable("invoices")
      .set({ date: "2030-01-01" })
      .where("id", "=", draft.id)
      .execute();
    const sent = await person.put(`${draft.path}/status`, { status: 1 });
    expect([sent.status, sent.body]).toEqual([422, { message: AFTER_TODAY }]);
    expect(await listMovements(api(), draft)).toEqual([]);
    const unpaid = await person.post(
      "/sales/invoices",
      await createInvoicePayload(person, { date: "2026-11-22" }),
    );
    expect(unpaid.status).toBe(201);
  });

  /**
   * Creates a person with an invoice of 100.00, of which 40.00 was paid by bank transfer on 2
   * November.
   */
  async function createPartlyPaid(overrides: Parameters<typeof tinyInvoice>[0]) {
    const invoices = [tinyInvoice({ ...overrides, payments: PARTIAL_PAYMENT })];
    const person = await createPerson(api(), tinyBooks({ invoices }));
    return { person, invoice: await readNewestInvoice(person) };
  }
}

/** Returns the invoice's rows of the payment list of November, and the sums of all its days. */
async function readListedPayments(person: Person, { id }: StoredInvoice) {
  const { body } = await person.get("/payments?from=2026-11-01&to=2026-11-30&days=1");
  return [
    getList(body, "payments").filter((row) => getValue(row, "invoice_id") === id),
    getValue(body, "meta", "days"),
  ];
}

async function createCashPayment(person: Person, amount: string) {
  const method_id = await person.readId("methods", "Cash");
  return { method_id, account_id: await person.readId("accounts", "Till"), amount };
}

async function listMovements({ db }: Api, { id }: StoredInvoice) {
  const rows = await db
    .selectFrom("account_movements")
    .select(["date", "amount"])
    .where("invoice_id", "=", id)
    .orderBy("id")
    .execute();
  return rows.map(({ date, amount }) => [date, Number(amount)]);
}
