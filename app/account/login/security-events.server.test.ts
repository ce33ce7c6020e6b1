import { mkdtempSync } from "node:fs";
import { BlockList } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { mapRows } from "../../../domain/field-table";

// The store uses a temporary folder.
vi.mock("~/server/settings/env.server", () => ({
  env: {
    DATA_DIR: mkdtempSync(path.join(tmpdir(), "lejar-events-")),
    API_BASE_URL: "http://api.test/v2",
    API_KEY: "key-of-the-tests",
    TRUSTED_PROXIES: new BlockList(),
    secure: false,
  },
  sessionSecret: "s".repeat(32),
}));
const { submitLogin } = await import("./action.server");
const { askForPassword } = await import("~/business/ask-for-password.server");
const { PROFILE_FIELDS } = await import("~/models/business/fields");
const { listExtensions } = await import("~/server/v2/extensions.server");
const { withRequestContext } = await import("~/server/request/request-context.server");

const LOGIN = {
  session: { access_token: "token", client_id: "client" },
  people: { id: 1, display_name: "Siti" },
  companies: [{ id: 7, display_name: "Kedai", country_id: 135, is_free: false }],
};
/** After this many wrong passwords, the logins to an account are refused for a time. */
const MAX_ATTEMPTS = 10;
const REQUEST = { id: "the-request", address: "203.0.113.7" };

/** The status and body of the API's answer, by path. */
let answers: Record<string, [status: number, body: object]>;
let events: object[];
const requests: Request[] = [];

beforeEach(() => {
  events = [];
  requests.length = 0;
  answers = { "/login": [200, LOGIN], "/extensions": [404, {}] };
  (globalThis as { lejar?: Map<string, unknown> }).lejar?.delete("extensions");
  vi.spyOn(console, "log").mockImplementation((line) => {
    events.push(JSON.parse(String(line)) as object);
  });
  vi.stubGlobal("fetch", async (request: Request) => {
    requests.push(request);
    const [status, body] = answers[new URL(request.url).pathname.replace("/v2", "")] ?? [404, {}];
    return Response.json(body, { status });
  });
});

const request = new Request("http://app.test/login", { method: "POST" });

function inContext<T>(run: () => T): T {
  const { id, address: clientAddress } = REQUEST;
  const context = { id, clientAddress, method: "POST", path: "/", peerAddress: "192.0.2.1" };
  return withRequestContext({ ...context, deadline: Date.now() + 300_000 }, run);
}

async function logIn(email: string) {
  const form = new FormData();
  form.set("email", email);
  form.set("password", "kopi-o");
  return inContext(() => submitLogin(request.clone(), form));
}

test("the app logs logins without the email when the API does not log them", async () => {
  await listExtensions();
  await logIn("siti@example.test");
  answers["/login"] = [401, {}];
  await logIn("siti@example.test");
  expect(events).toMatchObject([
    { event: "login", outcome: "done", account: "1", ...REQUEST },
    { event: "login", outcome: "refused", reason: "wrong_password", account: null, ...REQUEST },
  ]);
  expect(JSON.stringify(events)).not.toMatch(/siti|kopi/);
});

test("the app logs only its own limit and sends the request's origin when the API logs logins", async () => {
  answers["/extensions"] = [200, { extensions: ["security"] }];
  await listExtensions();
  answers["/login"] = [401, {}];
  for (let times = 0; times <= MAX_ATTEMPTS; times++) await logIn("lim@example.test");
  expect(events).toMatchObject([{ event: "login", reason: "limit", account: null, ...REQUEST }]);
  expect(events).toHaveLength(1);
  const { headers } = requests.at(-1) ?? new Request("http://none.test");
  expect([headers.get("x-request-id"), headers.get("x-client-address")]).toEqual([
    REQUEST.id,
    REQUEST.address,
  ]);
});

test("the app counts wrong passwords for payment details and for logins together", async () => {
  answers["/extensions"] = [200, { extensions: ["security"] }];
  answers["/companies/7/profile/check"] = [200, { password_needed_for: ["bank_account_no"] }];
  const wrong = { message: "This is not your password.", code: "wrong_password" };
  answers["/people/me/password"] = [422, wrong];
  const askWith = (password: string) =>
    inContext(() => askForPassword(session, request, profileWith(password)));
  const fields = ["bankAccountNo"];
  expect(await askWith("")).toEqual({ fields, problem: "", status: 403 });
  for (let times = 0; times < MAX_ATTEMPTS; times++)
    expect(await askWith("guess")).toEqual({
      ...{ fields, problem: "This is not your password.", status: 422 },
    });
  expect(await askWith("right")).toMatchObject({ fields, status: 429 });
  expect(events).toMatchObject([
    { event: "password_confirmed", reason: "limit", account: "1", company: "7", ...REQUEST },
  ]);
  answers["/login"] = [401, {}];
  expect(await logIn("tan@example.test")).toMatchObject({ init: { status: 429 } });
});

const session = {
  id: "session",
  credentials: { clientId: "c", accessToken: "t" },
  person: { id: "1", name: "Siti", picture: null, email: "tan@example.test" },
  companies: [],
  companyId: "7",
  countryId: "135",
};

function profileWith(password: string) {
  const typed = mapRows(PROFILE_FIELDS, () => "");
  return {
    ...{ typed, password, etag: "", idempotencyKey: "", logo: null },
    ...{ duitNowPicture: null, removesLogo: false },
  };
}
