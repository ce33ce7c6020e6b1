import { expect, it } from "vitest";
import { createUpstream } from "../app";
import type { Mail } from "../mail/mail";
import { tinyBooks, tinyContact, tinyInvoice } from "../testing/fixtures";
import {
  getValue,
  getValues,
  getList,
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

/** A time after which no mail is still being sent. */
const TEN_MINUTES_LATER = new Date(NOW.getTime() + 10 * 60_000);

/** The settings of copies of the API that may run at the same time. The database URL is never opened. */
const SHARED_SETTINGS = { ...SETTINGS, databaseUrl: "postgres://of.no.server/books" };

/** Declares the tests whose titles begin with "a mail whose process died" (see `declareContract`). */
export function declareLostMailContract(api: () => Api): void {
  it("is marked as interrupted by the next process, and can be sent again once", async () => {
    const { person, invoice } = await createIssuedInvoice();
    await startSending(person, invoice);
    const [sending] = await listMessages(person, invoice);
    expect(sending).toMatchObject({ state: "sending", to: MAIL.to });

    await startApiCopy(TEN_MINUTES_LATER, SETTINGS);
    const [interrupted] = await listMessages(person, invoice);
    expect(interrupted).toMatchObject({ state: "interrupted", can_send_again: true });
    const reason = expect.stringMatching(/may have arrived/) as string;
    expect(interrupted).toMatchObject({ reason, refusal: { code: "mail_stopped", values: {} } });
    const events = getList((await person.get(`${invoice.path}/events`)).body, "events");
    expect(events[0]).toMatchObject({
      ...{ kind: "mail_interrupted", to: MAIL.to, by: "Siti Aminah" },
      ...{ reason, refusal: { code: "mail_stopped" } },
    });
    expect(takeMails(api(), MAIL.to)).toEqual([]);

    const againPath = `${invoice.path}/messages/${String(getValue(interrupted, "id"))}/again`;
    const keyHeader = { "idempotency-key": "again" };
    const sent = await person.post(againPath, {}, keyHeader);
    expect(sent.status).toBe(202);
    expect(getValue(sent.body, "mail")).toMatchObject({ to: MAIL.to, state: "waiting" });
    expect((await person.post(againPath, {}, keyHeader)).status).toBe(202);
    const refused = await person.post(againPath, {});
    expect([refused.status, getValue(refused.body, "message")]).toEqual([
      422,
      "This email was sent again already, or cannot be: please write it anew.",
    ]);
    await expect
      .poll(async () => getValues(await listMessages(person, invoice), "state"), MAIL_TIMEOUT)
      .toEqual(["sent", "interrupted"]);
    expect(takeMails(api(), MAIL.to)).toMatchObject([MAIL]);
    const current = await listMessages(person, invoice);
    expect(getValues(current, "can_send_again")).toEqual([false, false]);
    await expectNoStoredText(person);
  });

  it("stays in the state 'sending' while another copy of the API may still send it", async () => {
    const { person, invoice } = await createIssuedInvoice();
    await startSending(person, invoice);
    await startApiCopy(NOW, SHARED_SETTINGS);
    expect(await listMessages(person, invoice)).toMatchObject([{ state: "sending" }]);
    await startApiCopy(TEN_MINUTES_LATER, SHARED_SETTINGS);
    expect(await listMessages(person, invoice)).toMatchObject([{ state: "interrupted" }]);
  });

  it("is marked as interrupted at once when the only copy of the API starts again", async () => {
    const { person, invoice } = await createIssuedInvoice();
    await startSending(person, invoice);
    await startApiCopy(NOW, SETTINGS);
    expect(await listMessages(person, invoice)).toMatchObject([{ state: "interrupted" }]);
  });

  it("is marked as sent when the interrupted process finishes after all", async () => {
    const { person, invoice } = await createIssuedInvoice();
    const { finish } = await startSending(person, invoice);
    await startApiCopy(TEN_MINUTES_LATER, SHARED_SETTINGS);
    finish();
    await expect
      .poll(() => listMessages(person, invoice), MAIL_TIMEOUT)
      .toMatchObject([{ state: "sent", reason: "", can_send_again: false }]);
    await expectNoStoredText(person);
  });

  it("is sent by the next process when its process died before sending", async () => {
    const { person, invoice } = await createIssuedInvoice();
    await startSending(person, invoice);
    await api()
      .db.updateTable("sent_messages")
      .set({ state: "waiting" })
      .where("company_id", "=", person.companyId)
      .execute();
    await startApiCopy(TEN_MINUTES_LATER, SHARED_SETTINGS);
    expect(await listMessages(person, invoice)).toMatchObject([{ state: "sent" }]);
    expect(takeMails(api(), MAIL.to)).toMatchObject([MAIL]);
  });

  it("is sent by this version when the process of an earlier version died before sending", async () => {
    const { person, invoice } = await createIssuedInvoice();
    await startSending(person, invoice);
    const { db } = api();
    const ofPerson = { company_id: person.companyId };
    await db.deleteFrom("jobs").where("company_id", "=", ofPerson.company_id).execute();
    await db
      .updateTable("sent_messages")
      .set({ state: "waiting", message_id: "" })
      .where("company_id", "=", ofPerson.company_id)
      .execute();
    await startApiCopy(TEN_MINUTES_LATER, SHARED_SETTINGS);
    expect(await listMessages(person, invoice)).toMatchObject([{ state: "sent" }]);
    expect(takeMails(api(), MAIL.to)).toMatchObject([MAIL]);
  });

  it("is recorded as sent when its process did not die but finished after the invoice was deleted", async () => {
    const { person, invoice } = await createIssuedInvoice();
    const { finish } = await startSending(person, invoice);
    expect((await person.delete(invoice.path)).status).toBe(200);
    finish();
    await expect
      .poll(
        async () => getList((await person.get(`${invoice.path}/events`)).body, "events")[0],
        MAIL_TIMEOUT,
      )
      .toMatchObject({ kind: "mailed", to: MAIL.to, no: "INV-0001" });
  });

  /** Starts a copy of the API and lets it run the jobs that are due. */
  async function startApiCopy(now: Date, settings: typeof SETTINGS): Promise<void> {
    const { db, mails } = api();
    const send = (mail: Mail) => Promise.resolve(void mails.push(mail));
    const upstream = await createUpstream(settings, { db, now: () => now, send });
    await upstream.runDueJobs();
  }

  /** Starts to send a mail in a process that waits until `finish` is called. */
  async function startSending(
    person: Person,
    { path }: StoredInvoice,
  ): Promise<{ finish: () => void }> {
    let releaseMail = () => {};
    let markStarted = () => {};
    const started = new Promise<void>((resolve) => (markStarted = resolve));
    const send = () => {
      markStarted();
      return new Promise<void>((resolve) => (releaseMail = resolve));
    };
    const { db } = api();
    const process = await createUpstream(SHARED_SETTINGS, { db, now: () => NOW, send });
    const init = {
      method: "POST",
      headers: { ...person.headers, "content-type": "application/json" },
      body: JSON.stringify(MAIL),
    };
    await process.fetch(new Request(`${api().origin}/v2${path}/mails`, init));
    void process.runDueJobs();
    await started;
    return { finish: () => releaseMail() };
  }

  async function listMessages(person: Person, { path }: StoredInvoice): Promise<unknown[]> {
    return getList((await person.get(`${path}/messages`)).body, "messages");
  }

  /** Checks that no subject and no text of a mail is stored. */
  async function expectNoStoredText({ companyId }: Person): Promise<void> {
    const rows = await api()
      .db.selectFrom("sent_messages")
      .select(["subject", "text"])
      .where("company_id", "=", companyId)
      .execute();
    expect(rows.filter(({ subject, text }) => subject || text)).toEqual([]);
  }

  async function createIssuedInvoice(): Promise<{ person: Person; invoice: StoredInvoice }> {
    const contacts = [tinyContact()];
    const person = await createPerson(api(), tinyBooks({ contacts, invoices: [tinyInvoice()] }));
    return { person, invoice: await readNewestInvoice(person) };
  }
}
