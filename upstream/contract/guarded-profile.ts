import { randomUUID } from "node:crypto";
import { expect, it, vi } from "vitest";
import { at, KEY, logIn, newPerson, NOW, sendAt, type Api, type Person, type Reply } from "./api";
import { MALAYSIAN, pathOf } from "./profile";

const MINUTE_MS = 60_000;
/** What is done after the answer. */
const SOON = { timeout: 10_000 };
/** Of the login of `newPerson`: the password was given just now, or too long ago. */
const IN_TIME = new Date(NOW.getTime() + 10 * MINUTE_MS);
const LATE = new Date(NOW.getTime() + 10 * MINUTE_MS + 1);

const STORED = {
  name: "Kedai Cuba Sdn Bhd",
  tax_no: "W10-1808-32000005",
  email: "akaun@kedaicuba.example",
};
const NEEDED = { message: expect.any(String) as unknown, code: "password_needed" };

export function guardedProfileContract(api: () => Api): void {
  it("asks for the password, ten minutes after it was given, and for no other field", async () => {
    const person = await newPerson(api());
    const other = { ...STORED, footer: "Terima kasih!", phone_no: "012-345 6789" };
    expect((await put(api(), person, other, LATE)).status).toBe(200);
    for (const change of [
      { email: "other@kedaicuba.example" },
      { bank_name: "Maybank" },
      { bank_account_name: "Somebody Else" },
      { bank_account_no: "5140 1234 5678" },
      { duitnow_code: MALAYSIAN.duitnow_code },
    ]) {
      const refused = await put(api(), person, { ...STORED, ...change }, LATE);
      expect([refused.status, refused.body]).toEqual([403, NEEDED]);
      expect(await check(api(), person, { ...STORED, ...change })).toEqual(Object.keys(change));
    }
    const { body } = await person.get(pathOf(person));
    expect(at(body, "profile")).toMatchObject({ ...other, bank_name: "", duitnow_code: "" });
    expect((await put(api(), person, MALAYSIAN, IN_TIME)).status).toBe(200);
    expect(await check(api(), person, MALAYSIAN)).toEqual([]);
  });

  it("saves once under the key of what was refused, when the password was given", async () => {
    const person = await newPerson(api());
    const other = await another(api(), person);
    const key = { "idempotency-key": randomUUID() };
    expect((await put(api(), person, MALAYSIAN, LATE, key)).status).toBe(403);
    const wrong = await confirm(api(), person, "something else");
    expect([wrong.status, wrong.body]).toEqual([
      422,
      { message: "This is not your password.", code: "wrong_password" },
    ]);
    expect((await put(api(), person, MALAYSIAN, LATE, key)).status).toBe(403);
    expect((await confirm(api(), person, "secret-1234")).status).toBe(200);
    expect((await put(api(), person, MALAYSIAN, LATE, key)).status).toBe(200);
    // The repeat is answered long after, and another device has been given no password.
    const evening = new Date(LATE.getTime() + 300 * MINUTE_MS);
    expect((await put(api(), person, MALAYSIAN, evening, key)).status).toBe(200);
    expect((await put(api(), other, STORED, LATE)).status).toBe(403);
    await vi.waitFor(() => expect(mailsTo(api(), person.email)).toHaveLength(1), SOON);
  });

  it("asks in a session that began before there was the question", async () => {
    const person = await newPerson(api());
    const { id } = await api()
      .db.selectFrom("accounts")
      .select("id")
      .where("email", "=", person.email)
      .executeTakeFirstOrThrow();
    await api()
      .db.updateTable("sessions")
      .set({ password_given_at: null })
      .where("account_id", "=", id)
      .execute();
    expect((await put(api(), person, MALAYSIAN)).status).toBe(403);
    expect((await put(api(), person, STORED)).status).toBe(200);
  });

  it("tells the owner by mail, and another email of the business both old and new", async () => {
    const person = await newPerson(api());
    const [before, after] = [`old-${person.company}@x.example`, `new-${person.company}@x.example`];
    await put(api(), person, { ...STORED, email: before, footer: "Hello" });
    await vi.waitFor(() => expect(mailsTo(api(), before)).toHaveLength(1), SOON);
    const from = { "x-client-address": "203.0.113.7" };
    const changed = { ...STORED, email: after, bank_account_no: "5140 1234" };
    await put(api(), person, changed, NOW, from);
    await vi.waitFor(() => expect(mailsTo(api(), after)).toHaveLength(1), SOON);
    await put(api(), person, { ...STORED, email: after, bank_account_no: "5140 1234", tin: "" });
    await vi.waitFor(() => expect(mailsTo(api(), person.email)).toHaveLength(2), SOON);
    expect(mailsTo(api(), person.email)[1]?.text).toContain(
      "In the business profile of Kedai Cuba Sdn Bhd this was changed on 21/11/2026 at 00:30 " +
        "(time of Malaysia and Singapore), from the address 203.0.113.7: email, account number.",
    );
    expect(mailsTo(api(), before)).toHaveLength(2);
    expect(mailsTo(api(), before)[1]?.text).toContain("was its email, and is not any more");
    expect(mailsTo(api(), after)[0]?.text).toContain("is its email from now on");
    // They may be anybody's: nothing that was typed goes there, nor where the owner is.
    for (const { text, subject } of [...mailsTo(api(), before), ...mailsTo(api(), after)])
      expect(subject + text).not.toMatch(/Kedai|203\.0/);
    expect(mailsTo(api(), person.email)[1]?.text).not.toContain("5140");
  });

  it("writes twenty warnings a day at most", async () => {
    const person = await newPerson(api());
    for (let change = 1; change <= 22; change++) {
      const profile = { ...STORED, bank_account_no: `${1000 + change}` };
      expect((await person.put(pathOf(person), profile)).status).toBe(200);
    }
    const next = await newPerson(api());
    await next.put(pathOf(next), MALAYSIAN);
    await vi.waitFor(() => expect(mailsTo(api(), next.email)).toHaveLength(1), SOON);
    expect(mailsTo(api(), person.email)).toHaveLength(20);
  });

  it("saves all the same while no mail can be sent", async () => {
    const said = vi.spyOn(console, "error").mockReturnValue();
    const person = await newPerson(api());
    const send = () => Promise.reject(new Error("gone"));
    const reply = await sendAt(api(), NOW, `/v2${pathOf(person)}`, init(person, MALAYSIAN), send);
    expect(reply.status).toBe(200);
    await vi.waitFor(
      () => expect(said).toHaveBeenCalledWith("A warning by mail could not be sent:", "Error"),
      SOON,
    );
  });
}

async function another(api: Api, { email, companies }: Person) {
  const { body } = await logIn(api, email, "secret-1234");
  const token = `client:1:${String(at(body, "session", "access_token"))}`;
  const headers = { authorization: `Basic ${Buffer.from(token).toString("base64")}` };
  return { headers, company: companies[0] };
}

type Caller = { headers: Record<string, string>; company: number | undefined };

function put(api: Api, person: Caller, profile: object, now = NOW, headers = {}): Promise<Reply> {
  const path = `/v2/companies/${person.company}/profile`;
  return sendAt(api, now, path, init(person, profile, headers));
}

async function check(api: Api, person: Person, profile: object): Promise<unknown> {
  const path = `/v2${pathOf(person)}/check`;
  const { body } = await sendAt(api, LATE, path, { ...init(person, profile), method: "POST" });
  return at(body, "password_needed_for");
}

function confirm(api: Api, person: Person, password: string): Promise<Reply> {
  const path = "/v2/people/me/password";
  return sendAt(api, LATE, path, { ...init(person, { password }), method: "POST" });
}

function init({ headers }: Pick<Caller, "headers">, body: object, more = {}): RequestInit {
  return {
    method: "PUT",
    headers: { "x-api-key": KEY, ...headers, ...more },
    body: JSON.stringify(body),
  };
}

function mailsTo({ mails }: Api, email: string) {
  return mails.filter(({ to }) => to === email);
}
