import { mkdtempSync } from "node:fs";
import { BlockList } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";

// The store is opened in a folder of the tests' own.
vi.mock("../settings/env.server", () => ({
  env: {
    DATA_DIR: mkdtempSync(path.join(tmpdir(), "lejar-session-")),
    API_BASE_URL: "http://api.test/v2",
    API_KEY: "key-of-the-tests",
    TRUSTED_PROXIES: new BlockList(),
    secure: false,
  },
  sessionSecret: "s".repeat(32),
}));
const { readLists } = await import("~/models/lists.server");
const { withRequestContext } = await import("../request/request-context.server");
const { findSession } = await import("./session-storage.server");
const { startSession } = await import("~/account/login/start-session.server");
const { formProof, withPost, withSession } = await import("./guards.server");
const { store } = await import("../store/store.server");
const { StoreFault } = await import("../store/key-value-store");
const { findInterruptedPost: readUnsent } = await import("./interrupted-post.server");

const ORIGIN = "http://app.test";
const PERSON = {
  people: { id: 1, display_name: "Siti" },
  companies: [{ id: 7, display_name: "Kedai", country_id: 135, is_free: false }],
};

let logins = 0;
/** What the API answers to whoever is logged in. */
let status: number | "gone" = 200;
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  status = 200;
  vi.spyOn(console, "error").mockReturnValue();
  vi.stubGlobal("fetch", async (request: Request) => {
    const call = new URL(request.url).pathname.replace("/v2", "");
    if (call === "/login")
      return Response.json({
        ...PERSON,
        session: { access_token: `token-${++logins}`, client_id: "c" },
      });
    asked.push(call);
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
  const answer = await startSession(new Request(`${ORIGIN}/login`), form, "");
  return answer.headers
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

/** What `run` answers, or the status of the page that it throws. */
function answering<T>(run: () => Promise<T>): Promise<T | number | undefined> {
  const context = {
    id: "1",
    method: "GET",
    path: "/",
    address: null,
    deadline: Date.now() + 9_000,
  };
  return withRequestContext(context, () =>
    run().catch((thrown: { init?: { status?: number } }) => thrown.init?.status),
  );
}

const quiet = async () => "shown";
const open = (cookie: string) => answering(() => withSession(pageRequest(cookie), quiet));

describe("a login that the API has ended", () => {
  it(
    "is ended for pages that ask the API nothing, in every browser, and a new one " + "opens them",
    async () => {
      const browsers = [await logIn(), await logIn()];
      status = 401;
      for (const cookie of browsers) {
        expect(await open(cookie)).toBe(401);
        expect(await findSession(pageRequest(cookie))).toBeNull();
      }
      status = 200;
      expect(await open(await logIn())).toBe("shown");
    },
  );

  it("changes nothing, and what was posted waits for the next", async () => {
    const cookie = await logIn();
    const act = vi.fn(quiet);
    status = 401;
    expect(await answering(() => withPost(postRequest(cookie), act))).toBe(401);
    expect(act).not.toHaveBeenCalled();
    expect(await readUnsent({ person: { id: "1" }, companyId: "7" })).toEqual({
      companyId: "7",
      to: "/invoice_details",
      fields: [["title", "Catering"]],
    });
  });

  it("lets a form be kept first by an action that does so, and is told all the same", async () => {
    const cookie = await logIn();
    const act = vi.fn(quiet);
    status = 401;
    expect(await answering(() => withPost(postRequest(cookie), act, { savesDraft: true }))).toBe(
      401,
    );
    expect(act).toHaveBeenCalledOnce();
  });
});

describe("the API is asked about a login", () => {
  it("once a request, by the page where it asks anyway", async () => {
    const cookie = await logIn();
    const drawer = () =>
      withSession(pageRequest(cookie), (session) => readLists(session, ["counts"]));
    expect(await open(cookie)).toBe("shown");
    expect(asked).toHaveLength(1);
    await answering(drawer);
    expect(asked).toHaveLength(2);
    await answering(() => Promise.all([drawer(), withSession(pageRequest(cookie), quiet)]));
    expect(asked).toHaveLength(3);
  });

  it("anew by the next request, and for another login of the same", async () => {
    const [cookie, other] = [await logIn(), await logIn()];
    await open(cookie);
    await open(cookie);
    expect(asked).toHaveLength(2);
    await answering(() =>
      Promise.all([
        withSession(pageRequest(cookie), quiet),
        withSession(pageRequest(other), quiet),
      ]),
    );
    expect(asked).toHaveLength(4);
  });
});

it.each(["gone", 500, 429, 422] as const)(
  "is not ended by an API that answers %s",
  async (answer) => {
    const cookie = await logIn();
    status = answer;
    expect(await open(cookie)).toBe("shown");
    expect(await answering(() => withPost(postRequest(cookie), quiet))).toBe("shown");
  },
);

it("offers what was posted again when the store cannot say whose it is", async () => {
  const cookie = await logIn();
  vi.spyOn(store, "get").mockRejectedValue(new StoreFault("unavailable"));
  const act = vi.fn(quiet);
  await expect(withPost(postRequest(cookie), act)).rejects.toMatchObject({
    init: { status: 503 },
    data: {
      title: "Not saved",
      canRetry: true,
      resend: { to: "/invoice_details", fields: [["title", "Catering"]] },
    },
  });
  expect(act).not.toHaveBeenCalled();
  await expect(withSession(pageRequest(cookie), quiet)).rejects.toMatchObject({
    init: { status: 503 },
  });
  vi.restoreAllMocks();
  expect(await open(cookie)).toBe("shown");
});

it("knows a visitor, and what their forms carry, while the store is gone", async () => {
  const cookie = await logIn();
  vi.spyOn(store, "get").mockRejectedValue(new StoreFault("unavailable"));
  const { proof } = await formProof(pageRequest(cookie));
  expect(proof).toMatch(/\w/);
});
