import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, test, vi } from "vitest";
import { findClientAddress } from "~/lib/ip-address.server";

// The store uses a temporary folder.
vi.mock("../settings/env.server", () => ({
  env: {
    DATA_DIR: mkdtempSync(path.join(tmpdir(), "lejar-rate-")),
    secure: false,
  },
  sessionSecret: "s".repeat(32),
}));
const { resetAttempts, recordAttempt } = await import("./rate-limit.server");
const { removeDevices, rememberDevice } = await import("./device-cookie.server");
const { withRequestContext } = await import("../request/request-context.server");

type Kind = Parameters<typeof recordAttempt>[0];
type Source = { address?: string; forwarded?: string; cookie?: string };

let accounts = 0;
const newAccount = () => `owner-${++accounts}@example.test`;
let addresses = 0;
function newAddress(): string {
  addresses += 1;
  return `198.51.${Math.floor(addresses / 250)}.${addresses % 250}`;
}

async function attempt(
  kind: Kind,
  account: string,
  { address = newAddress(), forwarded, cookie }: Source = {},
) {
  const headers = new Headers();
  if (forwarded) headers.set("X-Forwarded-For", forwarded);
  if (cookie) headers.set("Cookie", cookie);
  const request = new Request("http://app.test/login", { headers });
  const context = {
    id: "1",
    method: "POST",
    path: "/login",
    peerAddress: address,
    clientAddress: findClientAddress(
      { headers: { "x-forwarded-for": forwarded }, socket: { remoteAddress: address } },
      (each) => each === "10.0.0.1",
    ),
    deadline: Date.now() + 9_000,
  };
  return withRequestContext(context, () => recordAttempt(kind, { request, account }));
}

/** Makes `count` attempts at once and returns how many of them are not limited. */
async function countPassing(
  count: number,
  attemptOnce: (index: number) => ReturnType<typeof attempt>,
): Promise<number> {
  const attempts = await Promise.all(
    Array.from({ length: count }, (_, index) => attemptOnce(index)),
  );
  return attempts.filter(({ isLimited }) => !isLimited).length;
}

/**
 * Logs in on a device with this cookie, so that the account knows it, and returns its new cookie.
 */
async function rememberDeviceCookie(account: string, cookie = ""): Promise<string> {
  const request = new Request("http://app.test/", { headers: { Cookie: cookie } });
  return (await rememberDevice(request, account)).cookie.split(";")[0] ?? "";
}

/** The limits of wrong passwords, by the account, by the device and by the address. */
const LOGIN_LIMITS = { account: 10, device: 10, address: 60 };
/** The limit of unknown promo codes from one address. */
const PROMO_LIMIT = 60;

describe("concurrent attempts", () => {
  // The rows with an address test a limit for one address, alone or with the account. The others test
  // the limit of the account.
  test.each([
    ["login", 10, null],
    ["pin", 7, null],
    ["pin", 5, "203.0.113.3"],
    ["pinMail", 40, null],
    ["pinMail", 5, "203.0.113.1"],
    ["promo", 60, "203.0.113.2"],
  ] as const)("of the kind %s pass up to the limit of %i", async (kind, limit, fixedAddress) => {
    const from = () => fixedAddress ?? newAddress();
    const account = kind === "promo" ? "" : newAccount();
    expect(await countPassing(limit + 15, () => attempt(kind, account, { address: from() }))).toBe(
      limit,
    );
    expect(await countPassing(1, () => attempt(kind, account, { address: from() }))).toBe(0);
  });
});

test("attempts that were uncounted or limited do not count", async () => {
  const account = newAccount();
  for (let times = 0; times < 12; times++) {
    const right = await attempt("login", account);
    expect(right.isLimited).toBe(false);
    await right.uncount();
  }
  const wrong = [];
  for (let times = 0; times < 15; times++) wrong.push(await attempt("login", account));
  await wrong[0]?.uncount();
  expect(await countPassing(3, () => attempt("login", account))).toBe(1);
});

test("a known device has a limit of its own", async () => {
  const account = newAccount();
  const address = newAddress();
  const cookie = await rememberDeviceCookie(account);
  await countPassing(LOGIN_LIMITS.account, () => attempt("login", account, { address }));
  expect(await countPassing(1, () => attempt("login", account, { address }))).toBe(0);
  await countPassing(LOGIN_LIMITS.address, () => attempt("login", newAccount(), { address }));
  expect(await countPassing(1, () => attempt("login", newAccount(), { address }))).toBe(0);
  expect(
    await countPassing(12, () =>
      attempt("login", ` ${account.toUpperCase()}`, { address, cookie }),
    ),
  ).toBe(LOGIN_LIMITS.device);
});

test("a device is known only with a valid cookie for the same account", async () => {
  const account = newAccount();
  await countPassing(LOGIN_LIMITS.account, () => attempt("login", account));
  const [name, value = ""] = (await rememberDeviceCookie(account)).split("=");
  for (const cookie of [
    await rememberDeviceCookie(newAccount()),
    `${name}=${value.slice(0, -3)}`,
    `${name}=x`,
    "device=",
  ]) {
    expect(await countPassing(1, () => attempt("login", account, { cookie }))).toBe(0);
  }
});

test("one device can be known to several accounts", async () => {
  const [first, second] = [newAccount(), newAccount()];
  const firstCookie = await rememberDeviceCookie(first);
  const cookie = await rememberDeviceCookie(second, firstCookie);
  for (const account of [first, second]) {
    await countPassing(LOGIN_LIMITS.account, () => attempt("login", account));
    expect(await countPassing(1, () => attempt("login", account, { cookie }))).toBe(1);
  }
});

describe("attempts from a known device", () => {
  test("count for the account too, and block other people", async () => {
    const account = newAccount();
    const devices = [await rememberDeviceCookie(account), await rememberDeviceCookie(account)];
    for (const cookie of devices)
      expect(await countPassing(7, () => attempt("login", account, { cookie }))).toBe(7);
    expect(await countPassing(3, () => attempt("login", account))).toBe(0);
    // The account's count never blocks a known device.
    for (const cookie of devices)
      expect(await countPassing(9, () => attempt("login", account, { cookie }))).toBe(3);
  });

  test("are removed from the counts of the device and of the account by `uncount`", async () => {
    const account = newAccount();
    const cookie = await rememberDeviceCookie(account);
    await (await attempt("login", account, { cookie })).uncount();
    expect(await countPassing(12, () => attempt("login", account))).toBe(LOGIN_LIMITS.account);
    expect(await countPassing(12, () => attempt("login", account, { cookie }))).toBe(
      LOGIN_LIMITS.device,
    );
  });

  test("share a limit of ten PIN attempts with other people, who can use seven of them", async () => {
    const account = newAccount();
    const cookie = await rememberDeviceCookie(account);
    const address = newAddress();
    expect(await countPassing(20, () => attempt("pin", account))).toBe(7);
    expect(await countPassing(20, () => attempt("pin", account, { cookie, address }))).toBe(3);
    const another = newAccount();
    const known = await rememberDeviceCookie(another);
    expect(await countPassing(20, () => attempt("pin", another, { cookie: known }))).toBe(10);
    expect(await countPassing(3, () => attempt("pin", another))).toBe(0);
  });
});

test("an account knows only the eight devices that logged in last", async () => {
  const account = newAccount();
  const first = await rememberDeviceCookie(account);
  const second = await rememberDeviceCookie(account);
  // The logins are concurrent, as those of an attacker who knows the password could be.
  const others = await Promise.all(Array.from({ length: 6 }, () => rememberDeviceCookie(account)));
  expect(await rememberDeviceCookie(account, first)).toBe(first);
  const ninth = await rememberDeviceCookie(account);
  await countPassing(LOGIN_LIMITS.account, () => attempt("login", account));
  for (const cookie of [first, ...others, ninth])
    expect(await countPassing(1, () => attempt("login", account, { cookie }))).toBe(1);
  expect(await countPassing(1, () => attempt("login", account, { cookie: second }))).toBe(0);
});

test("a removed device is unknown by its old cookie, even after it logs in again", async () => {
  const account = newAccount();
  const firstCookie = await rememberDeviceCookie(account);
  await countPassing(LOGIN_LIMITS.account, () => attempt("login", account));
  await removeDevices(account);
  const again = await rememberDeviceCookie(account, firstCookie);
  expect(await countPassing(1, () => attempt("login", account, { cookie: firstCookie }))).toBe(0);
  expect(await countPassing(1, () => attempt("login", account, { cookie: again }))).toBe(1);
});

test("a flood from one address does not limit another address", async () => {
  const account = newAccount();
  const address = newAddress();
  const flood = Array.from({ length: 60 }, () => attempt("pinMail", account, { address }));
  const owner = newAddress();
  const others = Array.from({ length: 3 }, () => attempt("pinMail", account, { address: owner }));
  await Promise.all(flood);
  expect((await Promise.all(others)).every(({ isLimited }) => !isLimited)).toBe(true);
});

describe("PIN mails that other people request", () => {
  test("from one address do not use up the owner's PIN mails", async () => {
    const account = newAccount();
    const address = newAddress();
    expect(await countPassing(25, () => attempt("pinMail", account, { address }))).toBe(5);
    expect(
      await countPassing(5, () => attempt("pinMail", account, { address: "203.0.113.50" })),
    ).toBe(5);
  });

  test("from many addresses do not use up the PIN mails of the owner's address or known device", async () => {
    const account = newAccount();
    expect(await countPassing(25, () => attempt("pinMail", account))).toBe(25);
    const owner = newAddress();
    expect(await countPassing(5, () => attempt("pinMail", account, { address: owner }))).toBe(5);
    await countPassing(10, () => attempt("pinMail", account));
    const cookie = await rememberDeviceCookie(account);
    expect(await countPassing(9, () => attempt("pinMail", account, { cookie }))).toBe(5);
  });

  test("are limited per address, also when they are for many accounts", async () => {
    const address = newAddress();
    expect(await countPassing(25, () => attempt("pinMail", newAccount(), { address }))).toBe(20);
  });
});

describe("the address of an attempt", () => {
  test("is the address of the connection, whatever X-Forwarded-For says", async () => {
    const address = newAddress();
    expect(
      await countPassing(62, () => attempt("promo", "", { address, forwarded: newAddress() })),
    ).toBe(PROMO_LIMIT);
  });

  test("is the address that a trusted proxy adds to X-Forwarded-For", async () => {
    const forwarded = newAddress();
    expect(
      await countPassing(62, () =>
        attempt("promo", "", {
          address: "::ffff:10.0.0.1",
          forwarded: `${newAddress()}, ${forwarded}`,
        }),
      ),
    ).toBe(PROMO_LIMIT);
    expect(
      await countPassing(1, () =>
        attempt("promo", "", { address: "10.0.0.1", forwarded: newAddress() }),
      ),
    ).toBe(1);
  });

  test("counts as the same within the network of an IPv6 subscriber", async () => {
    expect(
      await countPassing(62, (index) =>
        attempt("promo", "", { address: `2001:db8:1:1::${index.toString(16)}` }),
      ),
    ).toBe(PROMO_LIMIT);
    expect(await countPassing(1, () => attempt("promo", "", { address: "2001:db8:1:2::1" }))).toBe(
      1,
    );
  });
});

test("resetAttempts resets the counts of an account", async () => {
  const account = newAccount();
  const address = newAddress();
  const request = new Request("http://app.test/");
  await countPassing(LOGIN_LIMITS.account, () => attempt("login", account));
  await resetAttempts("login", { request, account });
  expect(await countPassing(2, () => attempt("login", account))).toBe(2);
  const context = {
    id: "1",
    method: "POST",
    path: "/",
    peerAddress: address,
    deadline: Date.now() + 9_000,
  };
  await countPassing(5, () => attempt("pin", account, { address }));
  await withRequestContext(context, () => resetAttempts("pin", { request, account }));
  expect(await countPassing(7, () => attempt("pin", account, { address }))).toBe(5);
});
