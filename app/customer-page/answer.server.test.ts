import * as z from "zod";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { startApp, tinyBooks, tinyInvoice, type RunningApp } from "../testing/running-app";

// The style sheets are made by the build.
vi.mock("~/ui/styles.server", () => ({ stylesWith: () => "" }));

type Modules = Awaited<ReturnType<typeof importModules>>;

let app: RunningApp & Modules;
let token: string;

beforeAll(async () => {
  const running = await startApp(tinyBooks({ invoices: [tinyInvoice({ no: "SHARED" })] }));
  app = { ...running, ...(await importModules()) };
  const { id } = await app.db.selectFrom("invoices").select("id").executeTakeFirstOrThrow();
  await app.makeLink(app.session, String(id), "link");
  token = (await app.readLink(app.session, String(id)))?.token ?? "";
});

afterAll(() => app.close());

// They read the settings when they are loaded.
async function importModules() {
  return {
    ...(await import("./answer.server")),
    ...(await import("~/models/invoices/link.server")),
    ...(await import("~/server/request/request-context.server")),
  };
}

/** The statuses that so many at once get from one address. */
async function ask(count: number, asked: string, address: string): Promise<number[]> {
  const answers = await Promise.all(Array.from({ length: count }, () => open(asked, address)));
  return answers.map(({ status }) => status);
}

function open(asked: string, address: string): Promise<Response> {
  const context = {
    ...{ id: "1", method: "GET", path: "/i/…", address },
    deadline: Date.now() + 300_000,
  };
  const request = new Request(`http://app.test/i/${asked}`);
  return app.withRequestContext(context, () => app.answerCustomerPage(request, asked));
}

it("refuses no right link, however many come at once and were wrong before", async () => {
  const at = "203.0.113.1";
  vi.spyOn(console, "error").mockReturnValue();
  expect(new Set(await ask(150, token, at))).toEqual(new Set([200]));
  const wrong = await ask(70, "A".repeat(22), at);
  expect([404, 429].map((status) => wrong.filter((each) => each === status).length)).toEqual([
    60, 10,
  ]);
  expect(await ask(2, token, at)).toEqual([200, 200]);
  expect(await ask(1, "A".repeat(22), at)).toEqual([429]);
  expect(await ask(1, "A".repeat(22), "203.0.113.2")).toEqual([404]);
});

it("shows the invoice of an API that knows of no logo, receipts or colour yet", async () => {
  app.breakCalls({
    path: `/public/invoices/${token}`,
    with: async (answer) => {
      const { invoice } = known.parse(await answer.json());
      const { logo: _, receipts: __, credit_notes: ___, ...older } = invoice;
      const { template: ____, ...document } = older.document;
      return Response.json({ invoice: { ...older, document } });
    },
  });
  const answer = await open(token, "203.0.113.9");
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html).toContain("SHARED");
  expect(html).not.toContain("logo.png");
  expect(html).not.toContain("/receipt/");
});

const known = z.object({
  invoice: z.object({ document: z.object({}).passthrough() }).passthrough(),
});
