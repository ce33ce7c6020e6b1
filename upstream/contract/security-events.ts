import { randomUUID } from "node:crypto";
import { expect, it, vi } from "vitest";
import { tinyAccount, tinyBooks, tinyInvoice } from "../testing/fixtures";
import { valueAt, KEY, createAccount, createPerson, send, type Api, type Person } from "./api";
import { readNewestInvoice } from "./invoices";
import { MALAYSIAN, profilePath } from "./profile";

type Line = Record<string, unknown>;

/** What is done after the answer. */
const SOON_TIMEOUT = { timeout: 10_000 };
const WRONG = "something-else";

export function securityEventContract(api: () => Api): void {
  it("tells of logins, right and wrong, whose request it was and from where", async () => {
    const told = collectSecurityLines();
    const holder = tinyAccount();
    const made = await createAccount(api(), holder);
    const account = String(valueAt(made.body, "people", "id"));
    const id = randomUUID();
    const origin = { "x-request-id": id, "x-client-address": "203.0.113.7" };
    const tryIt = (email: string, password: string, headers: object) =>
      send(api(), "/v2/login", {
        method: "POST",
        headers: { "x-api-key": KEY, ...headers },
        body: JSON.stringify({ email, password, client_id: "c" }),
      });
    const reply = await tryIt(holder.email, WRONG, origin);
    expect(reply.headers.get("x-request-id")).toBe(id);
    const unusable = { "x-request-id": "a b", "x-client-address": "somewhere" };
    const reply2 = await tryIt(holder.email, holder.password, unusable);
    await tryIt("nobody@example.test", WRONG, origin);
    const asked = { id, address: "203.0.113.7" };
    const refused = { level: "warn", event: "login", outcome: "refused", company: null, ...asked };
    expect(told()).toMatchObject([
      { ...refused, account, reason: "wrong_password" },
      {
        ...{ level: "info", event: "login", outcome: "done", account },
        ...{ id: reply2.headers.get("x-request-id"), address: null },
      },
      { ...refused, account: null, reason: "unknown_account" },
    ]);
    expect(reply2.headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
    expectNoSecrets(told(), [holder.email, holder.password, WRONG, "nobody"]);
  });

  it("tells of a PIN that was asked for, guessed and used", async () => {
    const person = await createPerson(api());
    const account = await readAccountId(api(), person);
    const told = collectSecurityLines();
    const ask = (email: string) =>
      send(api(), `/v2/pin?email=${email}`, { headers: { "x-api-key": KEY } });
    const enter = (pin: string) =>
      send(api(), "/v2/password", {
        method: "PUT",
        headers: { "x-api-key": KEY },
        body: JSON.stringify({ email: person.email, pin, password: "a new secret" }),
      });
    await ask(person.email);
    await ask("nobody@example.test");
    const mail = await vi.waitUntil(
      () => api().mails.find(({ to }) => to === person.email),
      SOON_TIMEOUT,
    );
    const pin = /PIN is (\d{4})\./.exec(mail.text)?.[1] ?? "";
    await enter(pin === "0000" ? "0001" : "0000");
    await enter(pin);
    // The repeat of what has used it changes nothing.
    await enter(pin);
    await vi.waitFor(() => expect(told()).toHaveLength(4), SOON_TIMEOUT);
    const of = (event: string) => told().filter((line) => line.event === event);
    expect(of("pin_requested").map(({ outcome, reason }) => reason ?? outcome)).toEqual([
      "done",
      "unknown_account",
    ]);
    expect(of("pin_entered")).toMatchObject([{ reason: "wrong_pin", account }]);
    expect(of("password_reset")).toMatchObject([{ outcome: "done", account }]);
    expectNoSecrets(told(), [person.email, "a new secret", "nobody"]);
  });

  it("tells which details of a business were changed, once, and not to what", async () => {
    const person = await createPerson(api());
    const told = collectSecurityLines();
    const company = String(person.company);
    const confirm = (password: string) => person.post("/people/me/password", { password });
    await confirm(WRONG);
    await confirm("secret-1234");
    const once = { "idempotency-key": randomUUID() };
    const profile = { ...MALAYSIAN, email: "new@kedaicuba.example" };
    for (let times = 0; times < 2; times++) await person.put(profilePath(person), profile, once);
    await person.put(profilePath(person), { ...profile, tin: "IG4040080091" });
    const account = await readAccountId(api(), person);
    const fields = ["bank_name", "bank_account_name", "bank_account_no", "duitnow_code"];
    expect(told()).toMatchObject([
      { event: "password_confirmed", outcome: "refused", reason: "wrong_password", account },
      { event: "password_confirmed", outcome: "done", account },
      { event: "payment_details_changed", outcome: "done", account, company, fields },
      { event: "business_email_changed", outcome: "done", account, company },
    ]);
    expectNoSecrets(told(), ["secret-1234", WRONG, "5140", "kedaicuba", MALAYSIAN.duitnow_code]);
  });

  it("tells of what leaves the books, and of the end of a login", async () => {
    const person = await createPerson(api(), tinyBooks({ invoices: [tinyInvoice()] }));
    const { id, path } = await readNewestInvoice(person);
    const told = collectSecurityLines();
    const link = await person.post(`${path}/link`, {});
    await person.post(`${path}/link`, {});
    await person.delete(`${path}/link`);
    await person.delete(`${path}/link`);
    const contact = await person.contactId("Kopitiam Jaya");
    await person.get(`/contacts/${contact}/statement.pdf?from=2026-11-01&to=2026-11-30`);
    const mail = { to: "customer@example.test", subject: "Invoice", text: "Hello" };
    await person.post(`${path}/mails`, mail);
    await vi.waitFor(() => expect(told()).toHaveLength(4), SOON_TIMEOUT);
    await person.post("/logout", {});
    const account = await readAccountId(api(), person);
    const whose = { outcome: "done", account, company: String(person.company) };
    expect(told()).toMatchObject([
      { event: "link_made", invoice: id, ...whose },
      { event: "link_ended", invoice: id, ...whose },
      { event: "exported", file: "statement.pdf", ...whose },
      { event: "customer_mailed", invoice: id, ...whose },
      { event: "logout", account },
    ]);
    expectNoSecrets(told(), [mail.to, String(valueAt(link.body, "link", "token"))]);
  });
}

async function readAccountId({ db }: Api, { email }: Person): Promise<string> {
  const found = db.selectFrom("accounts").select("id").where("email", "=", email);
  return String((await found.executeTakeFirstOrThrow()).id);
}

/** What is logged from now on. */
function collectSecurityLines(): () => Line[] {
  const written = vi.spyOn(console, "log").mockReturnValue();
  return () =>
    written.mock.calls
      .map(([line]) => String(line))
      .filter((line) => line.includes('"message":"security"'))
      .map((line) => JSON.parse(line) as Line);
}

function expectNoSecrets(lines: Line[], secrets: string[]): void {
  for (const secret of secrets) expect(JSON.stringify(lines)).not.toContain(secret);
}
