import { expect, it, vi } from "vitest";
import type { Mail } from "../mail/mail";
import { tinyAccount } from "../testing/fixtures";
import {
  getValue,
  API_KEY,
  postLogin,
  postAccount,
  createPerson,
  NOW,
  send,
  sendAt,
  type Api,
  type Reply,
} from "./api";
import { getWithKey } from "./sign-up";

const MINUTE_MS = 60_000;
const PIN_REFUSED = {
  message: "The PIN is not right, or no longer valid. Please check it, or ask for a new one.",
};

/** Declares the tests whose titles begin with "a forgotten password" (see `declareContract`). */
export function declarePasswordContract(api: () => Api): void {
  it("is replaced once with the PIN from a mail, which ends every session", async () => {
    const person = await createPerson(api());
    const pin = await requestPin(api(), person.email);
    expect((await person.get("/contacts")).status).toBe(200);
    const firstReset = await resetPassword(api(), {
      email: person.email,
      pin,
      password: "new-secret",
    });
    expect([firstReset.status, firstReset.body]).toEqual([
      200,
      { message: "Your password has been reset." },
    ]);
    expect((await person.get("/contacts")).status).toBe(401);
    expect((await postLogin(api(), person.email, "new-secret")).status).toBe(200);
    expect((await postLogin(api(), person.email, "secret-1234")).status).toBe(401);
    const repeat = await resetPassword(api(), { email: person.email, pin, password: "new-secret" });
    expect(repeat.status).toBe(200);
    // The owner gets one mail about the change.
    const warnings = () =>
      api().mails.filter(({ to, subject }) => to === person.email && subject.includes("changed"));
    await vi.waitFor(() => expect(warnings()).toHaveLength(1), { timeout: 10_000 });
    expect(warnings()[0]).toMatchObject({
      subject: "Your Lejar password was changed",
      text: expect.stringContaining(
        "Your password was changed on 21/11/2026 at 00:30 (time of Malaysia and Singapore)",
      ) as unknown,
    });
    const secondUse = await resetPassword(api(), {
      email: person.email,
      pin,
      password: "yet-another",
    });
    expect([secondUse.status, secondUse.body]).toEqual([422, PIN_REFUSED]);
    expect((await postLogin(api(), person.email, "new-secret")).status).toBe(200);
  });

  it("gets its PIN in the language of who asked, or else of the account", async () => {
    const person = await createPerson(api());
    const readSubject = async (query: string) => {
      const before = listPinMails(api(), person.email).length;
      const init = { headers: { "x-api-key": API_KEY } };
      await send(api(), `/v2/pin?email=${encodeURIComponent(person.email)}${query}`, init);
      await vi.waitFor(() => expect(listPinMails(api(), person.email)).toHaveLength(before + 1));
      return listPinMails(api(), person.email).at(-1)?.subject;
    };
    expect(await readSubject("&language=ms")).toMatch(/^PIN anda untuk/);
    expect(await readSubject("&language=xx")).toMatch(/^Your PIN to reset/);
    await person.put("/people/me", { language: "zh" });
    expect(await readSubject("")).toMatch(/^重设 .* 密码的 PIN 码$/);
  });

  it("gets the same replies for known and unknown emails", async () => {
    const holder = tinyAccount();
    await postAccount(api(), holder);
    const known = await getWithKey(api(), `/pin?email=${holder.email}`);
    const unknown = await getWithKey(api(), "/pin?email=nobody@example.test");
    expect([known.status, known.body]).toEqual([200, unknown.body]);
    expect(unknown.status).toBe(200);
    const body = { pin: "0000", password: "long-enough" };
    const unknownReset = await resetPassword(api(), { email: "nobody@example.test", ...body });
    expect([unknownReset.status, unknownReset.body]).toEqual([422, PIN_REFUSED]);
    expect(api().mails.some(({ to }) => to === "nobody@example.test")).toBe(false);
  });

  it("is not reset after five wrong tries of one PIN", async () => {
    const { email } = await createPerson(api());
    const pin = await requestPin(api(), email);
    // The tries arrive at once, as in an attack.
    const replies = Array.from({ length: 8 }, () =>
      resetPassword(api(), { email, pin: createDifferentPin(pin), password: "guessed" }),
    );
    for (const reply of await Promise.all(replies))
      expect([reply.status, reply.body]).toEqual([422, PIN_REFUSED]);
    expect(await listWrongTries(api(), email)).toHaveLength(5);
    expect((await resetPassword(api(), { email, pin, password: "too-late" })).status).toBe(422);
  });

  it("allows seven wrong tries a day from unknown devices, for all PINs together", async () => {
    const { email } = await createPerson(api());
    const pin = await requestPin(api(), email);
    await tryWrongPin(api(), 5, { email, pin });
    // Parallel tries are counted like tries one after the other.
    await tryWrongPin(api(), 9, { email, pin: await requestPin(api(), email) });
    expect(await listWrongTries(api(), email)).toHaveLength(7);
    const thirdPin = await requestPin(api(), email);
    expect(
      (await resetPassword(api(), { email, pin: thirdPin, password: "locked-out" })).status,
    ).toBe(422);
    const tomorrow = new Date(NOW.getTime() + 24 * 60 * MINUTE_MS);
    const newPin = await requestPin(api(), email, tomorrow);
    const body = { email, pin: newPin, password: "let-in-again" };
    expect((await resetPassword(api(), body, { now: tomorrow })).status).toBe(200);
  });

  it("leaves three of the ten wrong tries a day to known devices", async () => {
    const { email } = await createPerson(api());
    await tryWrongPin(api(), 5, { email, pin: await requestPin(api(), email) });
    await tryWrongPin(api(), 2, { email, pin: await requestPin(api(), email) });
    const pin = await requestPin(api(), email);
    // Refused tries from unknown devices do not count against the PIN.
    await tryWrongPin(api(), 6, { email, pin });
    await tryWrongPin(api(), 2, { email, pin }, { isKnownDevice: true });
    const body = { email, pin, password: "from-my-phone" };
    expect((await resetPassword(api(), body, { isKnownDevice: true })).status).toBe(200);
    await tryWrongPin(
      api(),
      5,
      { email, pin: await requestPin(api(), email) },
      { isKnownDevice: true },
    );
    await tryWrongPin(
      api(),
      9,
      { email, pin: await requestPin(api(), email) },
      { isKnownDevice: true },
    );
    expect(await listWrongTries(api(), email)).toHaveLength(10);
  });

  it("has a limit of tries that begins again with every reset", async () => {
    const { email } = await createPerson(api());
    for (let times = 0; times < 3; times++) {
      const pin = await requestPin(api(), email);
      for (let tries = 0; tries < 4; tries++)
        await resetPassword(api(), { email, pin: createDifferentPin(pin), password: "guessed" });
      expect((await resetPassword(api(), { email, pin, password: `right-${times}` })).status).toBe(
        200,
      );
    }
  });

  it("can be reset with a PIN for fifteen minutes, or until the next PIN is sent", async () => {
    const { email } = await createPerson(api());
    const oldPin = await requestPin(api(), email);
    const expiredAt = new Date(NOW.getTime() + 15 * MINUTE_MS);
    expect(
      (await resetPassword(api(), { email, pin: oldPin, password: "too-late" }, { now: expiredAt }))
        .status,
    ).toBe(422);
    const pin = await requestOtherPin(api(), email, oldPin);
    expect((await resetPassword(api(), { email, pin: oldPin, password: "outdated" })).status).toBe(
      422,
    );
    expect((await resetPassword(api(), { email, pin, password: "in-time" })).status).toBe(200);
  });

  it("gets at most fifty mails a day for unknown devices, and then a reply with the time of the next mail", async () => {
    const { email } = await createPerson(api());
    const unknown = `nobody-${email}`;
    // Both emails are requested in parallel: neither the replies nor their number shows which one
    // is known.
    const requests = [email, unknown].map((address) =>
      Promise.all(
        Array.from({ length: 60 }, () => getWithKey(api(), `/pin?email=${address.toUpperCase()}`)),
      ),
    );
    const refused = (await Promise.all(requests)).map((replies) =>
      replies.filter(({ status }) => status !== 200),
    );
    for (const replies of refused) {
      expect(replies).toHaveLength(10);
      expect(replies[0]).toMatchObject({
        status: 429,
        body: {
          message:
            "No PIN was sent, because too many were asked for. One of the last 15 minutes still " +
            "holds. Please try again tomorrow at this time.",
        },
      });
      expect(replies[0]?.headers.get("retry-after")).toBe(String(24 * 60 * 60));
    }
    await vi.waitFor(() => expect(listPinMails(api(), email)).toHaveLength(50), {
      timeout: 10_000,
    });
    // Known devices have a limit of their own, and the next day the limit is reset.
    const known = { headers: { "x-api-key": API_KEY, "x-known-device": "yes" } };
    expect((await send(api(), `/v2/pin?email=${email}`, known)).status).toBe(200);
    await vi.waitFor(() => expect(listPinMails(api(), email)).toHaveLength(51), {
      timeout: 10_000,
    });
    await requestPin(api(), email, new Date(NOW.getTime() + 24 * 60 * MINUTE_MS));
  });

  it("has its PIN requests counted without storing their emails", async () => {
    await getWithKey(api(), "/pin?email=whoever@example.test");
    const rows = await api().db.selectFrom("pin_requests").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain("whoever");
  });

  it("has a PIN that is stored only as a hash", async () => {
    const { email } = await createPerson(api());
    const pin = await requestPin(api(), email);
    const { pin_hash } = await api()
      .db.selectFrom("pins")
      .innerJoin("accounts", "accounts.id", "pins.account_id")
      .select("pin_hash")
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    expect(pin_hash).toMatch(/^[0-9a-f]{32}\$[0-9a-f]{64}$/);
    expect(pin_hash).not.toBe(pin);
  });

  it.each([
    [{ pin: "12a4" }, "Pin has to be 4 digits"],
    [{ pin: "12345" }, "Pin has to be 4 digits"],
    [{ password: "abc" }, "Password has to be more than 4 characters"],
    [{ email: "nobody" }, "Valid email required."],
    [{ email: "" }, "Email: This field is compulsory"],
  ])("is not reset with %j", async (wrong, message) => {
    const reply = await resetPassword(api(), {
      email: "a@example.test",
      pin: "1234",
      password: "abcd",
      ...wrong,
    });
    expect([reply.status, reply.body]).toEqual([422, { message }]);
  });

  it("gets a PIN only for a valid email", async () => {
    const messages = {
      "": "Email: This field is compulsory",
      nobody: "Valid email required.",
      "a@b@c": "Valid email required.",
    };
    for (const [email, message] of Object.entries(messages)) {
      const reply = await getWithKey(api(), `/pin?email=${email}`);
      expect([reply.status, reply.body]).toEqual([422, { message }]);
    }
  });
}

type ResetOptions = { now?: Date; isKnownDevice?: boolean };

function resetPassword(
  api: Api,
  body: { email: string; pin: string; password: string },
  { now = NOW, isKnownDevice = false }: ResetOptions = {},
): Promise<Reply> {
  const headers = { "x-api-key": API_KEY, ...(isKnownDevice ? { "x-known-device": "yes" } : {}) };
  const init = { method: "PUT", headers, body: JSON.stringify(body) };
  return now === NOW ? send(api, "/v2/password", init) : sendAt(api, now, "/v2/password", init);
}

/** Sends a PIN that is not `pin` several times in parallel, and expects it to be refused. */
async function tryWrongPin(
  api: Api,
  times: number,
  { email, pin }: { email: string; pin: string },
  options: ResetOptions = {},
): Promise<void> {
  const body = { email, pin: createDifferentPin(pin), password: "guessed" };
  const replies = Array.from({ length: times }, () => resetPassword(api, body, options));
  for (const { status } of await Promise.all(replies)) expect(status).toBe(422);
}

/** Requests a PIN and returns the PIN from the mail. */
async function requestPin(api: Api, email: string, now = NOW): Promise<string> {
  const before = listPinMails(api, email).length;
  const path = `/v2/pin?email=${encodeURIComponent(email)}`;
  const init = { headers: { "x-api-key": API_KEY } };
  const { status } = now === NOW ? await send(api, path, init) : await sendAt(api, now, path, init);
  expect(status).toBe(200);
  await vi.waitFor(() => expect(listPinMails(api, email).length).toBe(before + 1), {
    timeout: 10_000,
  });
  const pin = /PIN is (\d{4})\./.exec(
    String(getValue(listPinMails(api, email), before, "text")),
  )?.[1];
  if (pin === undefined) throw new Error("The mail has no PIN.");
  return pin;
}

/** Requests PINs until one differs from `oldPin`, because two PINs may be equal by chance. */
async function requestOtherPin(api: Api, email: string, oldPin: string): Promise<string> {
  const pin = await requestPin(api, email);
  return pin === oldPin ? requestOtherPin(api, email, oldPin) : pin;
}

/** Lists the counted wrong tries of the account. */
function listWrongTries(api: Api, email: string): Promise<object[]> {
  return api.db
    .selectFrom("pin_events")
    .innerJoin("accounts", "accounts.id", "pin_events.account_id")
    .select("happened_at")
    .where("email", "=", email)
    .where("kind", "=", "try")
    .execute();
}

function listPinMails(api: Api, email: string): Mail[] {
  return api.mails.filter(({ to, subject }) => to === email && subject.includes("PIN"));
}

function createDifferentPin(pin: string): string {
  return pin === "0000" ? "0001" : "0000";
}
