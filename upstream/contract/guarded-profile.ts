import { randomUUID } from "node:crypto";
import { expect, it, vi } from "vitest";
import { getValue, postLogin, createPerson, NOW, Person, sendAt, type Api } from "./api";
import { createSingaporeanBooks, MALAYSIAN_PROFILE, buildProfilePath } from "./profile";

const MINUTE_MS = 60_000;
/** How long a test waits for a mail, because the API sends its mails after the reply. */
const SOON_TIMEOUT = { timeout: 10_000 };

const STORED_PROFILE = {
  name: "Kedai Cuba Sdn Bhd",
  tax_no: "W10-1808-32000005",
  email: "akaun@kedaicuba.example",
};

/** Declares the tests whose titles begin with "the payment details and email of the profile" (see `declareContract`). */
export function declareGuardedProfileContract(api: () => Api): void {
  it("require the password when it was entered more than ten minutes ago, unlike other fields", async () => {
    const person = await createPerson(api());
    await setPasswordAge(api(), person, 10 * MINUTE_MS + 1);
    const withOtherFields = {
      ...STORED_PROFILE,
      footer: "Terima kasih!",
      phone_no: "012-345 6789",
    };
    expect((await person.put(buildProfilePath(person), withOtherFields)).status).toBe(200);
    for (const change of [
      { email: "other@kedaicuba.example" },
      { bank_name: "Maybank" },
      { bank_account_name: "Somebody Else" },
      { bank_account_no: "5140 1234 5678" },
      { duitnow_code: MALAYSIAN_PROFILE.duitnow_code },
    ]) {
      const refused = await person.put(buildProfilePath(person), { ...STORED_PROFILE, ...change });
      expect([refused.status, refused.code]).toEqual([403, "password_needed"]);
      expect(await listFieldsNeedingPassword(person, { ...STORED_PROFILE, ...change })).toEqual(
        Object.keys(change),
      );
    }
    const { body } = await person.get(buildProfilePath(person));
    expect(getValue(body, "profile")).toMatchObject({
      ...withOtherFields,
      bank_name: "",
      duitnow_code: "",
    });
    // A password counts for exactly ten minutes. A session without a time of the password, as an
    // older program creates it, counts as one without a password.
    await setPasswordAge(api(), person, 10 * MINUTE_MS);
    expect(await listFieldsNeedingPassword(person, MALAYSIAN_PROFILE)).toEqual([]);
    expect((await person.put(buildProfilePath(person), MALAYSIAN_PROFILE)).status).toBe(200);
    await setPasswordAge(api(), person, null);
    expect((await person.put(buildProfilePath(person), STORED_PROFILE)).status).toBe(403);
    expect((await person.put(buildProfilePath(person), MALAYSIAN_PROFILE)).status).toBe(200);
  });

  it("require the password also for the PayNow number, and are then saved once with the idempotency key of the refused call", async () => {
    const person = await createPerson(api(), createSingaporeanBooks());
    const otherDevice = await logInOnOtherDevice(api(), person);
    await setPasswordAge(api(), person, 300 * MINUTE_MS);
    const save = (paynow: string, idempotencyKey: string, caller: Person = person) =>
      caller.put(
        buildProfilePath(caller),
        { ...STORED_PROFILE, tax_no: "", paynow },
        { "idempotency-key": idempotencyKey },
      );
    const [paynow, idempotencyKey] = ["+6591234567", randomUUID()];
    expect((await save(paynow, idempotencyKey)).status).toBe(403);
    const wrong = await person.post("/people/me/password", { password: "something else" });
    expect([wrong.status, wrong.code]).toEqual([422, "wrong_password"]);
    expect((await save(paynow, idempotencyKey)).status).toBe(403);
    expect((await person.post("/people/me/password", { password: "secret-1234" })).status).toBe(
      200,
    );
    expect((await save(paynow, idempotencyKey)).status).toBe(200);
    // No password was entered on the other device. A repeated call still gets its first reply
    // hours later, when the password has expired.
    expect((await save("201912345K", randomUUID(), otherDevice)).status).toBe(403);
    await setPasswordAge(api(), person, 300 * MINUTE_MS);
    expect((await save(paynow, idempotencyKey)).status).toBe(200);
    await vi.waitFor(() => expect(listMails(api(), person.email)).toHaveLength(1), SOON_TIMEOUT);
  });

  it("are reported by mail to the owner, and to the old and new email of the business", async () => {
    const person = await createPerson(api());
    const [before, after] = [
      `old-${person.companyId}@x.example`,
      `new-${person.companyId}@x.example`,
    ];
    await person.put(buildProfilePath(person), {
      ...STORED_PROFILE,
      email: before,
      footer: "Hello",
    });
    await vi.waitFor(() => expect(listMails(api(), before)).toHaveLength(1), SOON_TIMEOUT);
    const clientAddress = { "x-client-address": "203.0.113.7" };
    const changed = { ...STORED_PROFILE, email: after, bank_account_no: "5140 1234" };
    await person.put(buildProfilePath(person), changed, clientAddress);
    await vi.waitFor(() => expect(listMails(api(), after)).toHaveLength(1), SOON_TIMEOUT);
    await person.put(buildProfilePath(person), { ...changed, footer: "Bye" });
    await vi.waitFor(() => expect(listMails(api(), person.email)).toHaveLength(2), SOON_TIMEOUT);
    expect(listMails(api(), person.email)[1]?.text).toContain(
      "In the business profile of Kedai Cuba Sdn Bhd this was changed on 21/11/2026 at 00:30 " +
        "(time of Malaysia and Singapore), from the address 203.0.113.7: email, account number.",
    );
    expect(listMails(api(), before)).toHaveLength(2);
    expect(listMails(api(), before)[1]?.text).toContain("was its email, and is not any more");
    expect(listMails(api(), after)[0]?.text).toContain("is its email from now on");
    // The addresses may belong to strangers: these mails contain no typed value and no client
    // address.
    for (const { text, subject } of [...listMails(api(), before), ...listMails(api(), after)])
      expect(subject + text).not.toMatch(/Kedai|203\.0/);
    expect(listMails(api(), person.email)[1]?.text).not.toContain("5140");
  });

  it("are reported in the language of the account", async () => {
    const person = await createPerson(api());
    await person.put("/people/me", { language: "ms" });
    await person.put(buildProfilePath(person), { ...STORED_PROFILE, bank_name: "Maybank" });
    await vi.waitFor(() => expect(listMails(api(), person.email)).toHaveLength(1), SOON_TIMEOUT);
    expect(listMails(api(), person.email)[0]?.text).toMatch(
      /telah diubah pada 21\/11\/2026.*: bank\./,
    );
  });

  it("are reported by at most twenty mails a day", async () => {
    const person = await createPerson(api());
    for (let change = 1; change <= 22; change++) {
      const profile = { ...STORED_PROFILE, bank_account_no: `${1000 + change}` };
      expect((await person.put(buildProfilePath(person), profile)).status).toBe(200);
    }
    const next = await createPerson(api());
    await next.put(buildProfilePath(next), MALAYSIAN_PROFILE);
    await vi.waitFor(() => expect(listMails(api(), next.email)).toHaveLength(1), SOON_TIMEOUT);
    expect(listMails(api(), person.email)).toHaveLength(20);
  });

  it("are saved even when no mail can be sent", async () => {
    const errorLog = vi.spyOn(console, "error").mockReturnValue();
    const person = await createPerson(api());
    const send = () => Promise.reject(new Error("gone"));
    const init = {
      method: "PUT",
      headers: person.headers,
      body: JSON.stringify(MALAYSIAN_PROFILE),
    };
    const reply = await sendAt(api(), NOW, `/v2${buildProfilePath(person)}`, init, send);
    expect(reply.status).toBe(200);
    await vi.waitFor(
      () => expect(errorLog).toHaveBeenCalledWith("A warning by mail could not be sent:", "Error"),
      SOON_TIMEOUT,
    );
  });
}

/**
 * Sets how long ago, in milliseconds, the password was entered in all sessions of the person. Null
 * removes the time.
 */
async function setPasswordAge({ db }: Api, { email }: Person, ms: number | null): Promise<void> {
  const ids = db.selectFrom("accounts").select("id").where("email", "=", email);
  await db
    .updateTable("sessions")
    .set({ password_given_at: ms === null ? null : new Date(NOW.getTime() - ms).toISOString() })
    .where("account_id", "in", ids)
    .execute();
}

/** Logs the same person in on another device. */
async function logInOnOtherDevice(api: Api, { email, companyIds }: Person): Promise<Person> {
  const { body } = await postLogin(api, email, "secret-1234");
  const token = `client:1:${String(getValue(body, "session", "access_token"))}`;
  return new Person(api, email, Buffer.from(token).toString("base64"), companyIds);
}

async function listFieldsNeedingPassword(person: Person, profile: object): Promise<unknown> {
  const { body } = await person.post(`${buildProfilePath(person)}/check`, profile);
  return getValue(body, "password_needed_for");
}

function listMails({ mails }: Api, email: string) {
  return mails.filter(({ to }) => to === email);
}
