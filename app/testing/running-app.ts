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

/** The books that the app starts with. */
export type { Books };
export { tinyBooks, tinyContact, tinyInvoice, tinyProduct } from "../../upstream/testing/fixtures";

export type RunningApp = Awaited<ReturnType<typeof startApp>>;

/**
 * Imports modules of the app with an embedded API that has these books, and logs in to their first
 * company. Returns the exports of the modules, the session and helpers.
 */
export async function startApp(books: Books = tinyBooks()) {
  const folder = await mkdtemp(join(tmpdir(), "lejar-agreement-"));
  const db = openDatabase({ dataDir: folder, apiKey: "", hasDemo: false });
  await migrate(db);
  const { email, password, ...holder } = tinyAccount(books);
  await writeAccount(db, { email, password, ...holder });
  const app = await importApp({ DATA_DIR: folder, API_BASE_URL: "", API_KEY: "", DEMO: "off" });
  const { companies, ...person } = await app.logIn({ email, password }, "agreement");
  const [company] = companies;
  if (!company) throw new Error("the account has no company");
  const upstream = await app.getSingleton<Promise<Upstream>>("upstream", () => {
    throw new Error("the API is not open");
  });
  const originalFetch = upstream.fetch;
  return {
    ...app,
    db,
    /** Makes the next calls to which the rule applies fail, or changes their responses. */
    breakCalls: (rule: Rule) => void interceptCalls(upstream, originalFetch, rule),
    /** Ends `breakCalls`. Returns the list of the calls, to which each further call is added. */
    recordCalls: () => interceptCalls(upstream, originalFetch),
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
  /** The HTTP method. A rule without a method applies to all methods. */
  method?: string;
  /** The start of the path, after /v2. */
  path: string;
  /**
   * The effect. "drop" ends the connection before the API has done the call, "drop-after" after it.
   * An object is the error response; a function converts the real response.
   */
  with:
    | "drop"
    | "drop-after"
    | { status: number; message?: string }
    | ((answer: Response) => Promise<Response>);
  /** The number of calls that the rule applies to; 1 by default. */
  times?: number;
};

/**
 * Applies the rule, if there is one, until the test ends or until the next call of this function.
 * Returns the list of all calls, broken or not, such as "PUT /sales/invoices/7". The list grows
 * with each call.
 */
function interceptCalls(
  upstream: Upstream,
  originalFetch: Upstream["fetch"],
  rule?: Rule,
): string[] {
  const {
    method,
    path = "",
    with: effect = "drop",
    times = 1,
  }: Partial<Rule> = rule ?? { times: 0 };
  const calls: string[] = [];
  let left = times;
  vi.spyOn(upstream, "fetch").mockImplementation(async (request) => {
    const callPath = new URL(request.url).pathname.replace("/v2", "");
    calls.push(`${request.method} ${callPath}`);
    const matches = (method ?? request.method) === request.method && callPath.startsWith(path);
    if (left === 0 || !matches) return originalFetch(request);
    left -= 1;
    if (typeof effect === "function") return effect(await originalFetch(request));
    if (effect === "drop-after") await originalFetch(request);
    if (typeof effect === "string") throw new TypeError("fetch failed");
    const { status, message } = effect;
    return message === undefined
      ? new Response(null, { status })
      : Response.json({ message }, { status });
  });
  return calls;
}

// The modules read the settings when they are imported, so the settings are set first.
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
