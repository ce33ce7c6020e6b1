import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vi } from "vitest";
import { migrate } from "../../upstream/db/migrate";
import { openDatabase } from "../../upstream/db/open";
import type { Books } from "../../upstream/books/types";
import { writeAccount } from "../../upstream/books/write-account";
import { tinyAccount, tinyBooks } from "../../upstream/testing/fixtures";

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
  return {
    ...app,
    db,
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

// The app reads its settings when it is loaded, so they must stand before.
async function importApp(settings: Record<string, string>) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  return {
    ...(await import("../../app/server/store/store.server")),
    ...(await import("../../app/server/v2/client.server")),
    ...(await import("../../app/server/v2/transport.server")),
    ...(await import("../../app/invoices/amounts")),
    ...(await import("../../app/models/contacts/list.server")),
    ...(await import("../../app/models/account/session.server")),
    ...(await import("../../app/models/lists.server")),
    ...(await import("../../app/models/invoices/choices.server")),
    ...(await import("../../app/models/invoices/record.server")),
    ...(await import("../../app/invoices/form/context.server")),
    ...(await import("../../app/models/invoices/details.server")),
    ...(await import("../../app/models/invoices/list.server")),
    ...(await import("../../app/models/invoices/pdf.server")),
    ...(await import("../../app/invoices/form/save.server")),
  };
}
