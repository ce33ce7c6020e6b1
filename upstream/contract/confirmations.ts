import { expect, it } from "vitest";
import { createUpstream } from "../app";
import type { Mail } from "../mail/mail";
import { tinyAccount, tinyBooks, tinyInvoice } from "../testing/fixtures";
import {
  getValue,
  API_KEY,
  getList,
  postLogin,
  postAccount,
  createPerson,
  NOW,
  getNumber,
  Person,
} from "./api";
import { MAIL_TIMEOUT, send, sendAt, SETTINGS, takeMails, type Api } from "./api";
import { readNewestInvoice, type StoredInvoice } from "./invoices";

const MAIL = { to: "confirmed@pelanggan.test", subject: "Invoice INV-0001", text: "Here it is." };

const CONFIRM_PAGE_URL = "https://app.example.test/confirm_email";

/** Declares the tests whose titles begin with "the confirmation of an email" (see `declareContract`). */
export function declareConfirmationContract(api: () => Api): void {
  it("needs no login, works once for each link, and allows mails to customers", async () => {
    const { person, invoice } = await createUnconfirmedAccount();
    const refused = await person.post(`${invoice.path}/mails`, MAIL);
    expect([refused.status, getValue(refused.body, "message")]).toEqual([
      422,
      "Emails go to customers once you have confirmed your own email, by the link that we send" +
        " you. Until then, send it by WhatsApp, SMS or your own email.",
    ]);
    expect(takeMails(api(), MAIL.to)).toEqual([]);
    expect(await readMailingState(person)).toEqual({ email: person.email, mailing: "unconfirmed" });

    const token = await requestToken(person);
    const path = `/v2/public/email_confirmations/${token}`;
    expect((await callWithKey("GET", path)).status).toBe(200);
    // A mail program that fetches links in advance sends GET, which confirms nothing.
    expect(await readMailingState(person)).toMatchObject({ mailing: "unconfirmed" });
    expect((await callWithKey("POST", path)).status).toBe(200);
    expect(await readMailingState(person)).toMatchObject({ mailing: "open" });
    expect((await person.post(`${invoice.path}/mails`, MAIL)).status).toBe(202);
    await expect.poll(() => takeMails(api(), MAIL.to), MAIL_TIMEOUT).toMatchObject([MAIL]);

    const unknown = "/v2/public/email_confirmations/of-nobody";
    const [usedToken, unknownToken] = [
      await callWithKey("POST", path),
      await callWithKey("POST", unknown),
    ];
    expect([usedToken.status, unknownToken.status]).toEqual([404, 404]);
    expect(usedToken.body).toEqual(unknownToken.body);
    expect((await callWithKey("GET", path)).status).toBe(404);
    // A confirmed account gets no further mail.
    expect((await person.post("/email_confirmation", { page: CONFIRM_PAGE_URL })).status).toBe(202);
    expect(takeMails(api(), person.email)).toEqual([]);
  });

  it("is not required for customers' links or for recording reminders", async () => {
    const { person, invoice } = await createUnconfirmedAccount();
    expect((await person.post(`${invoice.path}/link`, {})).status).toBe(201);
    const reminder = await person.post(`${invoice.path}/reminders`, { way: "whatsapp" });
    expect(reminder.status).toBe(201);
  });

  it("uses a link that is invalid after three days, in a mail without names, and stores no token", async () => {
    const { person } = await createUnconfirmedAccount();
    const token = await requestToken(person, ({ subject, text, fromName, attachments }) => {
      expect(subject + text).not.toMatch(/Siti|Kedai/);
      expect([fromName, attachments]).toEqual([undefined, undefined]);
    });
    const rows = await api().db.selectFrom("email_confirmations").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    const path = `/v2/public/email_confirmations/${token}`;
    const post = { method: "POST", headers: { "x-api-key": API_KEY } };
    const lateReply = await sendAt(api(), new Date(NOW.getTime() + 73 * HOUR_MS), path, post);
    expect(lateReply.status).toBe(404);
    expect(await readMailingState(person)).toMatchObject({ mailing: "unconfirmed" });
    // A request for a link needs a login and the address of a page.
    expect((await callWithKey("POST", "/v2/email_confirmation")).status).toBe(401);
    for (const page of [
      "",
      "javascript:alert(1)",
      "https://a.test/\r\nBcc: x",
      `${CONFIRM_PAGE_URL} x`,
    ])
      expect((await person.post("/email_confirmation", { page })).status).toBe(422);
  });

  it("is asked for in the language of the person, or else of the account", async () => {
    const readSubject = async (person: Person, language?: string) => {
      const request = { page: CONFIRM_PAGE_URL, ...(language && { language }) };
      expect((await person.post("/email_confirmation", request)).status).toBe(202);
      return takeMails(api(), person.email)[0]?.subject;
    };
    const { person } = await createUnconfirmedAccount();
    await person.put("/people/me", { language: "zh" });
    expect(await readSubject(person)).toMatch(/^请确认用于/);
    const { person: other } = await createUnconfirmedAccount();
    expect(await readSubject(other, "ms")).toMatch(/^Sila sahkan e-mel anda/);
  });

  it("sends one mail for two requests at once, and at most five mails a day", async () => {
    const { person } = await createUnconfirmedAccount();
    await Promise.all(
      [1, 2].map(() => person.post("/email_confirmation", { page: CONFIRM_PAGE_URL })),
    );
    expect(takeMails(api(), person.email)).toHaveLength(1);
    const statuses: number[] = [];
    for (let minute = 2; minute < 7; minute++) {
      const now = new Date(NOW.getTime() + minute * 60_000);
      const { status } = await sendAt(
        api(),
        now,
        "/v2/email_confirmation",
        postInit(person, { page: CONFIRM_PAGE_URL }),
      );
      statuses.push(status);
    }
    expect(statuses).toEqual([202, 202, 202, 202, 429]);
    expect(takeMails(api(), person.email)).toHaveLength(4);
  });

  it("allows a new request at once when the mail could not be sent", async () => {
    const { person } = await createUnconfirmedAccount();
    const failing = await createUpstream(SETTINGS, {
      db: api().db,
      now: () => NOW,
      send: () => Promise.reject(new Error("down")),
    });
    const request = new Request(
      `${api().origin}/v2/email_confirmation`,
      postInit(person, { page: CONFIRM_PAGE_URL }),
    );
    const failed = await failing.fetch(request);
    expect([failed.status, await failed.json()]).toEqual([
      503,
      {
        message: "The email could not be sent. Please try again later.",
        code: "email_not_sent",
        values: {},
      },
    ]);
    await requestToken(person);
  });

  it("is complete when the password is reset with the PIN from a mail", async () => {
    const { person } = await createUnconfirmedAccount();
    await send(api(), `/v2/pin?email=${person.email}`, { headers: { "x-api-key": API_KEY } });
    const hasMail = () => api().mails.some(({ to }) => to === person.email);
    await expect.poll(hasMail, MAIL_TIMEOUT).toBe(true);
    const [mail] = takeMails(api(), person.email);
    const pin = /PIN is (\d{4})/.exec(mail?.text ?? "")?.[1];
    const reset = await send(api(), "/v2/password", {
      method: "PUT",
      headers: { "x-api-key": API_KEY },
      body: JSON.stringify({ email: person.email, pin, password: "a new secret" }),
    });
    expect(reset.status).toBe(200);
    expect(await readMailingState(await logInAs(person.email, "a new secret"))).toMatchObject({
      mailing: "open",
    });
  });

  it("is not possible for the demo account", async () => {
    const books = tinyBooks({ invoices: [tinyInvoice()] });
    const holder = { ...tinyAccount(books), email: "demo@lejar.example" };
    await postAccount(api(), holder);
    const demo = await logInAs(holder.email, holder.password);
    const invoice = await readNewestInvoice(demo);
    expect(await readMailingState(demo)).toMatchObject({ mailing: "demo" });
    const refused = await demo.post(`${invoice.path}/mails`, MAIL);
    expect([refused.status, getValue(refused.body, "message")]).toEqual([
      422,
      "The demo account sends no emails. Please send it by WhatsApp, SMS or your own email.",
    ]);
    expect((await demo.post("/email_confirmation", { page: CONFIRM_PAGE_URL })).status).toBe(422);
    expect(takeMails(api(), MAIL.to)).toEqual([]);
    expect(takeMails(api(), holder.email)).toEqual([]);
  });

  it("does not lift the hourly limit on the mails of all companies together", async () => {
    const shops = [
      await createConfirmedAccount(),
      await createConfirmedAccount(),
      await createConfirmedAccount(),
    ];
    const sendAllMails = async (now: Date) => {
      const upstream = await createUpstream(
        { ...SETTINGS, mailsPerHour: 2 },
        { db: api().db, now: () => now, send: () => Promise.resolve() },
      );
      return Promise.all(
        shops.map(async ({ person, invoice }) => {
          const address = `${api().origin}/v2${invoice.path}/mails`;
          const answer = await upstream.fetch(new Request(address, postInit(person, MAIL)));
          const body: unknown = await answer.json();
          return { status: answer.status, body };
        }),
      );
    };
    const replies = await sendAllMails(new Date("2026-11-21T03:10:00.000Z"));
    expect(replies.map(({ status }) => status).sort()).toEqual([202, 202, 429]);
    expect(replies.find(({ status }) => status === 429)?.body).toEqual({
      code: "too_many_mails_of_all",
      values: {},
      message:
        "All businesses here together have sent as many emails as they may within an hour." +
        " Nothing was sent: please try again later, or send it by WhatsApp, SMS or your own email.",
    });
    const next = await sendAllMails(new Date("2026-11-21T04:00:00.000Z"));
    expect(next.map(({ status }) => status).sort()).toEqual([202, 202, 429]);
  });

  /** Requests the confirmation mail and returns the token of its link. */
  async function requestToken(person: Person, checkMail: (mail: Mail) => void = () => {}) {
    const { status, body } = await person.post("/email_confirmation", { page: CONFIRM_PAGE_URL });
    expect([status, body]).toEqual([202, { email: person.email }]);
    const [mail, ...otherMails] = takeMails(api(), person.email);
    expect([mail?.to, otherMails]).toEqual([person.email, []]);
    if (mail) checkMail(mail);
    const link = new RegExp(`^${CONFIRM_PAGE_URL}/([\\w-]{43})$`, "m").exec(mail?.text ?? "");
    return link?.[1] ?? "no link";
  }

  function callWithKey(method: string, path: string) {
    return send(api(), path, { method, headers: { "x-api-key": API_KEY } });
  }

  async function readMailingState(person: Person): Promise<unknown> {
    return (await person.get(`/email_confirmation?business_id=${person.companyId}`)).body;
  }

  async function createUnconfirmedAccount(): Promise<{ person: Person; invoice: StoredInvoice }> {
    const account = await createConfirmedAccount();
    await api()
      .db.updateTable("accounts")
      .set({ email_confirmed_at: null })
      .where("email", "=", account.person.email)
      .execute();
    return account;
  }

  async function createConfirmedAccount(): Promise<{ person: Person; invoice: StoredInvoice }> {
    const overdueInvoice = tinyInvoice({ dueDate: "2026-11-20" });
    const person = await createPerson(api(), tinyBooks({ invoices: [overdueInvoice] }));
    return { person, invoice: await readNewestInvoice(person) };
  }

  async function logInAs(email: string, password: string): Promise<Person> {
    const { body } = await postLogin(api(), email, password);
    const token = String(getValue(body, "session", "access_token"));
    const companies = getList(body, "companies").map((company) => getNumber(company, "id"));
    return new Person(api(), email, Buffer.from(`client:1:${token}`).toString("base64"), companies);
  }
}

const HOUR_MS = 60 * 60_000;

function postInit(person: Person, body: unknown): RequestInit {
  return {
    method: "POST",
    headers: { ...person.headers, "content-type": "application/json" },
    body: JSON.stringify(body),
  };
}
