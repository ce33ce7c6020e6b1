import { expect, it } from "vitest";
import { tinyBooks, tinyInvoice } from "../testing/fixtures";
import {
  getValue,
  getValues,
  getList,
  createPerson,
  getNumber,
  MAIL_TIMEOUT,
  takeMails,
  type Api,
  type Person,
} from "./api";
import { postCreditNote } from "./credit-notes";
import { readNewestInvoice, type StoredInvoice } from "./invoices";
import { readFirstPageText } from "./pdf-text";

const MAIL = { to: "papers@pelanggan.test", subject: "From your shop", text: "Here it is." };

/** A payment of 40.00; the company's current date is 21/11/2026. */
const PARTIAL_PAYMENT = {
  method: "bank",
  ledgerAccount: "bank",
  amount: "40.00",
  date: "2026-11-03",
};

/**
 * A person with a document that can be mailed. `path` is the API path of the document, and
 * `contact` is the id of the customer.
 */
type SentPaper = { person: Person; invoice: StoredInvoice; path: string; contact: number };

/** Declares the tests whose titles begin with "mails of receipts, credit notes and statements, and reminders of customers" (see `declareContract`). */
export function declareSentPaperContract(api: () => Api): void {
  it.each([
    [
      "a receipt",
      createReceipt,
      { paper: "receipt", no: "INV-0001" },
      "INV-0001-receipt.pdf",
      "40.00",
    ],
    [
      "a credit note",
      createCreditNotePaper,
      { paper: "credit_note", credit_note_no: "CN-0001", no: "INV-0001" },
      "CN-0001.pdf",
      "Credit Note",
    ],
  ] as const)(
    "contain %s as a PDF, and are sent once per idempotency key",
    async (_, create, eventFields, file, words) => {
      const { person, invoice, path } = await create();
      await mailTwice(person, path, MAIL);
      await expectSent(person, path);
      await expectPdf(file, words);
      const events = getList((await person.get(`${invoice.path}/events`)).body, "events");
      expect(events[0]).toMatchObject({ kind: "mailed", to: MAIL.to, ...eventFields });
      const ofInvoice = await person.get(`${invoice.path}/messages`);
      expect(ofInvoice.body).toEqual({ messages: [], last_reminder: null });
    },
  );

  it("contain a statement as a PDF of its days, and are recorded in the customer's history", async () => {
    const { person, path, contact } = await createStatement();
    const days = { from: "2026-11-01", until: "2026-11-20" };
    await mailTwice(person, path, { ...MAIL, ...days });
    await expectSent(person, path);
    await expectPdf("Kopitiam-Jaya-2026-11-01-2026-11-20.pdf", "01/11/2026 to 20/11/2026");
    const { body } = await person.get(`${path}/messages`);
    expect(getList(body, "messages")).toMatchObject([days]);
    const events = getList((await person.get(`/contacts/${contact}/events`)).body, "events");
    expect(events[0]).toMatchObject({
      ...{ kind: "mailed", to: MAIL.to, paper: "statement", invoice_id: null },
      ...{ from_day: days.from, to_day: days.until },
    });
    const refused = await person.post(`${path}/mails`, { ...MAIL, from: "2026-12-01" });
    expect([refused.status, getValue(refused.body, "message")]).toEqual([
      422,
      "The first day, 01/12/2026, is after the last, 21/11/2026. Please change one of them.",
    ]);
  });

  it("are refused for an undone payment and a void credit note", async () => {
    const paid = await createReceipt();
    await paid.person.delete(paid.path);
    const credited = await createCreditNotePaper();
    await credited.person.post(`${credited.path}/void`, { reason: "Typed wrongly" });
    for (const [{ person, path }, message] of [
      [paid, "This payment was undone: there is no receipt to be sent."],
      [credited, "This credit note is void: there is nothing to be sent."],
    ] as const) {
      const refused = await person.post(`${path}/mails`, MAIL);
      expect([refused.status, getValue(refused.body, "message")]).toEqual([422, message]);
    }
    expect(takeMails(api(), MAIL.to)).toEqual([]);
  });

  it("can be sent again once, unchanged, when they were interrupted", async () => {
    const { person, path } = await createStatement();
    const days = { from: "2026-10-01", until: "2026-10-31" };
    await person.post(`${path}/mails`, { ...MAIL, ...days });
    await expectSent(person, path);
    takeMails(api(), MAIL.to);
    await api()
      .db.updateTable("sent_messages")
      .set({ state: "interrupted", subject: MAIL.subject, text: MAIL.text })
      .where("company_id", "=", person.companyId)
      .execute();
    const [interrupted] = getList((await person.get(`${path}/messages`)).body, "messages");
    expect(interrupted).toMatchObject({ can_send_again: true });
    const againPath = `${path}/messages/${getNumber(interrupted, "id")}/again`;
    expect((await person.post(againPath, {})).status).toBe(202);
    expect((await person.post(againPath, {})).status).toBe(422);
    await expectPdf("Kopitiam-Jaya-2026-10-01-2026-10-31.pdf", "01/10/2026 to 31/10/2026");
  });

  it("include reminders of all overdue invoices, whose links are created once", async () => {
    const { person, path, contact } = await createLateCustomer();
    const before = await person.get(path);
    expect(before.body).toMatchObject({
      late: {
        contact: { id: contact, name: "Kopitiam Jaya" },
        invoices: [
          { no: "OLD", due_date: "2026-10-01", balance: "60.00", link: null },
          { no: "SGD", due_date: "2026-10-15", currency: { code: "SGD" }, link: null },
          { no: "NEW", due_date: "2026-11-20", balance: "100.00", link: null },
        ],
        more: 0,
        sums: [
          { currency: { code: "MYR" }, amount: "160.00", count: 2 },
          { currency: { code: "SGD" }, amount: "100.00", count: 1 },
        ],
      },
    });
    const keyHeader = { "idempotency-key": "links" };
    for (const headers of [keyHeader, keyHeader, {}]) {
      const { status, body } = await person.post(`${path}/links`, {}, headers);
      expect([status, body]).toEqual([201, {}]);
    }
    const { body } = await person.get(path);
    const invoices = getList(body, "late", "invoices");
    const tokens = invoices.map((invoice) => getValue(invoice, "link", "token"));
    expect(new Set(tokens).size).toBe(3);
    for (const token of tokens) expect(token).toMatch(/^[\w-]{22}$/);
    expect(await countEvents(person, invoices, "linked")).toEqual([1, 1, 1]);
  });

  it("include a customer's reminder, which is recorded on each overdue invoice once per idempotency key", async () => {
    const { person, path } = await createLateCustomer();
    const invoices = getList((await person.get(path)).body, "late", "invoices");
    const keyHeader = { "idempotency-key": "reminded" };
    await Promise.all([1, 2].map(() => person.post(path, { way: "whatsapp" }, keyHeader)));
    expect(await countEvents(person, invoices, "reminded")).toEqual([1, 1, 1]);
    const mailKeyHeader = { "idempotency-key": "mailed" };
    await Promise.all([1, 2].map(() => person.post(`${path}/mails`, MAIL, mailKeyHeader)));
    await expectSent(person, path);
    const mails = takeMails(api(), MAIL.to);
    expect(mails).toMatchObject([{ ...MAIL, fromName: "Kedai Cuba Sdn Bhd via Lejar" }]);
    expect(mails[0]?.attachments).toBeUndefined();
    expect(await countEvents(person, invoices, "reminded")).toEqual([2, 2, 2]);
    const { body } = await person.get(`${path}/messages`);
    expect(getValues(getList(body, "messages"), "way")).toEqual(["mail", "whatsapp"]);
    expect(getValue(body, "last_reminder")).toMatchObject({ way: "mail", to: MAIL.to });
    // Each invoice lists the customer's reminder too.
    const [first] = invoices;
    const ofFirstInvoice = await person.get(`/sales/invoices/${getNumber(first, "id")}/messages`);
    expect(ofFirstInvoice.body).toMatchObject({ last_reminder: { way: "mail", kind: "reminder" } });
  });

  it("do not include the reminder of one invoice, which is the customer's last reminder", async () => {
    const { person, path } = await createLateCustomer();
    const [first] = getList((await person.get(path)).body, "late", "invoices");
    await person.post(`/sales/invoices/${getNumber(first, "id")}/reminders`, { way: "sms" });
    const { body } = await person.get(`${path}/messages`);
    expect(body).toMatchObject({ messages: [], last_reminder: { way: "sms" } });
  });

  it("are refused as reminders when no invoice is overdue", async () => {
    const { person, contact } = await createStatement();
    const path = `/contacts/${contact}/reminders`;
    for (const reply of [
      await person.post(path, { way: "sms" }),
      await person.post(`${path}/mails`, MAIL),
    ])
      expect([reply.status, getValue(reply.body, "message")]).toEqual([
        422,
        "This customer is late with nothing: there is nothing to remind of.",
      ]);
    expect((await person.post(path, { way: "pigeon" })).status).toBe(422);
  });

  it("include a reminder that lists at most twenty overdue invoices and has the sums of all of them", async () => {
    const invoices = Array.from({ length: 23 }, (_, index) =>
      createUnpaidInvoice(`L-${index}`, "2026-10-01"),
    );
    const { person, path } = await createSentPaper(tinyBooks({ invoices }), buildRemindersPath);
    await person.post(`${path}/links`, {});
    await person.post(path, { way: "sms" });
    const { body } = await person.get(path);
    expect(getList(body, "late", "invoices")).toHaveLength(20);
    expect(body).toMatchObject({ late: { more: 3, sums: [{ amount: "2300.00", count: 23 }] } });
  });

  it("are available only to their company", async () => {
    const stranger = await createPerson(api());
    for (const create of [
      createReceipt,
      createCreditNotePaper,
      createStatement,
      createLateCustomer,
    ]) {
      const { path } = await create();
      for (const { status } of [
        await stranger.get(`${path}/messages`),
        await stranger.post(`${path}/mails`, MAIL),
        await stranger.post(`${path}/messages/1/again`, {}),
      ])
        expect(status).toBe(404);
    }
    const { path } = await createLateCustomer();
    for (const { status } of [
      await stranger.get(path),
      await stranger.post(path, { way: "sms" }),
      await stranger.post(`${path}/links`, {}),
    ])
      expect(status).toBe(404);
    expect(takeMails(api(), MAIL.to)).toEqual([]);
  });

  /** Posts the same mail twice at once, with one idempotency key. */
  async function mailTwice(person: Person, path: string, mail: object): Promise<void> {
    const keyHeader = { "idempotency-key": "the-mail" };
    const replies = await Promise.all(
      [1, 2].map(() => person.post(`${path}/mails`, mail, keyHeader)),
    );
    expect(replies.map(({ status }) => status)).toEqual([202, 202]);
  }

  /** Waits until the newest message at this path is sent. */
  async function expectSent(person: Person, path: string): Promise<void> {
    await expect
      .poll(
        async () => getList((await person.get(`${path}/messages`)).body, "messages")[0],
        MAIL_TIMEOUT,
      )
      .toMatchObject({ state: "sent", to: MAIL.to, reason: "" });
  }

  /** Checks that exactly one mail was sent, with this file. */
  async function expectPdf(filename: string, words: string): Promise<void> {
    await expect.poll(() => api().mails.some(({ to }) => to === MAIL.to), MAIL_TIMEOUT).toBe(true);
    const [mail, ...otherMails] = takeMails(api(), MAIL.to);
    expect(otherMails).toEqual([]);
    expect(mail).toMatchObject({
      ...MAIL,
      ...{ fromName: "Kedai Cuba Sdn Bhd via Lejar", replyTo: "akaun@kedaicuba.example" },
      attachments: [{ filename, contentType: "application/pdf" }],
    });
    const { content } = mail?.attachments?.[0] ?? {};
    expect(await readFirstPageText(new Uint8Array(content ?? []).buffer)).toContain(words);
  }

  /** Returns the number of events of one kind per invoice. */
  async function countEvents(person: Person, invoices: unknown[], kind: string): Promise<number[]> {
    return Promise.all(
      invoices.map(async (invoice) => {
        const { body } = await person.get(`/sales/invoices/${getNumber(invoice, "id")}/events`);
        return getValues(getList(body, "events"), "kind").filter((each) => each === kind).length;
      }),
    );
  }

  async function createSentPaper(
    books: ReturnType<typeof tinyBooks>,
    toPath: (sent: Omit<SentPaper, "path">) => string,
  ): Promise<SentPaper> {
    const person = await createPerson(api(), books);
    const contact = await person.readContactId("Kopitiam Jaya");
    const sent = { person, invoice: await readNewestInvoice(person), contact };
    return { ...sent, path: toPath(sent) };
  }

  function createReceipt(): Promise<SentPaper> {
    const books = tinyBooks({ invoices: [tinyInvoice({ payments: [PARTIAL_PAYMENT] })] });
    return createSentPaper(books, ({ invoice: { invoice, path } }) => {
      const id = getNumber(getList(invoice, "payments")[0], "id");
      return `${path}/payments/${id}`;
    });
  }

  async function createCreditNotePaper(): Promise<SentPaper> {
    const sent = await createSentPaper(tinyBooks({ invoices: [tinyInvoice()] }), () => "");
    const { body } = await postCreditNote(sent.person, sent.invoice, ["1"]);
    return { ...sent, path: `/sales/credit_notes/${getNumber(body, "credit_note", "id")}` };
  }

  function createStatement(): Promise<SentPaper> {
    const books = tinyBooks({ invoices: [tinyInvoice()] });
    return createSentPaper(books, ({ contact }) => `/contacts/${contact}/statement`);
  }

  function createLateCustomer(): Promise<SentPaper> {
    const invoices = [
      createUnpaidInvoice("OLD", "2026-10-01", { payments: [PARTIAL_PAYMENT] }),
      createUnpaidInvoice("SGD", "2026-10-15", { currency: "SGD", rate: "3.3" }),
      createUnpaidInvoice("NEW", "2026-11-20"),
      createUnpaidInvoice("TODAY", "2026-11-21"),
      createUnpaidInvoice("DRAFT", "2026-10-01", { status: 0 }),
      createUnpaidInvoice("VOID", "2026-10-01", { status: 4 }),
    ];
    return createSentPaper(tinyBooks({ invoices }), buildRemindersPath);
  }
}

function buildRemindersPath({ contact }: Pick<SentPaper, "contact">): string {
  return `/contacts/${contact}/reminders`;
}

function createUnpaidInvoice(
  no: string,
  dueDate: string,
  overrides: Parameters<typeof tinyInvoice>[0] = {},
) {
  return tinyInvoice({ no, date: "2026-09-01", dueDate, ...overrides });
}
