import { mkdtempSync } from "node:fs";
import { BlockList } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, expect, it, vi } from "vitest";

const DEMO = { email: "demo@example.test", password: "demo1234" };

// The store is opened in a folder of the tests' own.
vi.mock("../settings/env.server", () => ({
  env: {
    DATA_DIR: mkdtempSync(path.join(tmpdir(), "lejar-logout-")),
    API_BASE_URL: "http://api.test/v2",
    API_KEY: "key-of-the-tests",
    TRUSTED_PROXIES: new BlockList(),
    secure: false,
    demoLogin: DEMO,
  },
  sessionSecret: "s".repeat(32),
}));
const { startSession } = await import("~/account/login/start-session.server");
const { saveDraftValue, draftPrefix } = await import("../drafts/drafts.server");
const { store } = await import("../store/store.server");
const { endSession } = await import("./login.server");
const { findSession, removeSession } = await import("./session-storage.server");

const ORIGIN = "http://app.test";

let people = 0;
/** Another one for each test. */
let person: { id: number; display_name: string };
let logins = 0;

beforeEach(() => {
  person = { id: ++people, display_name: "Siti" };
  vi.stubGlobal("fetch", async () =>
    Response.json({
      session: { access_token: `token-${++logins}`, client_id: "c" },
      people: person,
      companies: [{ id: 7, display_name: "Kedai", country_id: 135, is_free: false }],
    }),
  );
});

/** The cookies of a browser, which may bring some along, after a login. */
async function logIn(email = "siti@example.test", cookies = ""): Promise<string> {
  const form = new FormData();
  form.set("email", email);
  form.set("password", "kopi-o");
  const request = new Request(`${ORIGIN}/login`, { headers: { Cookie: cookies } });
  const answer = await startSession(request, form, "");
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

const requestOf = (cookies: string) => new Request(ORIGIN, { headers: { Cookie: cookies } });

async function sessionOf(cookies: string) {
  const session = await findSession(requestOf(cookies));
  if (!session) throw new Error("nobody is logged in");
  return session;
}

const logOut = (cookies: string) => endSession(requestOf(cookies), async () => undefined);

async function draftKey(cookies: string): Promise<string> {
  return `${draftPrefix(await sessionOf(cookies))}7:new`;
}

async function beginInvoice(cookies: string, value: string): Promise<boolean> {
  const session = await sessionOf(cookies);
  const key = await draftKey(cookies);
  return saveDraftValue(session, key, { expected: null, value, seconds: 60 });
}

it("leaves what is unfinished while the person is logged in elsewhere", async () => {
  const [phone, desk] = [await logIn(), await logIn()];
  const key = await draftKey(phone);
  await beginInvoice(phone, "half made");
  await logOut(desk);
  expect(await findSession(requestOf(desk))).toBeNull();
  expect(await store.get(key)).toBe("half made");
  await logOut(phone);
  expect(await store.get(key)).toBeNull();
});

it("takes what is unfinished when the other logins have ended before", async () => {
  const [phone, desk] = [await logIn(), await logIn()];
  const key = await draftKey(phone);
  await beginInvoice(phone, "half made");
  await removeSession(await sessionOf(desk));
  await logOut(phone);
  expect(await store.get(key)).toBeNull();
});

it("of a visitor to the demo account leaves what other visitors have begun", async () => {
  const [first, second] = [await logIn(DEMO.email), await logIn(" Demo@Example.test ")];
  const key = await draftKey(first);
  expect(await beginInvoice(first, "first's")).toBe(true);
  expect(await beginInvoice(second, "second's")).toBe(true);
  expect(await store.get(key)).toBe("first's");
  await logOut(second);
  expect(await store.get(key)).toBe("first's");
});

it("is no end of what a visitor to the demo account has begun when the API ended the login", async () => {
  const first = await logIn(DEMO.email);
  const key = await draftKey(first);
  await removeSession(await sessionOf(first));
  // More than the devices that an account knows.
  for (let visitor = 0; visitor < 10; visitor++) await logIn(DEMO.email);
  expect(await draftKey(await logIn(DEMO.email, first))).toBe(key);
});
