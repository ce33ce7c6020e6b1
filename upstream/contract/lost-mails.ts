import { expect, it } from "vitest";
import { createUpstream, type Upstream } from "../app";
import type { SendMail } from "../mail/mail";
import { tinyBooks, tinyContact, tinyInvoice } from "../testing/fixtures";
import {
  at,
  column,
  listAt,
  newPerson,
  NOW,
  PATIENTLY,
  SETTINGS,
  takeMails,
  type Api,
  type Person,
} from "./api";
import { newestInvoice, type Stored } from "./invoices";

const MAIL = { to: "lost@pelanggan.test", subject: "Invoice INV-0001", text: "Here it is." };

/** Longer than any mail is under way. */
const LATER = new Date(NOW.getTime() + 10 * 60_000);

/** What several copies of the API have in common; no address is opened, the tests' database is. */
const SHARED = { ...SETTINGS, databaseUrl: "postgres://of.no.server/books" };

export function lostMailContract(api: () => Api): void {
  it("may have been sent, once its process is dead, and is sent again once", async () => {
    const { person, invoice } = await issued();
    await sendAndDie(person, invoice);
    const [lost] = await messages(person, invoice);
    expect(lost).toMatchObject({ state: "sending", to: MAIL.to });

    await start(LATER, SETTINGS);
    const [found] = await messages(person, invoice);
    expect(found).toMatchObject({ state: "interrupted", can_send_again: true });
    expect(String(at(found, "reason"))).toMatch(/may have arrived/);
    const events = listAt((await person.get(`${invoice.path}/events`)).body, "events");
    expect(events[0]).toMatchObject({ kind: "mail_interrupted", to: MAIL.to, by: "Siti Aminah" });
    expect(takeMails(api(), MAIL.to)).toEqual([]);

    const again = `${invoice.path}/messages/${String(at(found, "id"))}/again`;
    const once = { "idempotency-key": "again" };
    const sent = await person.post(again, {}, once);
    expect(sent.status).toBe(201);
    expect(at(sent.body, "mail")).toMatchObject({ to: MAIL.to });
    expect((await person.post(again, {}, once)).status).toBe(201);
    const refused = await person.post(again, {});
    expect([refused.status, at(refused.body, "message")]).toEqual([
      422,
      "This email was sent again already, or cannot be: please write it anew.",
    ]);
    await expect
      .poll(async () => column(await messages(person, invoice), "state"), PATIENTLY)
      .toEqual(["sent", "interrupted"]);
    expect(takeMails(api(), MAIL.to)).toMatchObject([MAIL]);
    const now = await messages(person, invoice);
    expect(column(now, "can_send_again")).toEqual([false, false]);
    await keepsNoText(person);
  });

  it("is left alone while another living copy may still be sending it", async () => {
    const { person, invoice } = await issued();
    await sendAndDie(person, invoice);
    await start(NOW, SHARED);
    expect(await messages(person, invoice)).toMatchObject([{ state: "sending" }]);
    await start(LATER, SHARED);
    expect(await messages(person, invoice)).toMatchObject([{ state: "interrupted" }]);
  });

  it("is found at once by the one copy that a database of its own has", async () => {
    const { person, invoice } = await issued();
    await sendAndDie(person, invoice);
    await start(NOW, SETTINGS);
    expect(await messages(person, invoice)).toMatchObject([{ state: "interrupted" }]);
  });

  it("is sent after all, when the one that was taken for dead says so", async () => {
    const { person, invoice } = await issued();
    const { goOn } = await sendAndDie(person, invoice);
    await start(LATER, SHARED);
    await goOn();
    expect(await messages(person, invoice)).toMatchObject([
      { state: "sent", reason: "", can_send_again: false },
    ]);
    await keepsNoText(person);
  });

  it("was not sent, when its process died before it began", async () => {
    const { person, invoice } = await issued();
    await sendAndDie(person, invoice);
    await api()
      .db.updateTable("sent_messages")
      .set({ state: "waiting" })
      .where("company_id", "=", person.company)
      .execute();
    await start(LATER, SHARED);
    const [found] = await messages(person, invoice);
    expect(found).toMatchObject({ state: "failed", can_send_again: true });
    const again = `${invoice.path}/messages/${String(at(found, "id"))}/again`;
    expect((await (await newPerson(api())).post(again, {})).status).toBe(404);
    expect((await person.post(again, {})).status).toBe(201);
    await expect.poll(() => takeMails(api(), MAIL.to), PATIENTLY).toMatchObject([MAIL]);
  });

  it("is noted as sent, also when the invoice was deleted meanwhile", async () => {
    const { person, invoice } = await issued();
    const { goOn } = await sendAndDie(person, invoice);
    expect((await person.delete(invoice.path)).status).toBe(200);
    await goOn();
    const [event] = listAt((await person.get(`${invoice.path}/events`)).body, "events");
    expect(event).toMatchObject({ kind: "mailed", to: MAIL.to, no: "INV-0001" });
  });

  function start(now: Date, settings: typeof SETTINGS, send?: SendMail): Promise<Upstream> {
    const { db, mails } = api();
    const keep = (mail: Parameters<SendMail>[0]) => Promise.resolve(void mails.push(mail));
    return createUpstream(settings, { db, now: () => now, send: send ?? keep });
  }

  /** Has a process begin to send a mail, and hear of it no more; `goOn` is as if it had lived. */
  async function sendAndDie(
    person: Person,
    { path }: Stored,
  ): Promise<{ goOn: () => Promise<void> }> {
    let goOn = () => {};
    let begin = () => {};
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const process = await start(NOW, SHARED, () => {
      begin();
      return new Promise<void>((resolve) => (goOn = resolve));
    });
    const init = {
      method: "POST",
      headers: { ...person.headers, "content-type": "application/json" },
      body: JSON.stringify(MAIL),
    };
    const answered = process.fetch(new Request(`${api().origin}/v2${path}/mails`, init));
    await begun;
    return {
      goOn: async () => {
        goOn();
        await answered;
      },
    };
  }

  async function messages(person: Person, { path }: Stored): Promise<unknown[]> {
    return listAt((await person.get(`${path}/messages`)).body, "messages");
  }

  /** What a mail says is kept until it is known to have gone, and no longer. */
  async function keepsNoText({ company }: Person): Promise<void> {
    const rows = await api()
      .db.selectFrom("sent_messages")
      .select(["subject", "text"])
      .where("company_id", "=", company)
      .execute();
    expect(rows.filter(({ subject, text }) => subject || text)).toEqual([]);
  }

  async function issued(): Promise<{ person: Person; invoice: Stored }> {
    const contacts = [tinyContact()];
    const person = await newPerson(api(), tinyBooks({ contacts, invoices: [tinyInvoice()] }));
    return { person, invoice: await newestInvoice(person) };
  }
}
