import { Hono } from "hono";
import { Kysely } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createSqliteDialect } from "../db/sqlite-dialect";
import { deleteExpired } from "../db/housekeeping";
import { migrate } from "../db/migrate";
import type { Schema } from "../db/schema";
import { toRefusal } from "../../domain/refusals/refusal";
import { answerError } from "../calls/errors";
import { ApiError } from "../wire/api-error";
import { writeAccount } from "../books/write-account";
import { tinyAccount } from "../testing/fixtures";
import { MAX_PENDING_HASHES } from "./hash-queue";
import { hashPassword, verifyPassword } from "./password";
import { countPinRequest } from "./pin-requests";
import { parseAuthorization, parseToken, Sessions } from "./sessions";

describe("passwords", () => {
  it("match only their own hashes, which differ each time", async () => {
    const stored = await hashPassword("kopi-o 咖啡");
    expect(await verifyPassword("kopi-o 咖啡", stored)).toBe(true);
    expect(await verifyPassword("kopi-o", stored)).toBe(false);
    expect(await verifyPassword("", stored)).toBe(false);
    expect(await verifyPassword("kopi-o 咖啡", undefined)).toBe(false);
    expect(await hashPassword("kopi-o 咖啡")).not.toBe(stored);
  });

  it("are hashed at the current cost and verified at the cost of their hash", async () => {
    expect(await hashPassword("kopi-o")).toMatch(/^scrypt\$32768\$8\$1\$/);
    const older = await hashPassword("kopi-o", { N: 1024, r: 8, p: 1 });
    expect(await verifyPassword("kopi-o", older)).toBe(true);
    expect(await verifyPassword("kopi", older)).toBe(false);
  });
});

describe("simultaneous password checks", () => {
  const CHEAP = { N: 1024, r: 8, p: 1 };

  it("run until the queue is full, and later checks are rejected with and without an account", async () => {
    const stored = await hashPassword("kopi-o", CHEAP);
    const ATTEMPTS = 60;
    const attempts = Array.from({ length: ATTEMPTS }, (_, index) =>
      verifyPassword("kopi-o", index % 2 === 0 ? stored : undefined, CHEAP),
    );
    const settled = await Promise.allSettled(attempts);
    const results = settled.map((each) => (each.status === "fulfilled" ? each.value : "busy"));
    expect(results.slice(0, MAX_PENDING_HASHES)).toEqual(
      Array.from({ length: MAX_PENDING_HASHES }, (_, index) => index % 2 === 0),
    );
    expect(results.slice(MAX_PENDING_HASHES)).toEqual(
      Array.from({ length: ATTEMPTS - MAX_PENDING_HASHES }, () => "busy"),
    );
    const refused = settled.find((each) => each.status === "rejected");
    expect(refused?.reason).toMatchObject({
      status: 503,
      retryAfter: 3,
      message: expect.stringContaining("Many people are logging in just now.") as unknown,
    });
    expect(await verifyPassword("kopi-o", stored)).toBe(true);
  });

  it("are rejected when they have waited too long", async () => {
    const stored = await hashPassword("kopi-o", CHEAP);
    const attempts = Array.from({ length: 6 }, () => verifyPassword("kopi-o", stored, CHEAP));
    // Two hashes run at once. The others wait for longer than the limit of three seconds.
    vi.spyOn(performance, "now").mockReturnValue(performance.now() + 4_000);
    const settled = await Promise.allSettled(attempts);
    vi.restoreAllMocks();
    expect(settled.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 2 }, () => "fulfilled"),
      ...Array.from({ length: 4 }, () => "rejected"),
    ]);
    expect(await verifyPassword("kopi-o", stored, CHEAP)).toBe(true);
  });
});

describe("an ApiError", () => {
  it("sends its retry time in a header", async () => {
    const app = new Hono().onError(answerError).get("/", () => {
      throw new ApiError(503, toRefusal("logins_busy"), { retryAfter: 3 });
    });
    const answer = await app.request("/");
    expect([answer.status, answer.headers.get("retry-after"), await answer.json()]).toEqual([
      503,
      "3",
      {
        message: "Many people are logging in just now. Please try again in a few seconds.",
        code: "logins_busy",
        values: {},
      },
    ]);
  });
});

describe("sessions", () => {
  const db = new Kysely<Schema>({ dialect: createSqliteDialect(":memory:") });
  const holder = tinyAccount();

  beforeAll(async () => {
    await migrate(db);
    await writeAccount(db, holder);
  });

  afterAll(() => db.destroy());

  it("expire after 30 days and are deleted; PIN requests are deleted after a day", async () => {
    let now = new Date("2026-11-20T00:00:00Z");
    const sessions = new Sessions(db, () => now);
    const account = await sessions.checkPassword(holder.email, holder.password);
    if (!account) throw new Error("the password was not accepted");
    const credentials = { clientId: "c", accessToken: await sessions.start(account, "c") };
    now = new Date("2026-12-19T23:59:59Z");
    expect(account).toMatchObject((await sessions.authenticate(credentials)).account);
    now = new Date("2026-12-20T00:00:00Z");
    await expect(sessions.authenticate(credentials)).rejects.toThrow("You have been logged out");
    await countPinRequest(db, { email: holder.email, isKnownDevice: false, now });
    await deleteExpired(db, now);
    expect(await db.selectFrom("sessions").selectAll().execute()).toEqual([]);
    expect(await db.selectFrom("pin_requests").selectAll().execute()).toHaveLength(1);
    await deleteExpired(db, new Date("2026-12-21T00:00:00Z"));
    expect(await db.selectFrom("pin_requests").selectAll().execute()).toEqual([]);
  });

  it("do not start when the password was changed after it was checked", async () => {
    const sessions = new Sessions(db, () => new Date());
    const owner = tinyAccount();
    await writeAccount(db, owner);
    const account = await sessions.checkPassword(owner.email, owner.password);
    if (!account) throw new Error("the password was not accepted");
    const password_hash = await hashPassword("changed since");
    await db.updateTable("accounts").set({ password_hash }).where("id", "=", account.id).execute();
    await expect(sessions.start(account, "c")).rejects.toMatchObject({ status: 401 });
    const stored = db.selectFrom("sessions").where("account_id", "=", account.id);
    expect(await stored.selectAll().execute()).toEqual([]);
  });

  it("are looked up separately for simultaneous callers, and are refused after their end", async () => {
    const other = tinyAccount();
    await writeAccount(db, other);
    const sessions = new Sessions(db, () => new Date());
    const logIn = async ({ email, password }: typeof holder, clientId: string) => {
      const account = await sessions.checkPassword(email, password);
      if (!account) throw new Error("the password was not accepted");
      return { account, clientId, accessToken: await sessions.start(account, clientId) };
    };
    const [mine, others] = [await logIn(holder, "c"), await logIn(other, "c")];
    const attempts = [
      mine,
      others,
      mine,
      { ...mine, clientId: "d" },
      { ...others, accessToken: "?" },
      others,
    ];
    const settled = await Promise.allSettled(attempts.map((each) => sessions.authenticate(each)));
    const emails = settled.map((each) =>
      each.status === "fulfilled" ? each.value.account.email : "refused",
    );
    expect(emails).toEqual([
      holder.email,
      other.email,
      holder.email,
      "refused",
      "refused",
      other.email,
    ]);
    const simultaneous = sessions.authenticate(mine);
    await sessions.end(mine);
    // The simultaneous call may succeed or fail. A later call must fail.
    await simultaneous.catch(() => undefined);
    await expect(sessions.authenticate(mine)).rejects.toThrow("You have been logged out");
  });
});

describe("credentials", () => {
  it("are parsed from a header or a query parameter", () => {
    const token = Buffer.from("client:1:to>ken?").toString("base64");
    const credentials = { clientId: "client:1", accessToken: "to>ken?" };
    expect(parseAuthorization(`Basic ${token}`)).toEqual(credentials);
    expect(parseAuthorization(`basic ${token}`)).toEqual(credentials);
    expect(parseToken(token.replaceAll("+", " "))).toEqual(credentials);
  });

  it.each([undefined, "", "Basic", "Basic ?", "Bearer abc", "Basic YQ=="])(
    "are not parsed from %s",
    (header) => {
      expect(parseAuthorization(header)).toBeUndefined();
    },
  );
});
