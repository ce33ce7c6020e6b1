import { expect, it } from "vitest";
import { tinyBooks, tinyContact, tinyInvoice } from "../testing/fixtures";
import {
  getValue,
  getValues,
  getList,
  createPerson,
  MAIL_TIMEOUT,
  sendAt,
  takeMails,
  type Api,
  type Person,
} from "./api";
import { postInvoice, readNewestInvoice, type StoredInvoice } from "./invoices";
import { readFirstPageText } from "./pdf-text";

const MAIL = {
  to: "akaun@pelanggan.test",
  subject: "Invoice INV-0001",
  text: "Hello,\nhere it is.",
};

const OVERDUE = { dueDate: "2026-11-20" };

/** Declares the tests whose titles begin with "the mails and reminders of an invoice" (see `declareContract`). */
export function declareMessageContract(api: () => Api): void {
  it("include a mail with the PDF, which is sent once per idempotency key and recorded in the history", async () => {
    const { person, invoice } = await createIssuedInvoice();
    const keyHeader = { "idempotency-key": "the-mail" };
    const replies = await Promise.all([
      person.post(`${invoice.path}/mails`, MAIL, keyHeader),
      person.post(`${invoice.path}/mails`, MAIL, keyHeader),
    ]);
    for (const { status, body } of replies) {
      expect(status).toBe(202);
      expect(getValue(body, "mail", "state")).toBe("waiting");
    }
    const list = async () => (await person.get(`${invoice.path}/messages`)).body;
    await expect
      .poll(async () => getList(await list(), "messages"), MAIL_TIMEOUT)
      .toMatchObject([{ state: "sent", to: MAIL.to, reason: "" }]);
    expect((await person.post(`${invoice.path}/mails`, MAIL, keyHeader)).status).toBe(202);
    const [mail, ...otherMails] = takeMails(api(), MAIL.to);
    expect(otherMails).toEqual([]);
    expect(mail).toMatchObject({
      ...MAIL,
      fromName: "Kedai Cuba Sdn Bhd via Lejar",
      replyTo: "akaun@kedaicuba.example",
      attachments: [{ filename: "INV-0001.pdf", contentType: "application/pdf" }],
    });
    const { content } = mail?.attachments?.[0] ?? {};
    expect(await readFirstPageText(new Uint8Array(content ?? []).buffer)).toContain("INV-0001");
    const { body } = await person.get(`${invoice.path}/events`);
    expect(getList(body, "events")[0]).toMatchObject({ kind: "mailed", to: MAIL.to });
  });

  it("lose line breaks in the subject and control characters in the text, and go to exactly one address", async () => {
    const { person, invoice } = await createIssuedInvoice();
    const sent = await person.post(`${invoice.path}/mails`, {
      ...MAIL,
      subject: "One\r\nBcc: all@example.test\u202e",
      text: "a\u2066b\u0007c\td\ne",
    });
    expect(sent.status).toBe(202);
    await expect
      .poll(() => takeMails(api(), MAIL.to), MAIL_TIMEOUT)
      .toMatchObject([{ subject: "One Bcc: all@example.test", text: "abc\td\ne" }]);
    for (const to of ["a@b.test, c@d.test", "a@b.test\r\nBcc: c@d.test", "A <a@b.test>", "", "x"])
      expect((await person.post(`${invoice.path}/mails`, { ...MAIL, to })).status).toBe(422);
    expect(takeMails(api(), MAIL.to)).toEqual([]);
  });

  it("are limited to twenty mails an hour per company", async () => {
    const { person, invoice } = await createIssuedInvoice();
    const other = await createIssuedInvoice();
    await insertSentMails(person, 19);
    expect((await person.post(`${invoice.path}/mails`, MAIL)).status).toBe(202);
    const tryToSend = await person.post(`${invoice.path}/mails`, MAIL);
    expect([tryToSend.status, getValue(tryToSend.body, "message")]).toEqual([
      429,
      "20 emails were sent within an hour, which is the most." +
        " Please try again later, or send it by WhatsApp, SMS or your own email.",
    ]);
    expect((await other.person.post(`${other.invoice.path}/mails`, MAIL)).status).toBe(202);
    const later = new Date("2026-11-20T17:30:01.000Z");
    const next = await sendAt(api(), later, `/v2${invoice.path}/mails`, {
      method: "POST",
      headers: { ...person.headers, "content-type": "application/json" },
      body: JSON.stringify(MAIL),
    });
    expect(next.status).toBe(202);
  });

  it("are recorded with the way they were sent, and the last reminder is returned", async () => {
    const { person, invoice } = await createIssuedInvoice(OVERDUE);
    const empty = await person.get(`${invoice.path}/messages`);
    expect(empty.body).toEqual({ messages: [], last_reminder: null });
    await person.post(`${invoice.path}/mails`, { ...MAIL, is_reminder: true });
    const { status } = await person.post(`${invoice.path}/reminders`, { way: "whatsapp" });
    expect(status).toBe(201);
    await person.post(`${invoice.path}/mails`, MAIL);
    const { body } = await person.get(`${invoice.path}/messages`);
    expect(getValues(getList(body, "messages"), "way")).toEqual(["mail", "whatsapp", "mail"]);
    expect(getValue(body, "last_reminder")).toMatchObject({
      way: "whatsapp",
      by: "Siti Aminah",
      to: "",
    });
    const readEvents = async () =>
      getList((await person.get(`${invoice.path}/events`)).body, "events").slice(0, 3);
    await expect
      .poll(async () => getValues(await readEvents(), "kind").sort(), MAIL_TIMEOUT)
      .toEqual(["mailed", "reminded", "reminded"]);
    expect(await readEvents()).toContainEqual(
      expect.objectContaining({ kind: "reminded", way: "mail", to: MAIL.to }),
    );
    const unknownWay = await person.post(`${invoice.path}/reminders`, { way: "pigeon" });
    expect(unknownWay.status).toBe(422);
  });

  it("are refused for draft and void invoices, and reminders also for invoices that are not overdue", async () => {
    const { person, invoice } = await createIssuedInvoice(OVERDUE);
    const draft = await postInvoice(person, { no: "INV-0009" });
    const tryToSend = async (
      { path }: StoredInvoice,
      operation: "mails" | "reminders",
      overrides: object = {},
    ) => {
      const { status, body } = await person.post(`${path}/${operation}`, {
        ...MAIL,
        way: "sms",
        ...overrides,
      });
      return [status, getValue(body, "message")];
    };
    const draftMessage = "This invoice is still a draft. Mark it as sent before you";
    expect(await tryToSend(draft, "mails")).toEqual([422, `${draftMessage} send it.`]);
    expect(await tryToSend(draft, "reminders")).toEqual([422, `${draftMessage} remind of it.`]);
    await person.put(`${draft.path}/status`, { status: 1 });
    const notOverdueReply = [422, "This invoice is not late: it is due on 21/11/2026."];
    expect(await tryToSend(draft, "reminders")).toEqual(notOverdueReply);
    expect(await tryToSend(draft, "mails", { is_reminder: true })).toEqual(notOverdueReply);
    await person.post(`${invoice.path}/void`, { reason: "Sent twice" });
    const voidMessage = "This invoice is void, so there is nothing to send.";
    expect(await tryToSend(invoice, "mails")).toEqual([422, voidMessage]);
    const nothingOwedMessage =
      "Nothing is left to pay on this invoice: there is nothing to remind of.";
    expect(await tryToSend(invoice, "reminders")).toEqual([422, nothingOwedMessage]);
    expect((await person.get(`${invoice.path}/messages`)).body).toMatchObject({ messages: [] });
  });

  it("are available only to the invoice's company", async () => {
    const { invoice } = await createIssuedInvoice();
    const stranger = await createPerson(api());
    for (const { status } of [
      await stranger.get(`${invoice.path}/messages`),
      await stranger.post(`${invoice.path}/mails`, MAIL),
      await stranger.post(`${invoice.path}/reminders`, { way: "sms" }),
    ])
      expect(status).toBe(404);
  });

  it("have a contact whose language stays unchanged when the contact is saved without a language", async () => {
    const { person } = await createIssuedInvoice();
    const { body } = await person.get(`/contacts?business_id=${person.companyId}`);
    const [contact] = getList(body, "contacts");
    expect(contact).toMatchObject({ language: null });
    const path = `/contacts/companies/${String(getValue(contact, "id"))}`;
    const payload = {
      owner_id: person.companyId,
      entity: getValue(contact, "entity"),
      is_customer: true,
    };
    expect((await person.put(path, { ...payload, language: "zh" })).status).toBe(200);
    expect((await person.put(path, payload)).status).toBe(200);
    const read = await person.get(`/contacts?business_id=${person.companyId}`);
    expect(getList(read.body, "contacts")[0]).toMatchObject({ language: "zh" });
    for (const language of ["en", null]) {
      expect((await person.put(path, { ...payload, language })).status).toBe(200);
      const again = await person.get(`/contacts?business_id=${person.companyId}`);
      expect(getList(again.body, "contacts")[0]).toMatchObject({ language });
    }
    expect((await person.put(path, { ...payload, language: "xx" })).status).toBe(422);
  });

  /** Inserts mails of other invoices, sent within the last hour. */
  async function insertSentMails({ companyId }: Person, count: number): Promise<void> {
    const mail = {
      company_id: companyId,
      is_reminder: false,
      way: "mail",
      recipient: MAIL.to,
    } as const;
    const values = Array.from(
      { length: count },
      (_, index) =>
        ({
          ...mail,
          invoice_id: -index,
          state: "sent",
          reason: "",
          made_at: "2026-11-20T16:00:00.000Z",
          actor: "",
        }) as const,
    );
    await api().db.insertInto("sent_messages").values(values).execute();
  }

  async function createIssuedInvoice(
    invoice = {},
  ): Promise<{ person: Person; invoice: StoredInvoice }> {
    const contacts = [tinyContact()];
    const invoices = [tinyInvoice(invoice)];
    const person = await createPerson(api(), tinyBooks({ contacts, invoices }));
    return { person, invoice: await readNewestInvoice(person) };
  }
}
