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
import { createEditPayload, readNewestInvoice, type StoredInvoice } from "./invoices";
import { readFirstPageText } from "./pdf-text";
import { expectCorrectTotals } from "./running-totals";

const TODAY = "2026-11-21";

/** A line of 3 × 33.35 less 10%, with tax, and a line of 1 × 7.00 without tax. */
const LINES = [
  { quantity: "3", unitPrice: "33.35", discountPercent: "10", taxCode: "SV-8" },
  { quantity: "1", unitPrice: "7.00", discountPercent: "0", taxCode: null },
].map((line) => ({ ...line, product: null, ledgerAccount: "sales", name: "Sales" }));

const REFUSALS: [quantities: string[], change: object, message: string][] = [
  [["4"], {}, "Only 3 of line 1 is left to credit."],
  [["3.000000000001"], {}, "Only 3 of line 1 is left to credit."],
  [["-1"], {}, "Only 3 of line 1 is left to credit."],
  [["0", "0"], {}, "Please credit at least one line."],
  [["0.0001"], {}, "These lines come to nothing. Please credit more."],
  [["x"], {}, "Line 1: The quantity is not a number."],
  [["1"], { reason: " " }, "A reason is needed."],
  [["1"], { reason: "x".repeat(201) }, "A reason can have at most 200 characters."],
  [["1"], { date: "2026-11-22" }, "The credit note cannot be dated after today, 21/11/2026."],
  [
    ["1"],
    { date: "2026-10-31" },
    "The credit note cannot be dated before the invoice, 01/11/2026.",
  ],
  [
    ["1"],
    { items: [{ invoice_line_id: 999_999_999, quantity: 1 }] },
    "A line of the invoice was not found.",
  ],
];

/** Declares the tests whose titles begin with "credit notes" (see `declareContract`). */
export function declareCreditNoteContract(api: () => Api): void {
  it("credit a part of an invoice, then the rest to the cent, and have their own numbers", async () => {
    const { person, invoice } = await createIssuedInvoice();
    expect(invoice.invoice).toMatchObject({ amount: "104.24", credited: "0.00", credit_notes: [] });
    const first = await postCreditNote(person, invoice, ["1"], { reason: "One came broken" });
    expect([first.status, first.body]).toMatchObject([
      201,
      {
        credit_note: {
          ...{ no: "CN-0001", date: "2026-11-20", reason: "One came broken" },
          ...{ invoice_no: "INV-0001", invoice_date: "2026-11-01", invoice_id: invoice.id },
          ...{ contact_name: "Kopitiam Jaya Sdn Bhd", voided_on: null },
          ...{ net: "30.01", tax: "2.40", amount: "32.41" },
          items: [{ line: 1, quantity: "1", discount: "10%", amount: "30.01", tax: "2.40" }],
        },
        invoice: { status: 2, balance: "71.83", credited: "32.41", to_give_back: "0.00" },
      },
    ]);
    expect(getList(first.body, "invoice", "items")).toMatchObject([
      { left_to_credit: "2", credited: { quantity: "1", amount: "30.01", tax: "2.40" } },
      { left_to_credit: "1", credited: { quantity: "0", amount: "0.00", tax: "0.00" } },
    ]);
    await expectCorrectTotals(api(), person);
    const remaining = await postCreditNote(person, invoice, ["2", "1"]);
    expect(remaining.body).toMatchObject({
      credit_note: { no: "CN-0002", net: "67.03", tax: "4.80", amount: "71.83" },
      invoice: { status: 2, balance: "0.00", credited: "104.24" },
    });
    expect(getList(remaining.body, "invoice", "credit_notes")).toMatchObject([
      { no: "CN-0001", total: "32.41", date: "2026-11-20", voided_on: null },
      { no: "CN-0002", total: "71.83" },
    ]);
    expect((await person.get(invoice.path)).body).toEqual({
      invoice: getValue(remaining.body, "invoice"),
    });
    const note = await person.get(
      `/sales/credit_notes/${getNumber(remaining.body, "credit_note", "id")}`,
    );
    expect(note.body).toEqual({ credit_note: getValue(remaining.body, "credit_note") });
    const exceeding = await postCreditNote(person, invoice, ["1"]);
    expect(exceeding.body).toEqual({ message: "Nothing is left to credit on this invoice." });
    await expectCorrectTotals(api(), person);
  });

  it("are refused with a message, and leave the invoice unchanged", async () => {
    const { person, invoice } = await createIssuedInvoice();
    for (const [quantities, change, message] of REFUSALS) {
      const reply = await postCreditNote(person, invoice, quantities, change);
      expect([reply.status, reply.body]).toEqual([422, { message }]);
    }
    expect((await person.get(invoice.path)).body).toEqual({ invoice: invoice.invoice });
  });

  it.each([
    [0, "This invoice is still a draft. Change it instead of crediting it."],
    [4, "This invoice is void, so it cannot be credited."],
  ] as const)(
    "are refused for an invoice of status %i (0 is draft, 4 is void)",
    async (status, message) => {
      const { person, invoice } = await createIssuedInvoice({ status });
      expect((await postCreditNote(person, invoice, ["1"])).body).toEqual({ message });
    },
  );

  it("are refused for a stale etag and for another company, and prevent changes of the invoice", async () => {
    const { person, invoice } = await createIssuedInvoice();
    const stale = { "if-match": "2026-01-01T00:00:00.000Z" };
    expect((await postCreditNote(person, invoice, ["1"], {}, stale)).status).toBe(409);
    const { body } = await postCreditNote(person, invoice, ["1"]);
    for (const { status, body: refused } of [
      await person.put(invoice.path, await createEditPayload(person, invoice)),
      await person.post(`${invoice.path}/void`, { reason: "Typed wrongly" }),
      await person.delete(invoice.path),
    ])
      expect([status, refused]).toEqual([
        422,
        { message: "This invoice has credit note CN-0001. Void it first." },
      ]);
    const path = `/sales/credit_notes/${getNumber(body, "credit_note", "id")}`;
    const stranger = await createPerson(api());
    expect((await postCreditNote(stranger, invoice, ["1"])).status).toBe(404);
    expect((await stranger.get(path)).status).toBe(404);
    expect((await stranger.get(`${path}/pdf`)).status).toBe(404);
    expect((await stranger.post(`${path}/void`, { reason: "Mine" })).status).toBe(404);
    const { body: ownList } = await stranger.get(
      `/sales/credit_notes?entity_id=${stranger.companyId}`,
    );
    expect(ownList).toMatchObject({ credit_notes: [], meta: { total: 0 } });
  });

  it("are created once per idempotency key, and never exceed the invoice when posted in parallel", async () => {
    const { person, invoice } = await createIssuedInvoice();
    const keyHeader = { "idempotency-key": randomUUID() };
    const twice = await Promise.all(
      [1, 2].map(() => postCreditNote(person, invoice, ["1"], { reason: "Broken" }, keyHeader)),
    );
    expect(twice[0]?.body).toEqual(twice[1]?.body);
    const posted = await Promise.all([1, 2, 3].map(() => postCreditNote(person, invoice, ["1"])));
    expect(posted.map(({ status }) => status).sort()).toEqual([201, 201, 422]);
    const list = await person.get(`/sales/credit_notes?entity_id=${person.companyId}`);
    expect(getValues(getList(list.body, "credit_notes"), "no")).toEqual([
      "CN-0003",
      "CN-0002",
      "CN-0001",
    ]);
    await expectCorrectTotals(api(), person);
  });

  it("are voided once with a reason, and their quantity can be credited again", async () => {
    const { person, invoice } = await createIssuedInvoice();
    const { body } = await postCreditNote(person, invoice, ["1", "1"]);
    await postCreditNote(person, invoice, ["1"]);
    const path = `/sales/credit_notes/${getNumber(body, "credit_note", "id")}/void`;
    expect((await person.post(path, {})).body).toEqual({ message: "A reason is needed." });
    const stale = { "if-match": "2026-01-01T00:00:00.000Z" };
    expect((await person.post(path, { reason: "Typed wrongly" }, stale)).status).toBe(409);
    const voided = await person.post(path, { reason: "Typed wrongly" });
    expect([voided.status, voided.body]).toMatchObject([
      200,
      {
        credit_note: { no: "CN-0001", voided_on: TODAY, void_reason: "Typed wrongly" },
        invoice: { credited: "32.42", balance: "71.82" },
      },
    ]);
    expect((await person.post(path, { reason: "Again" })).body).toEqual({
      message: "This credit note was voided on 21/11/2026.",
    });
    await expectCorrectTotals(api(), person);
    const remaining = await postCreditNote(person, invoice, ["2", "1"]);
    expect(remaining.body).toMatchObject({
      credit_note: { no: "CN-0003" },
      invoice: { credited: "104.24", balance: "0.00" },
    });
    await expectCorrectTotals(api(), person);
    const events = await readEvents(api(), invoice);
    expect(events).toMatchObject([
      { kind: "credited", credit_note_no: "CN-0001", amount: "RM 39.41", no: "INV-0001" },
      { kind: "credited", credit_note_no: "CN-0002" },
      { kind: "credit_voided", credit_note_no: "CN-0001", reason: "Typed wrongly" },
      { kind: "credited", credit_note_no: "CN-0003" },
    ]);
  });

  it("make a partly paid invoice paid, and show the amount to give back", async () => {
    const { person, invoice } = await createIssuedInvoice();
    await pay(person, invoice, "71.83");
    const fullyPaid = await postCreditNote(person, invoice, ["1"]);
    expect(fullyPaid.body).toMatchObject({ invoice: { status: 5, balance: "0.00" } });
    const overpaid = await postCreditNote(person, invoice, ["0", "1"]);
    expect(overpaid.body).toMatchObject({
      invoice: { status: 5, balance: "-7.00", to_give_back: "7.00" },
    });
    await expectCorrectTotals(api(), person);
    for (const { body } of [overpaid, fullyPaid]) {
      const id = getNumber(body, "credit_note", "id");
      await person.post(`/sales/credit_notes/${id}/void`, { reason: "Kept after all" });
    }
    const { body } = await person.get(invoice.path);
    expect(body).toMatchObject({ invoice: { status: 2, balance: "32.41", to_give_back: "0.00" } });
    await expectCorrectTotals(api(), person);
  });

  it("credit lines below zero, and at most the invoice's total", async () => {
    const [soldLine, otherLine] = LINES;
    if (!soldLine || !otherLine) throw new TypeError("LINES has fewer than two lines.");
    const { person, invoice } = await createIssuedInvoice({
      lines: [soldLine, { ...otherLine, quantity: "-2" }],
    });
    const reply = await postCreditNote(person, invoice, ["3"]);
    expect(reply.body).toEqual({
      message:
        "Only RM 83.24 of this invoice is left to credit. " +
        "Please credit the lines below zero too.",
    });
    const exceeding = await postCreditNote(person, invoice, ["3", "1"]);
    expect(exceeding.body).toEqual({ message: "Only -2 of line 2 is left to credit." });
    const all = await postCreditNote(person, invoice, ["3", "-2"]);
    expect(all.body).toMatchObject({ invoice: { credited: "83.24", balance: "0.00" } });
  });

  it("are found by number, invoice, customer and reason, and are listed in pages", async () => {
    const { person, invoice } = await createIssuedInvoice();
    await postCreditNote(person, invoice, ["1"], { reason: "Burnt beans" });
    await postCreditNote(person, invoice, ["1"]);
    const searchNumbers = async (query: string) => {
      const path = `/sales/credit_notes?entity_id=${person.companyId}&${query}`;
      return getValues(getList((await person.get(path)).body, "credit_notes"), "no");
    };
    expect(await searchNumbers("search=burnt")).toEqual(["CN-0001"]);
    expect(await searchNumbers("search=cn-0002")).toEqual(["CN-0002"]);
    expect(await searchNumbers("search=KOPITIAM")).toHaveLength(2);
    expect(await searchNumbers(`invoice_id=${invoice.id}`)).toHaveLength(2);
    expect(await searchNumbers("search=%25")).toEqual([]);
    expect(await searchNumbers("invoice_id=999999")).toEqual([]);
    expect(await searchNumbers("page=2")).toEqual([]);
  });

  it("keep the name of the customer, and print the credited lines with their tax", async () => {
    const { person, invoice } = await createIssuedInvoice({ currency: "SGD", rate: "3.2" });
    const { body } = await postCreditNote(person, invoice, ["1", "1"], {
      reason: "One came broken",
    });
    expect(body).toMatchObject({
      credit_note: { amount: "39.41", base_amount: "126.11", currency_rate: "3.200000" },
    });
    const id = getNumber(body, "credit_note", "id");
    await api()
      .db.updateTable("contacts")
      .set({ name: "Another" })
      .where("company_id", "=", person.companyId)
      .execute();
    const printPdf = async () => {
      const reply = await person.get(`/sales/credit_notes/${id}/pdf`);
      expect(reply.headers.get("content-disposition")).toContain("CN-0001.pdf");
      return readFirstPageText(reply.body);
    };
    const text = await printPdf();
    for (const words of [
      ...["Credit Note", "CN-0001", "20/11/2026", "INV-0001", "01/11/2026", "Credit to"],
      ...["Kopitiam Jaya Sdn Bhd", "Service tax 8% (SV-8) on 30.01", "2.40"],
      ...["Total credited", "39.41", "MYR 126.11", "Reason", "One came broken"],
    ])
      expect(text).toContain(words);
    for (const words of ["Another", "Still to pay", "Paid", "How to pay", "VOID"])
      expect(text).not.toContain(words);
    const printed = await readFirstPageText((await person.get(`${invoice.path}/pdf`)).body);
    expect(printed).toContain("Credit note CN-0001, 20/11/2026");
    await person.post(`/sales/credit_notes/${id}/void`, { reason: "Wrong" });
    expect(await printPdf()).toContain("VOID");
    await expectCorrectTotals(api(), person);
  });

  /**
   * Creates a person with an invoice of `LINES`, which come to 104.24, dated 1 November. Fields of
   * `overrides` replace its fields.
   */
  async function createIssuedInvoice(overrides: Parameters<typeof tinyInvoice>[0] = {}) {
    const invoices = [tinyInvoice({ lines: LINES, ...overrides })];
    const person = await createPerson(api(), tinyBooks({ invoices }));
    return { person, invoice: await readNewestInvoice(person) };
  }
}

/**
 * Posts a credit note of these quantities, in the order of the invoice's lines. The date is 20
 * November. Fields of `change` replace fields of the payload.
 */
export async function postCreditNote(
  person: Person,
  { path, invoice }: StoredInvoice,
  quantities: string[],
  change: object = {},
  headers?: Record<string, string>,
): Promise<Reply> {
  const ids = getValues(getList(invoice, "items"), "id");
  const items = quantities.map((quantity, index) => ({ invoice_line_id: ids[index], quantity }));
  const body = { date: "2026-11-20", reason: "Returned", items, ...change };
  return person.post(`${path}/credit_notes`, body, headers);
}

async function pay(person: Person, { path }: StoredInvoice, amount: string): Promise<void> {
  const method_id = await person.readId("methods", "Bank Transfer");
  const account_id = await person.readId("accounts", "Maybank");
  await person.post(`${path}/payments`, { date: "2026-11-20", method_id, account_id, amount });
}

async function readEvents({ db }: Api, { id }: StoredInvoice): Promise<unknown[]> {
  const events = await db
    .selectFrom("events")
    .select(["kind", "details"])
    .where("invoice_id", "=", id)
    .orderBy("id")
    .execute();
  return events.map(({ kind, details }) => ({ kind, ...(JSON.parse(details) as object) }));
}
