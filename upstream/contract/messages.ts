import { expect, it } from "vitest";
import { tinyBooks, tinyContact, tinyInvoice } from "../testing/fixtures";
import {
  at,
  column,
  listAt,
  newPerson,
  PATIENTLY,
  sendAt,
  takeMails,
  type Api,
  type Person,
} from "./api";
import { createdInvoice, newestInvoice, type Stored } from "./invoices";
import { pdfText } from "./pdf-text";

const MAIL = {
  to: "akaun@pelanggan.test",
  subject: "Invoice INV-0001",
  text: "Hello,\nhere it is.",
};

export function messageContract(api: () => Api): void {
  it("goes as a mail with the PDF, once a key, and stands in the history", async () => {
    const { person, invoice } = await issued();
    const once = { "idempotency-key": "the-mail" };
    const replies = await Promise.all([
      person.post(`${invoice.path}/mails`, MAIL, once),
      person.post(`${invoice.path}/mails`, MAIL, once),
    ]);
    for (const { status, body } of replies) {
      expect(status).toBe(201);
      expect(["sent", "sending"]).toContain(at(body, "mail", "state"));
    }
    const list = async () => (await person.get(`${invoice.path}/messages`)).body;
    await expect
      .poll(async () => listAt(await list(), "messages"), PATIENTLY)
      .toMatchObject([{ state: "sent", to: MAIL.to, reason: "" }]);
    expect((await person.post(`${invoice.path}/mails`, MAIL, once)).status).toBe(201);
    const [mail, ...more] = takeMails(api(), MAIL.to);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      ...MAIL,
      fromName: "Kedai Cuba Sdn Bhd via Lejar",
      replyTo: "akaun@kedaicuba.example",
      attachments: [{ filename: "INV-0001.pdf", contentType: "application/pdf" }],
    });
    const { content } = mail?.attachments?.[0] ?? {};
    expect(await pdfText(new Uint8Array(content ?? []).buffer)).toContain("INV-0001");
    const { body } = await person.get(`${invoice.path}/events`);
    expect(listAt(body, "events")[0]).toMatchObject({ kind: "mailed", to: MAIL.to });
  });

  it("carries no header and no address of a sender's making", async () => {
    const { person, invoice } = await issued();
    const sent = await person.post(`${invoice.path}/mails`, {
      ...MAIL,
      subject: "One\r\nBcc: all@example.test\u202e",
      text: "a\u2066b\u0007c\td\ne",
    });
    expect(sent.status).toBe(201);
    await expect
      .poll(() => takeMails(api(), MAIL.to), PATIENTLY)
      .toMatchObject([{ subject: "One Bcc: all@example.test", text: "abc\td\ne" }]);
    for (const to of ["a@b.test, c@d.test", "a@b.test\r\nBcc: c@d.test", "A <a@b.test>", "", "x"])
      expect((await person.post(`${invoice.path}/mails`, { ...MAIL, to })).status).toBe(422);
    expect(takeMails(api(), MAIL.to)).toEqual([]);
  });

  it("goes twenty times an hour, of one company", async () => {
    const { person, invoice } = await issued();
    const other = await issued();
    await sendBefore(person, 19);
    expect((await person.post(`${invoice.path}/mails`, MAIL)).status).toBe(201);
    const refused = await person.post(`${invoice.path}/mails`, MAIL);
    expect([refused.status, at(refused.body, "message")]).toEqual([
      429,
      "20 emails were sent within an hour, which is the most." +
        " Please try again later, or send it by WhatsApp, SMS or your own email.",
    ]);
    expect((await other.person.post(`${other.invoice.path}/mails`, MAIL)).status).toBe(201);
    const later = new Date("2026-11-20T17:30:01.000Z");
    const next = await sendAt(api(), later, `/v2${invoice.path}/mails`, {
      method: "POST",
      headers: { ...person.headers, "content-type": "application/json" },
      body: JSON.stringify(MAIL),
    });
    expect(next.status).toBe(201);
  });

  it("reminds of what is owed, and tells when and by what", async () => {
    const { person, invoice } = await issued();
    const none = await person.get(`${invoice.path}/messages`);
    expect(none.body).toEqual({ messages: [], last_reminder: null });
    await person.post(`${invoice.path}/mails`, { ...MAIL, is_reminder: true });
    const { status } = await person.post(`${invoice.path}/reminders`, { way: "whatsapp" });
    expect(status).toBe(201);
    await person.post(`${invoice.path}/mails`, MAIL);
    const { body } = await person.get(`${invoice.path}/messages`);
    expect(column(listAt(body, "messages"), "way")).toEqual(["mail", "whatsapp", "mail"]);
    expect(at(body, "last_reminder")).toMatchObject({ way: "whatsapp", by: "Siti Aminah", to: "" });
    const events = listAt((await person.get(`${invoice.path}/events`)).body, "events");
    expect(column(events, "kind").slice(0, 3)).toEqual(["mailed", "reminded", "reminded"]);
    expect(events[2]).toMatchObject({ way: "mail", to: MAIL.to });
    const pigeon = await person.post(`${invoice.path}/reminders`, { way: "pigeon" });
    expect(pigeon.status).toBe(422);
  });

  it("is neither for drafts nor, as a reminder, for what is void", async () => {
    const { person, invoice } = await issued();
    const draft = await createdInvoice(person, { no: "INV-0009" });
    for (const path of ["mails", "reminders"]) {
      const refused = await person.post(`${draft.path}/${path}`, { ...MAIL, way: "sms" });
      expect([refused.status, at(refused.body, "message")]).toEqual([
        422,
        "This invoice is still a draft. Mark it as sent before you send it.",
      ]);
    }
    await person.post(`${invoice.path}/void`, { reason: "Sent twice" });
    expect((await person.post(`${invoice.path}/reminders`, { way: "sms" })).status).toBe(422);
  });

  it("is its owner's alone", async () => {
    const { invoice } = await issued();
    const stranger = await newPerson(api());
    for (const { status } of [
      await stranger.get(`${invoice.path}/messages`),
      await stranger.post(`${invoice.path}/mails`, MAIL),
      await stranger.post(`${invoice.path}/reminders`, { way: "sms" }),
    ])
      expect(status).toBe(404);
  });

  it("is in the contact's language, which an older program's save leaves as it is", async () => {
    const { person } = await issued();
    const { body } = await person.get(`/contacts?business_id=${person.company}`);
    const [contact] = listAt(body, "contacts");
    expect(contact).toMatchObject({ language: "en" });
    const path = `/contacts/companies/${String(at(contact, "id"))}`;
    const whole = { owner_id: person.company, entity: at(contact, "entity"), is_customer: true };
    expect((await person.put(path, { ...whole, language: "zh" })).status).toBe(200);
    expect((await person.put(path, whole)).status).toBe(200);
    const read = await person.get(`/contacts?business_id=${person.company}`);
    expect(listAt(read.body, "contacts")[0]).toMatchObject({ language: "zh" });
    expect((await person.put(path, { ...whole, language: "xx" })).status).toBe(422);
  });

  /** Mails of other invoices, within the hour. */
  async function sendBefore({ company }: Person, count: number): Promise<void> {
    const mail = {
      company_id: company,
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

  async function issued(): Promise<{ person: Person; invoice: Stored }> {
    const contacts = [tinyContact()];
    const person = await newPerson(api(), tinyBooks({ contacts, invoices: [tinyInvoice()] }));
    return { person, invoice: await newestInvoice(person) };
  }
}
