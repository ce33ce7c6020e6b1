import { expect, it } from "vitest";
import { createUpstream, type Upstream } from "../app";
import type { SendMail } from "../mail/mail";
import { tinyBooks, tinyContact, tinyInvoice } from "../testing/fixtures";
import {
  valueAt,
  valuesOf,
  listAt,
  createPerson,
  NOW,
  MAIL_TIMEOUT,
  SETTINGS,
  takeMails,
  type Api,
  type Person,
} from "./api";
import { readNewestInvoice, type StoredInvoice } from "./invoices";

const MAIL = { to: "lost@pelanggan.test", subject: "Invoice INV-0001", text: "Here it is." };

/** Longer than any mail is under way. */
const TEN_MINUTES_LATER = new Date(NOW.getTime() + 10 * 60_000);

/** What several copies of the API have in common; no address is opened, the tests' database is. */
const SHARED_SETTINGS = { ...SETTINGS, databaseUrl: "postgres://of.no.server/books" };

export function lostMailContract(api: () => Api): void {
  it("may have been sent, once its process is dead, and is sent again once", async () => {
    const { person, invoice } = await createIssuedInvoice();
    await startSending(person, invoice);
    const [lost] = await listMessages(person, invoice);
    expect(lost).toMatchObject({ state: "sending", to: MAIL.to });

    await startApiCopy(TEN_MINUTES_LATER, SETTINGS);
    const [found] = await listMessages(person, invoice);
    expect(found).toMatchObject({ state: "interrupted", can_send_again: true });
    expect(String(valueAt(found, "reason"))).toMatch(/may have arrived/);
    const events = listAt((await person.get(`${invoice.path}/events`)).body, "events");
    expect(events[0]).toMatchObject({ kind: "mail_interrupted", to: MAIL.to, by: "Siti Aminah" });
    expect(takeMails(api(), MAIL.to)).toEqual([]);

    const again = `${invoice.path}/messages/${String(valueAt(found, "id"))}/again`;
    const once = { "idempotency-key": "again" };
    const sent = await person.post(again, {}, once);
    expect(sent.status).toBe(201);
    expect(valueAt(sent.body, "mail")).toMatchObject({ to: MAIL.to });
    expect((await person.post(again, {}, once)).status).toBe(201);
    const refused = await person.post(again, {});
    expect([refused.status, valueAt(refused.body, "message")]).toEqual([
      422,
      "This email was sent again already, or cannot be: please write it anew.",
    ]);
    await expect
      .poll(async () => valuesOf(await listMessages(person, invoice), "state"), MAIL_TIMEOUT)
      .toEqual(["sent", "interrupted"]);
    expect(takeMails(api(), MAIL.to)).toMatchObject([MAIL]);
    const now = await listMessages(person, invoice);
    expect(valuesOf(now, "can_send_again")).toEqual([false, false]);
    await expectNoStoredText(person);
  });

  it("is left alone while another living copy may still be sending it", async () => {
    const { person, invoice } = await createIssuedInvoice();
    await startSending(person, invoice);
    await startApiCopy(NOW, SHARED_SETTINGS);
    expect(await listMessages(person, invoice)).toMatchObject([{ state: "sending" }]);
    await startApiCopy(TEN_MINUTES_LATER, SHARED_SETTINGS);
    expect(await listMessages(person, invoice)).toMatchObject([{ state: "interrupted" }]);
  });

  it("is found at once by the one copy that a database of its own has", async () => {
    const { person, invoice } = await createIssuedInvoice();
    await startSending(person, invoice);
    await startApiCopy(NOW, SETTINGS);
    expect(await listMessages(person, invoice)).toMatchObject([{ state: "interrupted" }]);
  });

  it("is sent after all, when the one that was taken for dead says so", async () => {
    const { person, invoice } = await createIssuedInvoice();
    const { goOn: finish } = await startSending(person, invoice);
    await startApiCopy(TEN_MINUTES_LATER, SHARED_SETTINGS);
    await finish();
    expect(await listMessages(person, invoice)).toMatchObject([
      { state: "sent", reason: "", can_send_again: false },
    ]);
    await expectNoStoredText(person);
  });

  it("was not sent, when its process died before it began", async () => {
    const { person, invoice } = await createIssuedInvoice();
    await startSending(person, invoice);
    await api()
      .db.updateTable("sent_messages")
      .set({ state: "waiting" })
      .where("company_id", "=", person.company)
      .execute();
    await startApiCopy(TEN_MINUTES_LATER, SHARED_SETTINGS);
    const [found] = await listMessages(person, invoice);
    expect(found).toMatchObject({ state: "failed", can_send_again: true });
    const again = `${invoice.path}/messages/${String(valueAt(found, "id"))}/again`;
    expect((await (await createPerson(api())).post(again, {})).status).toBe(404);
    expect((await person.post(again, {})).status).toBe(201);
    await expect.poll(() => takeMails(api(), MAIL.to), MAIL_TIMEOUT).toMatchObject([MAIL]);
  });

  it("is noted as sent, also when the invoice was deleted meanwhile", async () => {
    const { person, invoice } = await createIssuedInvoice();
    const { goOn } = await startSending(person, invoice);
    expect((await person.delete(invoice.path)).status).toBe(200);
    await goOn();
    const [event] = listAt((await person.get(`${invoice.path}/events`)).body, "events");
    expect(event).toMatchObject({ kind: "mailed", to: MAIL.to, no: "INV-0001" });
  });

  function startApiCopy(now: Date, settings: typeof SETTINGS, send?: SendMail): Promise<Upstream> {
    const { db, mails } = api();
    const keep = (mail: Parameters<SendMail>[0]) => Promise.resolve(void mails.push(mail));
    return createUpstream(settings, { db, now: () => now, send: send ?? keep });
  }

  /** Has a process begin to send a mail, and hear of it no more; `goOn` is as if it had lived. */
  async function startSending(
    person: Person,
    { path }: StoredInvoice,
  ): Promise<{ goOn: () => Promise<void> }> {
    let goOn = () => {};
    let begin = () => {};
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const process = await startApiCopy(NOW, SHARED_SETTINGS, () => {
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

  async function listMessages(person: Person, { path }: StoredInvoice): Promise<unknown[]> {
    return listAt((await person.get(`${path}/messages`)).body, "messages");
  }

  /** What a mail says is kept until it is known to have gone, and no longer. */
  async function expectNoStoredText({ company }: Person): Promise<void> {
    const rows = await api()
      .db.selectFrom("sent_messages")
      .select(["subject", "text"])
      .where("company_id", "=", company)
      .execute();
    expect(rows.filter(({ subject, text }) => subject || text)).toEqual([]);
  }

  async function createIssuedInvoice(): Promise<{ person: Person; invoice: StoredInvoice }> {
    const contacts = [tinyContact()];
    const person = await createPerson(api(), tinyBooks({ contacts, invoices: [tinyInvoice()] }));
    return { person, invoice: await readNewestInvoice(person) };
  }
}
