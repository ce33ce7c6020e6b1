import * as z from "zod";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startApp, tinyBooks, tinyInvoice, type RunningApp } from "../testing/running-app";

type Modules = Awaited<ReturnType<typeof importModules>>;

let app: RunningApp & Modules;
let validToken: string;

beforeAll(async () => {
  const running = await startApp(tinyBooks({ invoices: [tinyInvoice({ no: "SHARED" })] }));
  app = { ...running, ...(await importModules()) };
  const { id } = await app.db.selectFrom("invoices").select("id").executeTakeFirstOrThrow();
  await app.createLink(app.session, String(id), "link");
  validToken = (await app.findLink(app.session, String(id)))?.token ?? "";
});

afterAll(() => app.close());

// These modules read the settings when they are imported, so they are imported after the app has
// started.
async function importModules() {
  return {
    ...(await import("./answer.server")),
    ...(await import("~/models/invoices/link.server")),
    ...(await import("~/server/request/request-context.server")),
  };
}

/** Opens the link with this token `count` times at once from one IP address; returns the statuses. */
async function openManyTimes(count: number, token: string, address: string): Promise<number[]> {
  const answers = await Promise.all(Array.from({ length: count }, () => open(token, address)));
  return answers.map(({ status }) => status);
}

function open(token: string, address: string): Promise<Response> {
  const context = {
    ...{ id: "1", method: "GET", path: "/i/…", peerAddress: address },
    deadline: Date.now() + 300_000,
  };
  const request = new Request(`http://app.test/i/${token}`);
  return app.withRequestContext(context, () => app.answerCustomerPage(request, token));
}

test("the app never refuses a valid link, even after many wrong ones from the same IP address", async () => {
  const address = "203.0.113.1";
  vi.spyOn(console, "error").mockReturnValue();
  expect(new Set(await openManyTimes(150, validToken, address))).toEqual(new Set([200]));
  // From one address, 60 wrong tokens are answered with 404 and the others with 429.
  const wrong = await openManyTimes(70, "A".repeat(22), address);
  expect([404, 429].map((status) => wrong.filter((each) => each === status).length)).toEqual([
    60, 10,
  ]);
  expect(await openManyTimes(2, validToken, address)).toEqual([200, 200]);
  expect(await openManyTimes(1, "A".repeat(22), address)).toEqual([429]);
  expect(await openManyTimes(1, "A".repeat(22), "203.0.113.2")).toEqual([404]);
});

test("the page shows an invoice of an older API, which sends no logo, receipts, credit notes or colour", async () => {
  app.breakCalls({
    path: `/public/invoices/${validToken}`,
    with: async (answer) => {
      const { invoice } = invoiceAnswer.parse(await answer.json());
      const { logo: _, receipts: __, credit_notes: ___, ...older } = invoice;
      const { template: ____, ...document } = older.document;
      return Response.json({ invoice: { ...older, document } });
    },
  });
  const answer = await open(validToken, "203.0.113.9");
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html).toContain("SHARED");
  expect(html).not.toContain("logo.png");
  expect(html).not.toContain("/receipt/");
});

const invoiceAnswer = z.object({
  invoice: z.object({ document: z.object({}).passthrough() }).passthrough(),
});
