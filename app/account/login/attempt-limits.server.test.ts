import { mkdtempSync } from "node:fs";
import { BlockList } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import type { ActionFunctionArgs } from "@remix-run/node";
import { beforeEach, describe, expect, it, vi } from "vitest";

// The store uses a temporary folder.
vi.mock("~/server/settings/env.server", () => ({
  env: {
    DATA_DIR: mkdtempSync(path.join(tmpdir(), "lejar-guessing-")),
    API_BASE_URL: "http://api.test/v2",
    API_KEY: "key-of-the-tests",
    TRUSTED_PROXIES: new BlockList(),
    secure: false,
  },
  sessionSecret: "s".repeat(32),
}));
const login = await import("~/routes/_public.login");
const forgotPassword = await import("~/routes/_public.forgotPassword");
const requestPin = await import("~/routes/_public.requestPin.($email)");
const promotion = await import("~/routes/promotion");
const { withRequestContext } = await import("~/server/request/request-context.server");

const ORIGIN = "http://app.test";
const LOGIN = {
  session: { access_token: "token", client_id: "client" },
  people: { id: 1, display_name: "Siti" },
  companies: [{ id: 7, display_name: "Kedai", country_id: 135, is_free: false }],
};
const WRONG = [401, { message: "Email or password is not right." }] as const;
const BUSY = [
  503,
  { message: "Many people are logging in just now. Please try again in a few seconds." },
  { "Retry-After": "3" },
] as const;

type ApiAnswer = readonly [status: number, body: object, headers?: Record<string, string>];
let apiAnswer: ApiAnswer = WRONG;
/** The API sends its answer when this promise is resolved. */
let apiDelay = Promise.resolve();
const calls: string[] = [];
/** The calls with the header that marks the device as known. */
const callsFromKnownDevice: string[] = [];

beforeEach(() => {
  calls.length = 0;
  callsFromKnownDevice.length = 0;
  vi.spyOn(console, "error").mockReturnValue();
  vi.stubGlobal("fetch", async (request: Request) => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    // The app asks once for the extensions, whenever that is.
    if (call !== "GET /v2/extensions") calls.push(call);
    if (request.headers.get("x-known-device") === "yes") callsFromKnownDevice.push(call);
    await apiDelay;
    const [status, body, headers = {}] = apiAnswer;
    return Response.json(body, { status, headers });
  });
});

let accountCount = 0;
const newAccount = () => `owner-${++accountCount}@example.test`;
let addressCount = 0;
const newAddress = () => `198.51.100.${++addressCount}`;

type RequestOptions = { address?: string; cookie?: string };
type Answer = { status: number; headers: Headers; data: unknown };

async function post(
  run: (args: ActionFunctionArgs) => unknown,
  path: string,
  form: Record<string, string>,
  options: RequestOptions = {},
) {
  const headers = new Headers({ Origin: ORIGIN, Host: "app.test" });
  if (options.cookie) headers.set("Cookie", options.cookie);
  const request = new Request(ORIGIN + path, {
    method: "POST",
    headers,
    body: new URLSearchParams(form),
  });
  return inContext(options, () =>
    readAnswer(
      run({
        request,
        params: { email: decodeURIComponent(path.split("/").at(-1) ?? "") },
        context: {},
      }),
    ),
  );
}

function inContext<T>({ address = "192.0.2.1" }: RequestOptions, run: () => T): T {
  return withRequestContext(
    { id: "1", method: "POST", path: "/", peerAddress: address, deadline: Date.now() + 300_000 },
    run,
  );
}

/** Reads a redirect or Remix's `data`. */
async function readAnswer(result: unknown): Promise<Answer> {
  const awaited = await result;
  if (awaited instanceof Response)
    return { status: awaited.status, headers: awaited.headers, data: null };
  const { data, init } = awaited as { data: unknown; init: ResponseInit | null };
  return { status: init?.status ?? 200, headers: new Headers(init?.headers), data };
}

const tryLogin = (email: string, options?: RequestOptions) =>
  post(login.action, "/login", { email, password: "kopi-o" }, options);

function cookiesOf({ headers }: Answer): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

describe("a login", () => {
  it("reaches the API ten times when 200 wrong passwords are sent at once", async () => {
    apiAnswer = WRONG;
    const email = newAccount();
    // The requests start one after another, before the API has answered any of them.
    let answerAll = () => {};
    apiDelay = new Promise((resolve) => (answerAll = resolve));
    const attempts: ReturnType<typeof tryLogin>[] = [];
    for (let times = 0; times < 200; times++) {
      attempts.push(tryLogin(email));
      await new Promise((resolve) => setImmediate(resolve));
    }
    answerAll();
    const answers = await Promise.all(attempts);
    expect(calls.length).toBe(10);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(190);
  });

  it("succeeds with the right password after many attempts that the API could not check", async () => {
    const email = newAccount();
    const address = newAddress();
    for (const failure of [[503, {}], BUSY, [500, { message: "Broken." }], [429, {}]] as const) {
      apiAnswer = failure;
      for (let times = 0; times < 6; times++) await tryLogin(email, { address });
    }
    apiAnswer = [200, LOGIN];
    expect((await tryLogin(email, { address })).status).toBe(302);
  });

  it("keeps the typed email and sends Retry-After when the API is busy", async () => {
    apiAnswer = BUSY;
    const { status, headers, data } = await tryLogin("siti@example.test", {
      address: newAddress(),
    });
    expect([status, headers.get("retry-after")]).toEqual([503, "3"]);
    expect(data).toMatchObject({
      email: "siti@example.test",
      fault: { text: "Many people are logging in just now. Please try again in a few seconds." },
    });
  });

  it("succeeds on a known device after strangers have used up the account's attempts", async () => {
    const email = newAccount();
    apiAnswer = [200, LOGIN];
    const cookie = cookiesOf(await tryLogin(email, { address: newAddress() }));
    apiAnswer = WRONG;
    const stranger = { address: newAddress() };
    for (let times = 0; times < 12; times++) await tryLogin(email, stranger);
    apiAnswer = [200, LOGIN];
    expect((await tryLogin(email, { address: newAddress() })).status).toBe(429);
    expect((await tryLogin(email, { address: newAddress(), cookie })).status).toBe(302);
  });

  it("gives no extra attempts to a device that was known before a password reset", async () => {
    const email = newAccount();
    apiAnswer = [200, LOGIN];
    const cookie = cookiesOf(await tryLogin(email, { address: newAddress() }));
    apiAnswer = [200, {}];
    expect((await enterPin(email, { address: newAddress() })).status).toBe(302);
    apiAnswer = WRONG;
    for (let times = 0; times < 10; times++) await tryLogin(email, { address: newAddress() });
    expect((await tryLogin(email, { address: newAddress(), cookie })).status).toBe(429);
  });
});

const enterPin = (email: string, options: RequestOptions) =>
  post(
    requestPin.action,
    `/requestPin/${encodeURIComponent(email)}`,
    { pin: "1234", password: "kopi-o" },
    options,
  );

/** Logs in once and returns the cookie that makes the device known. */
async function newDevice(email: string): Promise<string> {
  apiAnswer = [200, LOGIN];
  return cookiesOf(await tryLogin(email, { address: newAddress() }));
}

describe("entering a PIN", () => {
  const enterFromAddress = (email: string, address: string) => enterPin(email, { address });

  it("succeeds for the owner after a stranger has entered ten wrong PINs", async () => {
    apiAnswer = [422, { message: "The PIN is not right." }];
    const email = newAccount();
    const stranger = newAddress();
    for (let times = 0; times < 10; times++) await enterFromAddress(email, stranger);
    apiAnswer = [200, {}];
    expect((await enterFromAddress(email, newAddress())).status).toBe(302);
  });

  it("reaches the API seven times for unknown devices, and after that only for a known device", async () => {
    const email = newAccount();
    const cookie = await newDevice(email);
    apiAnswer = [422, { message: "The PIN is not right." }];
    calls.length = 0;
    await Promise.all(Array.from({ length: 40 }, () => enterFromAddress(email, newAddress())));
    expect(calls).toHaveLength(7);
    apiAnswer = [200, {}];
    const { status, data } = await enterFromAddress(email, newAddress());
    expect([status, calls.length]).toEqual([429, 7]);
    expect(data).toMatchObject({
      fault: {
        text:
          "Too many tries. Please try again tomorrow at this time, with a new PIN, or today on a " +
          "phone or computer where you have logged in before.",
      },
    });
    expect((await enterPin(email, { cookie })).status).toBe(302);
    expect(callsFromKnownDevice).toEqual(["PUT /v2/password"]);
  });

  it("does not count a PIN that the API could not check, and sends Retry-After", async () => {
    apiAnswer = BUSY;
    const email = newAccount();
    const address = newAddress();
    let last: Answer | undefined;
    for (let times = 0; times < 12; times++) last = await enterFromAddress(email, address);
    expect([last?.status, last?.headers.get("retry-after")]).toEqual([503, "3"]);
    apiAnswer = [200, {}];
    expect((await enterFromAddress(email, address)).status).toBe(302);
  });
});

describe("requesting a PIN by mail", () => {
  const requestMail = (email: string, address: string, cookie = "") =>
    post(forgotPassword.action, "/forgotPassword", { email }, { address, cookie });
  const NOT_SENT =
    "No PIN was sent, because too many were asked for. One of the last 15 minutes still holds. " +
    "Please try again tomorrow at this time";

  it("sends the owner a PIN after strangers have reached their limit", async () => {
    apiAnswer = [200, {}];
    const email = newAccount();
    const strangerAddress = newAddress();
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => requestMail(email, strangerAddress)),
    );
    expect(calls).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 302)).toHaveLength(5);
    const rejected = answers.filter(({ status }) => status === 429);
    expect(rejected).toHaveLength(20);
    expect(rejected[0]?.data).toMatchObject({
      email,
      fault: {
        text: `${NOT_SENT}, or today on a phone or computer where you have logged in before.`,
      },
    });
    expect((await requestMail(email, newAddress())).status).toBe(302);
    expect(calls).toHaveLength(6);
  });

  it("sends a PIN to a known device when strangers have used up the account's limit", async () => {
    const email = newAccount();
    const cookie = await newDevice(email);
    apiAnswer = [200, {}];
    for (let times = 0; times < 40; times++) await requestMail(email, newAddress());
    expect((await requestMail(email, newAddress())).status).toBe(429);
    calls.length = 0;
    for (let times = 0; times < 5; times++)
      expect((await requestMail(email, newAddress(), cookie)).status).toBe(302);
    expect([calls.length, callsFromKnownDevice.length]).toEqual([5, 5]);
    expect((await requestMail(email, newAddress(), cookie)).data).toMatchObject({
      fault: { text: `${NOT_SENT}.` },
    });
  });

  it("does not confirm or count a mail that the API did not send", async () => {
    const email = newAccount();
    const address = newAddress();
    apiAnswer = [429, { message: "No PIN was sent." }];
    expect((await requestMail(email, address)).data).toMatchObject({
      fault: { text: "No PIN was sent." },
    });
    apiAnswer = [503, {}];
    for (let times = 0; times < 7; times++)
      expect((await requestMail(email, address)).status).toBe(503);
    apiAnswer = [200, {}];
    calls.length = 0;
    await requestMail(email, address);
    expect(calls).toHaveLength(1);
  });
});

it("checking promo codes reaches the API sixty times for wrong codes, not counting valid ones", async () => {
  const address = newAddress();
  const checkCode = (code: string) =>
    inContext({ address }, () =>
      promotion.loader({
        request: new Request(`${ORIGIN}/promotion?code=${code}`, {
          headers: { Host: "app.test" },
        }),
        params: {},
        context: {},
      }),
    );
  apiAnswer = [
    200,
    {
      promotion: {
        code: "GOOD",
        country: { id: 135, name: "Malaysia", currency: { symbol: "RM" } },
      },
    },
  ];
  for (let times = 0; times < 62; times++) await checkCode("GOOD");
  calls.length = 0;
  apiAnswer = [404, {}];
  await Promise.all(Array.from({ length: 80 }, (_, index) => checkCode(`GUESS-${index}`)));
  expect(calls).toHaveLength(60);
});
