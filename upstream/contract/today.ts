import { expect, it } from "vitest";
import type { InvoiceSeed } from "../books/types";
import { tinyBooks, tinyContact, tinyInvoice } from "../testing/fixtures";
import { createPerson, getValue, type Api, type Person } from "./api";
import { postInvoice, readNewestInvoice, undoPayments } from "./invoices";
import { ANY_NUMBER, ANY_TEXT } from "./matchers";

// The current date of the companies is 21/11/2026.
const TODAY = "2026-11-21";

/** The customers a to e. The first invoices are overdue. */
const BOOKS = tinyBooks({
  contacts: ["a", "b", "c", "d", "e"].map((ref) =>
    tinyContact({ ref, displayName: `Customer ${ref}` }),
  ),
  invoices: [
    createUnpaidInvoice("a", "2026-11-20", "1.00"),
    createUnpaidInvoice("b", "2026-11-10", "2.00"),
    createUnpaidInvoice("b", "2026-11-12", "3.00", { currency: "SGD", rate: "3.3" }),
    createUnpaidInvoice("b", "2026-11-11", "4.00"),
    createUnpaidInvoice("c", "0000-00-00", "5.00", { date: "2026-11-01" }),
    createUnpaidInvoice("d", "2026-11-15", "6.00"),
    // These invoices are not overdue.
    createUnpaidInvoice("c", TODAY, "10.00"),
    createUnpaidInvoice("d", "2026-11-27", "20.00", { currency: "SGD", rate: "3" }),
    createUnpaidInvoice("e", "2026-11-28", "40.00"),
    createUnpaidInvoice("e", "2026-01-01", "80.00", { status: 4 }),
    createUnpaidInvoice("e", "2026-01-01", "0.70", { status: 0 }),
    createUnpaidInvoice("e", "2026-12-01", "0.10", { status: 0, currency: "SGD", rate: "3" }),
    // These invoices are paid.
    createPaidInvoice("2026-11-21", "1.00"),
    createPaidInvoice("2026-11-21", "2.00"),
    createPaidInvoice("2026-11-20", "4.00"),
    createPaidInvoice("2026-11-01", "8.00"),
    createPaidInvoice("2026-10-31", "16.00"),
    createPaidInvoice("2026-10-21", "32.00"),
    createPaidInvoice("2026-10-01", "64.00"),
    createPaidInvoice("2026-09-30", "128.00"),
    createPaidInvoice("2026-11-21", "5.00", { currency: "SGD", rate: "3" }),
  ],
});

/** Declares the tests whose titles begin with "the call for today" (see `declareContract`). */
export function declareTodayContract(api: () => Api): void {
  it("names the three customers that are late the longest, with their sums by currency", async () => {
    const person = await createPerson(api(), BOOKS);
    const today = await readToday(person);
    const ringgit = { id: await person.readId("currencies", "MYR"), code: "MYR", symbol: "RM" };
    const dollar = { id: await person.readId("currencies", "SGD"), code: "SGD", symbol: "S$" };
    expect(today).toMatchObject({ date: TODAY, currency: ringgit });
    expect(getValue(today, "late")).toEqual({
      customers: [
        {
          contact_id: await person.readContactId("Customer c"),
          contact_name: "Customer c",
          count: 1,
          oldest_due_date: "2026-11-01",
          sums: [{ currency: ringgit, amount: "5.00" }],
        },
        {
          contact_id: await person.readContactId("Customer b"),
          contact_name: "Customer b",
          count: 3,
          oldest_due_date: "2026-11-10",
          sums: [
            { currency: ringgit, amount: "6.00" },
            { currency: dollar, amount: "3.00" },
          ],
        },
        expect.objectContaining({ contact_name: "Customer d", oldest_due_date: "2026-11-15" }),
      ],
      has_more: true,
    });
  });

  it("finds all late customers after a customer with many late invoices", async () => {
    const invoices = [
      ...Array.from({ length: 60 }, () => createUnpaidInvoice("a", "2026-10-01", "1.00")),
      createUnpaidInvoice("b", "2026-11-01", "2.00"),
      createUnpaidInvoice("c", "2026-11-02", "3.00"),
    ];
    const person = await createPerson(api(), tinyBooks({ contacts: BOOKS.contacts, invoices }));
    expect(getValue(await readToday(person), "late")).toMatchObject({
      customers: [
        { contact_name: "Customer a", count: 60, sums: [{ amount: "60.00" }] },
        { contact_name: "Customer b" },
        { contact_name: "Customer c" },
      ],
      has_more: false,
    });
  });

  it("sums the invoices that are due within seven days, and the draft invoices", async () => {
    const today = await readToday(await createPerson(api(), BOOKS));
    expect(getValue(today, "due_soon")).toEqual({
      from: TODAY,
      to: "2026-11-27",
      count: 2,
      amount: "70.00",
    });
    expect(getValue(today, "drafts")).toEqual({ count: 2, amount: "1.00" });
  });

  it("sums the payments by day and month, and deducts an undone payment on the day when it was undone", async () => {
    const person = await createPerson(api(), BOOKS);
    const moneyIn = async () => getValue(await readToday(person), "money_in");
    expect(await moneyIn()).toEqual({
      today: "18.00",
      yesterday: "4.00",
      month: "30.00",
      last_month: "112.00",
      last_month_to_date: "96.00",
    });
    await undoPayments(person, await readNewestInvoice(person));
    expect(await moneyIn()).toMatchObject({ today: "3.00", month: "15.00" });
  });

  it("contains a new invoice at once", async () => {
    const person = await createPerson(api());
    expect(await readToday(person)).toMatchObject({
      late: { customers: [], has_more: false },
      due_soon: { count: 0, amount: "0.00" },
      drafts: { count: 0, amount: "0.00" },
      money_in: { today: "0.00", last_month: "0.00" },
      failed_mails: { mails: [], has_more: false },
    });
    const draft = await postInvoice(person);
    expect(await readToday(person)).toMatchObject({ drafts: { count: 1 }, due_soon: { count: 0 } });
    await person.put(`${draft.path}/status`, { status: 1 });
    expect(await readToday(person)).toMatchObject({ drafts: { count: 0 }, due_soon: { count: 1 } });
  });

  it("names the failed mails of the last seven days, until a later message is sent", async () => {
    const invoices = [
      createUnpaidInvoice("a", "2026-11-20", "1.00"),
      createUnpaidInvoice("b", "2026-11-20", "1.00"),
    ];
    const person = await createPerson(api(), tinyBooks({ contacts: BOOKS.contacts, invoices }));
    const { id } = await readNewestInvoice(person);
    const contact = Number(await person.readContactId("Customer a"));
    const insert = (...mails: MailRow[]) =>
      api()
        .db.insertInto("sent_messages")
        .values(
          mails.map((mail) => ({
            ...{ ...MAIL, company_id: person.companyId },
            reason: mail.state === "sent" ? "" : "The mail service is busy.",
            ...mail,
          })),
        )
        .execute();
    await insert(
      { invoice_id: id, state: "failed", made_at: "2026-11-13T16:00:00.000Z" },
      { kind: "statement", contact_id: contact, state: "sent" },
      { kind: "reminder", contact_id: contact, state: "interrupted" },
      { invoice_id: id, state: "failed" },
      { invoice_id: 99_999, state: "failed" },
      { kind: "receipt", invoice_id: id, part_id: 7, state: "failed" },
    );
    const common = { to: MAIL.recipient, at: MAIL.made_at, from: null, until: null };
    const receipt = {
      ...common,
      id: ANY_NUMBER,
      kind: "receipt",
      invoice_id: id,
      invoice_no: ANY_TEXT,
      part_id: 7,
      contact_id: ANY_NUMBER,
      contact_name: "Customer b",
      state: "failed",
    };
    const reminder = { kind: "reminder", contact_name: "Customer a", state: "interrupted" };
    const read = async () => getValue(await readToday(person), "failed_mails");
    expect(await read()).toEqual({
      mails: [
        receipt,
        { ...receipt, kind: "invoice", part_id: null },
        expect.objectContaining({ ...common, ...reminder, invoice_id: null, invoice_no: null }),
      ],
      has_more: false,
    });
    await insert({ invoice_id: id, state: "sent", way: "whatsapp", recipient: "" });
    expect(await read()).toMatchObject({ mails: [{ kind: "receipt" }, { kind: "reminder" }] });
  });

  it("must name one of several companies, and is not found for another person's company", async () => {
    const stranger = await createPerson(api());
    const person = await createPerson(api(), tinyBooks(), tinyBooks());
    expect((await person.get("/today")).status).toBe(422);
    expect((await person.get(`/today?business_id=${stranger.companyId}`)).status).toBe(404);
  });
}

type MailRow = {
  state: "sent" | "failed" | "interrupted";
  kind?: "invoice" | "receipt" | "statement" | "reminder";
  invoice_id?: number | null;
  part_id?: number;
  contact_id?: number;
  made_at?: string;
  way?: "mail" | "whatsapp";
  recipient?: string;
};

const MAIL = {
  kind: "invoice",
  invoice_id: null,
  is_reminder: false,
  way: "mail",
  recipient: "a@b.test",
  made_at: "2026-11-20T16:00:00.000Z",
  actor: "Siti Aminah",
} as const;

async function readToday(person: Person): Promise<unknown> {
  const { status, body } = await person.get(`/today?business_id=${person.companyId}`);
  expect(status).toBe(200);
  return getValue(body, "today");
}

function createUnpaidInvoice(
  contact: string,
  dueDate: string,
  unitPrice: string,
  overrides: Partial<InvoiceSeed> = {},
): InvoiceSeed {
  const lines = tinyInvoice()
    .lines.slice(0, 1)
    .map((line) => ({ ...line, unitPrice }));
  return tinyInvoice({ contact, dueDate, date: "2026-01-01", lines, ...overrides });
}

function createPaidInvoice(
  date: string,
  amount: string,
  overrides: Partial<InvoiceSeed> = {},
): InvoiceSeed {
  const payments = [{ method: "bank", ledgerAccount: "bank", amount, date }];
  return createUnpaidInvoice("e", "2026-12-31", amount, { status: 5, payments, ...overrides });
}
