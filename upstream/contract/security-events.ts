import { randomUUID } from "node:crypto";
import { expect, it, vi } from "vitest";
import { tinyAccount, tinyBooks, tinyInvoice } from "../testing/fixtures";
import { getValue, API_KEY, postAccount, createPerson, send, type Api, type Person } from "./api";
import { readNewestInvoice } from "./invoices";
import { MALAYSIAN_PROFILE, buildProfilePath } from "./profile";

type Line = Record<string, unknown>;

/** How long a test waits for a mail, because the API sends its mails after the reply. */
const SOON_TIMEOUT = { timeout: 10_000 };
const WRONG_PASSWORD = "something-else";

/** Declares the tests whose titles begin with "the log of security events" (see `declareContract`). */
export function declareSecurityEventContract(api: () => Api): void {
  it("contains successful and refused logins with the request's id and the client's address", async () => {
    const listLines = collectSecurityLines();
    const holder = tinyAccount();
    const created = await postAccount(api(), holder);
    const account = String(getValue(created.body, "people", "id"));
    const id = randomUUID();
    const origin = { "x-request-id": id, "x-client-address": "203.0.113.7" };
    const tryLogin = (email: string, password: string, headers: object) =>
      send(api(), "/v2/login", {
        method: "POST",
        headers: { "x-api-key": API_KEY, ...headers },
        body: JSON.stringify({ email, password, client_id: "c" }),
      });
    const refusedReply = await tryLogin(holder.email, WRONG_PASSWORD, origin);
    expect(refusedReply.headers.get("x-request-id")).toBe(id);
    const unusable = { "x-request-id": "a b", "x-client-address": "somewhere" };
    const unusableReply = await tryLogin(holder.email, holder.password, unusable);
    await tryLogin("nobody@example.test", WRONG_PASSWORD, origin);
    const loggedOrigin = { id, address: "203.0.113.7" };
    const refused = {
      level: "warn",
      event: "login",
      outcome: "refused",
      company: null,
      ...loggedOrigin,
    };
    expect(listLines()).toMatchObject([
      { ...refused, account, reason: "wrong_password" },
      {
        ...{ level: "info", event: "login", outcome: "done", account },
        ...{ id: unusableReply.headers.get("x-request-id"), address: null },
      },
      { ...refused, account: null, reason: "unknown_account" },
    ]);
    expect(unusableReply.headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
    expectNoSecrets(listLines(), [holder.email, holder.password, WRONG_PASSWORD, "nobody"]);
  });

  it("contains requested, wrong and used PINs", async () => {
    const person = await createPerson(api());
    const account = await readAccountId(api(), person);
    const listLines = collectSecurityLines();
    const requestPin = (email: string) =>
      send(api(), `/v2/pin?email=${email}`, { headers: { "x-api-key": API_KEY } });
    const resetPassword = (pin: string) =>
      send(api(), "/v2/password", {
        method: "PUT",
        headers: { "x-api-key": API_KEY },
        body: JSON.stringify({ email: person.email, pin, password: "a new secret" }),
      });
    await requestPin(person.email);
    await requestPin("nobody@example.test");
    const mail = await vi.waitUntil(
      () => api().mails.find(({ to }) => to === person.email),
      SOON_TIMEOUT,
    );
    const pin = /PIN is (\d{4})\./.exec(mail.text)?.[1] ?? "";
    await resetPassword(pin === "0000" ? "0001" : "0000");
    await resetPassword(pin);
    // A repeated reset changes nothing and is not logged.
    await resetPassword(pin);
    await vi.waitFor(() => expect(listLines()).toHaveLength(4), SOON_TIMEOUT);
    const listEventLines = (event: string) => listLines().filter((line) => line.event === event);
    expect(listEventLines("pin_requested").map(({ outcome, reason }) => reason ?? outcome)).toEqual(
      ["done", "unknown_account"],
    );
    expect(listEventLines("pin_entered")).toMatchObject([{ reason: "wrong_pin", account }]);
    expect(listEventLines("password_reset")).toMatchObject([{ outcome: "done", account }]);
    expectNoSecrets(listLines(), [person.email, "a new secret", "nobody"]);
  });

  it("contains the names of changed business details once, without values", async () => {
    const person = await createPerson(api());
    const listLines = collectSecurityLines();
    const company = String(person.companyId);
    const enterPassword = (password: string) => person.post("/people/me/password", { password });
    await enterPassword(WRONG_PASSWORD);
    await enterPassword("secret-1234");
    const keyHeader = { "idempotency-key": randomUUID() };
    const profile = { ...MALAYSIAN_PROFILE, email: "new@kedaicuba.example" };
    for (let times = 0; times < 2; times++)
      await person.put(buildProfilePath(person), profile, keyHeader);
    await person.put(buildProfilePath(person), { ...profile, tin: "IG4040080091" });
    const account = await readAccountId(api(), person);
    const fields = ["bank_name", "bank_account_name", "bank_account_no", "duitnow_code"];
    expect(listLines()).toMatchObject([
      { event: "password_confirmed", outcome: "refused", reason: "wrong_password", account },
      { event: "password_confirmed", outcome: "done", account },
      { event: "payment_details_changed", outcome: "done", account, company, fields },
      { event: "business_email_changed", outcome: "done", account, company },
    ]);
    expectNoSecrets(listLines(), [
      "secret-1234",
      WRONG_PASSWORD,
      "5140",
      "kedaicuba",
      MALAYSIAN_PROFILE.duitnow_code,
    ]);
  });

  it("contains links, exports and mails, and the logout", async () => {
    const person = await createPerson(api(), tinyBooks({ invoices: [tinyInvoice()] }));
    const { id, path } = await readNewestInvoice(person);
    const listLines = collectSecurityLines();
    const link = await person.post(`${path}/link`, {});
    await person.post(`${path}/link`, {});
    await person.delete(`${path}/link`);
    await person.delete(`${path}/link`);
    const contact = await person.readContactId("Kopitiam Jaya");
    await person.get(`/contacts/${contact}/statement.pdf?from=2026-11-01&to=2026-11-30`);
    const mail = { to: "customer@example.test", subject: "Invoice", text: "Hello" };
    await person.post(`${path}/mails`, mail);
    await vi.waitFor(() => expect(listLines()).toHaveLength(4), SOON_TIMEOUT);
    await person.post("/logout", {});
    const account = await readAccountId(api(), person);
    const common = { outcome: "done", account, company: String(person.companyId) };
    expect(listLines()).toMatchObject([
      { event: "link_made", invoice: id, ...common },
      { event: "link_ended", invoice: id, ...common },
      { event: "exported", file: "statement.pdf", ...common },
      { event: "customer_mailed", invoice: id, ...common },
      { event: "logout", account },
    ]);
    expectNoSecrets(listLines(), [mail.to, String(getValue(link.body, "link", "token"))]);
  });
}

async function readAccountId({ db }: Api, { email }: Person): Promise<string> {
  const found = db.selectFrom("accounts").select("id").where("email", "=", email);
  return String((await found.executeTakeFirstOrThrow()).id);
}

/** Starts to collect the security lines of the log; the returned function lists them. */
function collectSecurityLines(): () => Line[] {
  const consoleLog = vi.spyOn(console, "log").mockReturnValue();
  return () =>
    consoleLog.mock.calls
      .map(([line]) => String(line))
      .filter((line) => line.includes('"message":"security"'))
      .map((line) => JSON.parse(line) as Line);
}

function expectNoSecrets(lines: Line[], secrets: string[]): void {
  for (const secret of secrets) expect(JSON.stringify(lines)).not.toContain(secret);
}
