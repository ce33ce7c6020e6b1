import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";

// The settings name a temporary folder, which the store uses.
vi.mock("../settings/env.server", () => ({
  env: {
    DATA_DIR: mkdtempSync(path.join(tmpdir(), "lejar-session-")),
    API_BASE_URL: "http://api.test/v2",
    API_KEY: "key-of-the-tests",
    secure: false,
  },
  sessionSecret: "s".repeat(32),
}));
const { readLists } = await import("~/models/lists.server");
const { withRequestContext } = await import("../request/request-context.server");
const { findSession } = await import("./session-storage.server");
const { startSession } = await import("~/account/login/start-session.server");
const { createFormProof, withPost, withSession } = await import("./guards.server");
const { store } = await import("../store/store.server");
const { StoreFault } = await import("../store/key-value-store");
const { findInterruptedPost } = await import("./interrupted-post.server");

const ORIGIN = "http://app.test";
const PERSON = {
  people: { id: 1, display_name: "Siti" },
  companies: [{ id: 7, display_name: "Kedai", country_id: 135, is_free: false }],
};

let logins = 0;
/** The status of the API's responses after the login; "gone" breaks the connection. */
let status: number | "gone" = 200;
const calls: string[] = [];

beforeEach(() => {
  calls.length = 0;
  status = 200;
  vi.spyOn(console, "error").mockReturnValue();
  vi.stubGlobal("fetch", async (request: Request) => {
    const call = new URL(request.url).pathname.replace("/v2", "");
    if (call === "/login")
      return Response.json({
        ...PERSON,
        session: { access_token: `token-${++logins}`, client_id: "c" },
      });
    calls.push(call);
    if (status === "gone") throw new TypeError("fetch failed");
    return Response.json(
      status === 200 ? { counts: { contacts: 1, invoices: 1, products: 1 } } : {},
      { status },
    );
  });
});

async function logIn(): Promise<string> {
  const form = new FormData();
  form.set("email", "siti@example.test");
  form.set("password", "kopi-o");
  const response = await startSession(new Request(`${ORIGIN}/login`), form, "");
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

const pageRequest = (cookie: string) =>
  new Request(`${ORIGIN}/invoice_details`, { headers: { Cookie: cookie } });

function postRequest(cookie: string): Request {
  const headers = { Cookie: cookie, Origin: ORIGIN, Host: "app.test" };
  return new Request(`${ORIGIN}/invoice_details`, {
    method: "POST",
    headers,
    body: new URLSearchParams({ title: "Catering" }),
  });
}

/** Returns the result of `run`, or the status of the page that it throws. */
function resultOf<T>(run: () => Promise<T>): Promise<T | number | undefined> {
  const context = {
    id: "1",
    method: "GET",
    path: "/",
    peerAddress: null,
    deadline: Date.now() + 9_000,
  };
  return withRequestContext(context, () =>
    run().catch((thrown: { init?: { status?: number } }) => thrown.init?.status),
  );
}

/** A loader or action that does not call the API. */
const loadNothing = async () => "shown";
const open = (cookie: string) => resultOf(() => withSession(pageRequest(cookie), loadNothing));

describe("a login that the API has ended", () => {
  it("is rejected on pages that do not call the API, until a new login", async () => {
    const browsers = [await logIn(), await logIn()];
    status = 401;
    for (const cookie of browsers) {
      expect(await open(cookie)).toBe(401);
      expect(await findSession(pageRequest(cookie))).toBeNull();
    }
    status = 200;
    expect(await open(await logIn())).toBe("shown");
  });

  it("prevents the action, and its post is stored for the next login", async () => {
    const cookie = await logIn();
    const action = vi.fn(loadNothing);
    status = 401;
    expect(await resultOf(() => withPost(postRequest(cookie), action))).toBe(401);
    expect(action).not.toHaveBeenCalled();
    expect(await findInterruptedPost({ person: { id: "1" }, companyId: "7" })).toEqual({
      companyId: "7",
      to: "/invoice_details",
      fields: [["title", "Catering"]],
    });
  });

  it("does not prevent an action that saves its draft, and is rejected afterwards", async () => {
    const cookie = await logIn();
    const action = vi.fn(loadNothing);
    status = 401;
    expect(await resultOf(() => withPost(postRequest(cookie), action, { savesDraft: true }))).toBe(
      401,
    );
    expect(action).toHaveBeenCalledOnce();
  });
});

describe("the login is checked with the API", () => {
  it("once per request, by the page's own call when there is one", async () => {
    const cookie = await logIn();
    const loadDrawer = () =>
      withSession(pageRequest(cookie), (session) => readLists(session, ["counts"]));
    expect(await open(cookie)).toBe("shown");
    expect(calls).toHaveLength(1);
    await resultOf(loadDrawer);
    expect(calls).toHaveLength(2);
    await resultOf(() =>
      Promise.all([loadDrawer(), withSession(pageRequest(cookie), loadNothing)]),
    );
    expect(calls).toHaveLength(3);
  });

  it("again in the next request, and for another login of the same user", async () => {
    const [cookie, other] = [await logIn(), await logIn()];
    await open(cookie);
    await open(cookie);
    expect(calls).toHaveLength(2);
    await resultOf(() =>
      Promise.all([
        withSession(pageRequest(cookie), loadNothing),
        withSession(pageRequest(other), loadNothing),
      ]),
    );
    expect(calls).toHaveLength(4);
  });
});

it.each(["gone", 500, 429, 422] as const)(
  "a login stays valid when the API responds with %s",
  async (apiStatus) => {
    const cookie = await logIn();
    status = apiStatus;
    expect(await open(cookie)).toBe("shown");
    expect(await resultOf(() => withPost(postRequest(cookie), loadNothing))).toBe("shown");
  },
);

it("an error page offers to submit the form again while the store is unavailable", async () => {
  const cookie = await logIn();
  vi.spyOn(store, "get").mockRejectedValue(new StoreFault("unavailable"));
  const action = vi.fn(loadNothing);
  await expect(withPost(postRequest(cookie), action)).rejects.toMatchObject({
    init: { status: 503 },
    data: {
      title: "Not saved",
      canRetry: true,
      resend: { to: "/invoice_details", fields: [["title", "Catering"]] },
    },
  });
  expect(action).not.toHaveBeenCalled();
  await expect(withSession(pageRequest(cookie), loadNothing)).rejects.toMatchObject({
    init: { status: 503 },
  });
  vi.restoreAllMocks();
  expect(await open(cookie)).toBe("shown");
});

it("createFormProof works while the store is unavailable", async () => {
  const cookie = await logIn();
  vi.spyOn(store, "get").mockRejectedValue(new StoreFault("unavailable"));
  const { proof } = await createFormProof(pageRequest(cookie));
  expect(proof).toMatch(/\w/);
});
