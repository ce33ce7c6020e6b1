import { expect, it } from "vitest";
import type { InvoiceSeed } from "../books/types";
import { tinyBooks, tinyContact, tinyInvoice } from "../testing/fixtures";
import {
  getValue,
  getValues,
  getList,
  createPerson,
  getNumber,
  type Api,
  type Person,
} from "./api";
import { postCreditNote } from "./credit-notes";
import { toStoredInvoice, type StoredInvoice } from "./invoices";
import { readFirstPageText } from "./pdf-text";

/** The books of a company whose current date is 21/11/2026. */
const BOOKS = tinyBooks({
  contacts: [tinyContact(), tinyContact({ ref: "lim", displayName: "Lim Mei Hua" })],
  invoices: [
    createIssuedInvoice("OLD", "2026-09-01", "100.00", {
      payments: [createBankPayment("40.00", "2026-09-15")],
    }),
    createIssuedInvoice("NEW", "2026-11-05", "50.02"),
    createIssuedInvoice("SGD", "2026-11-06", "7.00", {
      ...{ currency: "SGD", rate: "3.3" },
      payments: [createBankPayment("7.00", "2026-11-06")],
    }),
    createIssuedInvoice("DRAFT", "2026-11-07", "9.00", { status: 0 }),
    createIssuedInvoice("VOID", "2026-11-08", "8.00", {
      status: 4,
      payments: [createBankPayment("1.00", "2026-11-09")],
    }),
    createIssuedInvoice("LATER", "2027-01-01", "3.00"),
    createIssuedInvoice("LIM", "2026-11-08", "6.00", { contact: "lim" }),
  ],
});

const REFUSALS = [
  ["from=2026-02-30", "The first day is not a date. Please give it as YYYY-MM-DD."],
  ["to=03/11/2026", "The last day is not a date. Please give it as YYYY-MM-DD."],
  [
    "from=2026-11-03&to=2026-11-02",
    "The first day, 03/11/2026, is after the last, 02/11/2026. Please change one of them.",
  ],
  [
    "from=2026-12-01",
    "The first day, 01/12/2026, is after the last, 21/11/2026. Please change one of them.",
  ],
  [
    "from=2021-11-21&to=2026-11-21",
    "A statement covers five years at most. Please choose a later first day.",
  ],
] as const;

/** Declares the tests whose titles begin with "a customer's statement" (see `declareContract`). */
export function declareStatementContract(api: () => Api): void {
  it("has an opening balance, and a balance after each entry", async () => {
    const { person, oldest, newest } = await createPersonWithEveryEntry(api());
    const { status, body } = await readStatement(person, "from=2026-11-01&to=2026-11-21");
    expect(status).toBe(200);
    expect(getValue(body, "statement")).toMatchObject({
      contact: { id: await person.readContactId("Kopitiam Jaya"), name: "Kopitiam Jaya" },
      ...{ from: "2026-11-01", to: "2026-11-21", today: "2026-11-21" },
      sections: [
        { currency: { code: "MYR", symbol: "RM" }, opening: "60.00", closing: "110.02" },
        { currency: { code: "SGD", symbol: "S$" }, opening: "0.00", closing: "0.00" },
      ],
    });
    const [rows, dollars] = [0, 1].map((index) =>
      getList(body, "statement", "sections", index, "rows"),
    );
    expect(rows?.map(formatRow)).toEqual([
      "2026-11-05 invoice NEW 50.02 = 110.02",
      "2026-11-20 payment  -50.02 = 60.00",
      "2026-11-20 credit_note CN-0001 -10.00 = 50.00",
      "2026-11-21 payment_reversal  50.02 = 100.02",
      "2026-11-21 credit_note_void CN-0001 10.00 = 110.02",
    ]);
    expect(dollars?.map(formatRow)).toEqual([
      "2026-11-06 invoice SGD 7.00 = 7.00",
      "2026-11-06 payment  -7.00 = 0.00",
    ]);
    expect(rows?.[1]).toEqual({
      ...{ date: "2026-11-20", kind: "payment", id: expect.any(Number) as number, no: "" },
      ...{ reference: "till 4", method_name: "Cash", invoice_id: newest.id, invoice_no: "NEW" },
      invoice_nos: ["NEW"],
      ...{ amount: "-50.02", rounding: "-0.02", balance: "60.00" },
      ...{ receipt_id: getValue(rows?.[1], "id"), refund_id: null },
    });
    expect(rows?.[2]).toMatchObject({
      invoice_id: oldest.id,
      reference: "Returned",
      rounding: "0.00",
    });
    const balances = await Promise.all(
      [oldest, newest].map(async ({ path }) =>
        getValue((await person.get(path)).body, "invoice", "balance"),
      ),
    );
    expect(balances).toEqual(["60.00", "50.02"]);
  });

  it("has the balances before its first and after its last day", async () => {
    const { person } = await createPersonWithEveryEntry(api());
    for (const [query, opening, closing, entries] of [
      ["from=2026-08-01&to=2026-08-31", undefined, undefined, 0],
      ["from=2026-09-01&to=2026-09-14", "0.00", "100.00", 1],
      ["from=2026-09-15&to=2026-09-15", "100.00", "60.00", 1],
      ["from=2026-11-20&to=2026-11-20", "110.02", "50.00", 2],
      ["from=2026-11-21&to=2027-01-01", "50.00", "113.02", 3],
      // The default period is the month of the last day, and the default last day is today.
      ["", "60.00", "110.02", 5],
      ["from=&to=2026-10-31", "60.00", "60.00", 0],
    ] as const) {
      const { body } = await readStatement(person, query);
      const section = getValue(body, "statement", "sections", 0);
      expect([query, getValue(section, "opening"), getValue(section, "closing")]).toEqual([
        ...[query, opening, closing],
      ]);
      if (section) expect([query, getList(section, "rows").length]).toEqual([query, entries]);
    }
  });

  it("does not contain void and deleted invoices, but what was received for them", async () => {
    const { person, oldest, newest } = await createPersonWithEveryEntry(api());
    const payments = getList((await person.get(oldest.path)).body, "invoice", "payments");
    await person.delete(`${oldest.path}/payments/${getNumber(payments[0], "id")}`);
    const { body: before } = await readStatement(person, "from=2026-09-01");
    expect(getValue(before, "statement", "sections", 0, "closing")).toBe("150.02");
    expect((await person.post(`${newest.path}/void`, { reason: "Wrong" })).status).toBe(200);
    expect((await person.delete(oldest.path)).status).toBe(200);
    const { body } = await readStatement(person, "from=2026-09-01");
    expect(getValue(body, "statement", "sections")).toMatchObject([
      {
        ...{ currency: { code: "MYR" }, closing: "0.00" },
        rows: [
          { kind: "payment", amount: "-40.00", invoice_no: "" },
          { kind: "payment", amount: "-50.00", invoice_no: "NEW", rounding: "0.00" },
          { kind: "payment_reversal", amount: "40.00" },
          { kind: "payment_reversal", amount: "50.00" },
        ],
      },
      { currency: { code: "SGD" }, rows: [{}, {}] },
    ]);
    expect((await person.post(`${oldest.path}/restore`, {})).status).toBe(200);
    const { body: again } = await readStatement(person, "from=2026-09-01");
    const rows = getList(again, "statement", "sections", 0, "rows");
    expect(getValues(rows, "kind")).toEqual([
      ...["invoice", "payment", "payment", "credit_note"],
      ...["payment_reversal", "payment_reversal", "credit_note_void"],
    ]);
    expect(getValue(again, "statement", "sections", 0, "closing")).toBe("100.00");
  });

  it("is printed as a PDF with a section for each currency", async () => {
    const { person } = await createPersonWithEveryEntry(api());
    const reply = await readStatement(person, "from=2026-11-01&to=2026-11-21", ".pdf");
    expect(reply.status).toBe(200);
    expect(reply.headers.get("content-disposition")).toBe(
      'inline; filename="Kopitiam-Jaya-2026-11-01-2026-11-21.pdf"',
    );
    const text = (await readFirstPageText(reply.body)).replace(/\s+/g, " ");
    for (const expected of [
      ...["Statement", "Kedai Cuba Sdn Bhd", "Kopitiam Jaya Sdn Bhd"],
      ...["Period 01/11/2026 to 21/11/2026", "MYR", "Opening balance 60.00"],
      ...["05/11/2026 Invoice NEW 50.02 110.02"],
      ...["20/11/2026 Payment for NEW, Cash, till 4, rounding -0.02 50.02 60.00"],
      ...["20/11/2026 Credit note CN-0001 for OLD, Returned 10.00 50.00"],
      ...["21/11/2026 Payment for NEW taken back, Cash, till 4, rounding 0.02 50.02 100.02"],
      ...["21/11/2026 Credit note CN-0001 for OLD voided 10.00 110.02"],
      ...["Closing balance 110.02", "SGD", "Closing balance 0.00"],
    ])
      expect(text).toContain(expected);
    const emptyStatement = await readStatement(person, "from=2026-01-01&to=2026-01-31", ".pdf");
    expect(await readFirstPageText(emptyStatement.body)).toContain(
      "Nothing was billed or paid in these days",
    );
  });

  it("is refused for invalid days", async () => {
    const person = await createPerson(api());
    for (const [query, message] of REFUSALS)
      for (const extension of ["", ".pdf"]) {
        const { status, body } = await readStatement(person, query, extension);
        expect([query, status, body]).toEqual([query, 422, { message }]);
      }
    const fiveYears = await readStatement(person, "from=2021-11-22&to=2026-11-21");
    expect(fiveYears.body).toMatchObject({ statement: { sections: [] } });
    const leapYear = await readStatement(person, "from=2024-02-29&to=2029-02-28");
    expect(leapYear.status).toBe(200);
  });
}

/**
 * Creates the books in which the invoice NEW was paid in cash and a tenth of the invoice OLD was
 * credited on 20 November, and in which the payment was undone and the credit note voided today.
 */
async function createPersonWithEveryEntry(
  api: Api,
): Promise<{ person: Person; oldest: StoredInvoice; newest: StoredInvoice }> {
  const person = await createPerson(api, BOOKS);
  const { body } = await person.get("/sales");
  const readByNumber = async (no: string) => {
    const found = getList(body, "transactions").find((each) => getValue(each, "no") === no);
    return toStoredInvoice(await person.get(`/sales/invoices/${getNumber(found, "id")}`));
  };
  const [oldest, newest] = [await readByNumber("OLD"), await readByNumber("NEW")];
  const paid = await person.post(`${newest.path}/payments`, {
    ...{ amount: "50.02", date: "2026-11-20", reference: "till 4" },
    method_id: await person.readId("methods", "Cash"),
    account_id: await person.readId("accounts", "Till"),
  });
  await person.delete(`${newest.path}/payments/${getNumber(paid.body, "payment_id")}`);
  const note = await postCreditNote(person, oldest, ["0.1"]);
  const id = getNumber(note.body, "credit_note", "id");
  await person.post(`/sales/credit_notes/${id}/void`, { reason: "Kept after all" });
  return { person, oldest, newest };
}

async function readStatement(person: Person, query: string, extension = "") {
  return person.get(
    `/contacts/${await person.readContactId("Kopitiam Jaya")}/statement${extension}?${query}`,
  );
}

function formatRow(row: unknown): string {
  const values = ["date", "kind", "no", "amount"].map((name) => String(getValue(row, name)));
  return `${values.join(" ")} = ${String(getValue(row, "balance"))}`;
}

function createIssuedInvoice(
  no: string,
  date: string,
  unitPrice: string,
  overrides: Partial<InvoiceSeed> = {},
): InvoiceSeed {
  const [line] = tinyInvoice().lines;
  if (!line) throw new TypeError("The tiny invoice has no line.");
  return tinyInvoice({ no, date, lines: [{ ...line, unitPrice }], ...overrides });
}

function createBankPayment(amount: string, date: string): InvoiceSeed["payments"][number] {
  return { method: "bank", ledgerAccount: "bank", amount, date };
}
