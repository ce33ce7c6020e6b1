import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, expect, test, vi } from "vitest";

const DEMO = { email: "demo@example.test", password: "demo1234" };

// The settings name a temporary folder, which the store uses.
vi.mock("../settings/env.server", () => ({
  env: {
    DATA_DIR: mkdtempSync(path.join(tmpdir(), "lejar-logout-")),
    API_BASE_URL: "http://api.test/v2",
    API_KEY: "key-of-the-tests",
    secure: false,
    demoLogin: DEMO,
  },
  sessionSecret: "s".repeat(32),
}));
const { startSession } = await import("~/account/login/start-session.server");
const { saveDraftValue, toDraftPrefix } = await import("../drafts/drafts.server");
const { store } = await import("../store/store.server");
const { endSession } = await import("./login.server");
const { findSession, removeSession } = await import("./session-storage.server");

const ORIGIN = "http://app.test";

let people = 0;
/** The person whom the API logs in, another one in each test. */
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

/**
 * Logs in and returns the browser's new cookies. `cookies` are the cookies that the browser has.
 */
async function logIn(email = "siti@example.test", cookies = ""): Promise<string> {
  const form = new FormData();
  form.set("email", email);
  form.set("password", "kopi-o");
  const request = new Request(`${ORIGIN}/login`, { headers: { Cookie: cookies } });
  const response = await startSession(request, form, "");
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

const requestWith = (cookies: string) => new Request(ORIGIN, { headers: { Cookie: cookies } });

async function readSessionOf(cookies: string) {
  const session = await findSession(requestWith(cookies));
  if (!session) throw new Error("no one is logged in");
  return session;
}

const logOut = (cookies: string) => endSession(requestWith(cookies), async () => undefined);

async function newInvoiceDraftKey(cookies: string): Promise<string> {
  return `${toDraftPrefix(await readSessionOf(cookies))}7:new`;
}

async function saveNewInvoiceDraft(cookies: string, value: string): Promise<boolean> {
  const session = await readSessionOf(cookies);
  const key = await newInvoiceDraftKey(cookies);
  return saveDraftValue(session, key, { expected: null, value, seconds: 60 });
}

test("a logout keeps the drafts while the person is logged in on another device", async () => {
  const [phone, desk] = [await logIn(), await logIn()];
  const key = await newInvoiceDraftKey(phone);
  await saveNewInvoiceDraft(phone, "draft");
  await logOut(desk);
  expect(await findSession(requestWith(desk))).toBeNull();
  expect(await store.get(key)).toBe("draft");
  await logOut(phone);
  expect(await store.get(key)).toBeNull();
});

test("a logout removes the drafts with the person's last session", async () => {
  const [phone, desk] = [await logIn(), await logIn()];
  const key = await newInvoiceDraftKey(phone);
  await saveNewInvoiceDraft(phone, "draft");
  await removeSession(await readSessionOf(desk));
  await logOut(phone);
  expect(await store.get(key)).toBeNull();
});

test("a logout keeps the drafts of other visitors of the demo account", async () => {
  const [first, second] = [await logIn(DEMO.email), await logIn(" Demo@Example.test ")];
  const key = await newInvoiceDraftKey(first);
  expect(await saveNewInvoiceDraft(first, "first's")).toBe(true);
  expect(await saveNewInvoiceDraft(second, "second's")).toBe(true);
  expect(await store.get(key)).toBe("first's");
  await logOut(second);
  expect(await store.get(key)).toBe("first's");
});

test("a demo visitor has the same drafts at the next login, after the session was removed", async () => {
  const first = await logIn(DEMO.email);
  const key = await newInvoiceDraftKey(first);
  await removeSession(await readSessionOf(first));
  // At most 8 devices of an account are known. Ten logins on other devices make the first unknown.
  for (let visitor = 0; visitor < 10; visitor++) await logIn(DEMO.email);
  expect(await newInvoiceDraftKey(await logIn(DEMO.email, first))).toBe(key);
});
