import { afterAll, beforeAll, expect, it, vi } from "vitest";
import {
  startApp,
  tinyBooks,
  tinyInvoice,
  type RunningApp,
} from "../../../e2e/support/running-app";

// The style sheets are made by the build.
vi.mock("~/ui/styles.server", () => ({ readStylesWith: () => "" }));

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
    ...(await import("~/server/request-context.server")),
  };
}

/** The statuses that so many at once get from one address. */
async function ask(count: number, asked: string, address: string): Promise<number[]> {
  const context = {
    ...{ id: "1", method: "GET", path: "/i/…", address, drawings: [] },
    deadline: Date.now() + 300_000,
  };
  const request = () => new Request(`http://app.test/i/${asked}`);
  const answers = await Promise.all(
    Array.from({ length: count }, () =>
      app.withRequestContext(context, () => app.answerCustomerPage(request(), asked)),
    ),
  );
  return answers.map(({ status }) => status);
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
