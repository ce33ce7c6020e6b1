import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vi } from "vitest";
import { migrate } from "../../upstream/db/migrate";
import { openDatabase } from "../../upstream/db/open";
import type { Upstream } from "../../upstream/app";
import type { Books } from "../../upstream/books/types";
import { writeAccount } from "../../upstream/books/write-account";
import { tinyAccount, tinyBooks } from "../../upstream/testing/fixtures";

/** Books to start the app with. */
export type { Books };
export { tinyBooks, tinyContact, tinyInvoice, tinyProduct } from "../../upstream/testing/fixtures";

export type RunningApp = Awaited<ReturnType<typeof startApp>>;

/**
 * The app's own modules, with the API embedded in them, and somebody logged in to a company with
 * these books.
 */
export async function startApp(books: Books = tinyBooks()) {
  const folder = await mkdtemp(join(tmpdir(), "lejar-agreement-"));
  const db = openDatabase({ dataDir: folder, apiKey: "", demo: false });
  await migrate(db);
  const { email, password, ...holder } = tinyAccount(books);
  await writeAccount(db, { email, password, ...holder });
  const app = await importApp({ DATA_DIR: folder, API_BASE_URL: "", API_KEY: "", DEMO: "off" });
  const { companies, ...person } = await app.login({ email, password }, "agreement");
  const [company] = companies;
  if (!company) throw new Error("the account has no company");
  const upstream = await app.singleton<Promise<Upstream>>("upstream", () => {
    throw new Error("the API is not open");
  });
  const answer = upstream.fetch;
  return {
    ...app,
    db,
    /** The next calls of this method and path meet a fate other than their answer. */
    breakCalls: (rule: Rule) => breakCalls(upstream, answer, rule),
    session: {
      id: "agreement",
      ...person,
      companies,
      companyId: company.id,
      countryId: company.countryId,
    },
    async close() {
      app.store.close();
      await app.closeUpstream();
      await db.destroy();
      await rm(folder, { recursive: true });
    },
  };
}

type Rule = {
  /** Any, when none is given. */
  method?: string;
  /** How the path begins, after /v2. */
  path: string;
  /**
   * What is answered instead; "drop": nothing, and nothing is done; "drop-after": nothing, though
   * the work is done; or what the answer is changed to.
   */
  with:
    | "drop"
    | "drop-after"
    | { status: number; message?: string }
    | ((answer: Response) => Promise<Response>);
  times?: number;
};

/** Until the test has ended. The calls that were asked for come back, broken or not. */
function breakCalls(
  upstream: Upstream,
  answer: Upstream["fetch"],
  { method, path, with: fate, times = 1 }: Rule,
): string[] {
  const asked: string[] = [];
  let left = times;
  vi.spyOn(upstream, "fetch").mockImplementation(async (request) => {
    const where = new URL(request.url).pathname.replace("/v2", "");
    asked.push(`${request.method} ${where}`);
    const isMeant = (method ?? request.method) === request.method && where.startsWith(path);
    if (left === 0 || !isMeant) return answer(request);
    left -= 1;
    if (typeof fate === "function") return fate(await answer(request));
    if (fate === "drop-after") await answer(request);
    if (typeof fate === "string") throw new TypeError("fetch failed");
    const { status, message } = fate;
    return message === undefined
      ? new Response(null, { status })
      : Response.json({ message }, { status });
  });
  return asked;
}

// The app reads its settings when it is loaded, so they must stand before.
async function importApp(settings: Record<string, string>) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  return {
    ...(await import("../lib/singleton.server")),
    ...(await import("../server/store/store.server")),
    ...(await import("../server/v2/client.server")),
    ...(await import("../server/v2/transport.server")),
    ...(await import("../invoices/amounts")),
    ...(await import("../models/contacts/list.server")),
    ...(await import("../models/account/session.server")),
    ...(await import("../models/lists.server")),
    ...(await import("../models/invoices/choices.server")),
    ...(await import("../models/invoices/record.server")),
    ...(await import("../invoices/form/context.server")),
    ...(await import("../models/invoices/details.server")),
    ...(await import("../models/invoices/list.server")),
    ...(await import("../models/invoices/pdf.server")),
    ...(await import("../invoices/form/save/save.server")),
  };
}
