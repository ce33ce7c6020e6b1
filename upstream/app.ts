import { Hono } from "hono";
import type { Kysely } from "kysely";
import { Sessions } from "./auth/sessions";
import { dayIn } from "./clock";
import { forgetExpired, isEmpty } from "./db/housekeeping";
import { migrate } from "./db/migrate";
import { openDatabase } from "./db/open";
import type { Schema } from "./db/schema";
import { fillSearchTexts } from "./db/search-texts";
import { Calls } from "./http/calls";
import { answerError, answerNotFound } from "./http/errors";
import { requireKey } from "./http/key";
import { contactRoutes } from "./routes/contacts";
import { healthRoutes } from "./routes/health";
import { invoiceRoutes } from "./routes/invoices";
import { listRoutes } from "./routes/lists";
import { pdfRoutes } from "./routes/pdf";
import { productRoutes } from "./routes/products";
import { rateRoutes } from "./routes/rates";
import { sessionRoutes } from "./routes/session";
import { demoAccount } from "./seed/demo";
import { writeAccount } from "./seed/write";
import type { UpstreamSettings } from "./settings";

export type Upstream = {
  /** Answers requests whose path begins with /v2. */
  fetch: (request: Request) => Promise<Response>;
  /** Ends the database; nothing can be asked afterwards. */
  close: () => Promise<void>;
};

/** What a test or another way of serving brings along. */
export type Outside = { db?: Kysely<Schema>; now?: () => Date };

/** The v2 API on its own database, ready to answer. */
export async function createUpstream(
  settings: UpstreamSettings,
  { db = openDatabase(settings), now = () => new Date() }: Outside = {},
): Promise<Upstream> {
  await migrate(db);
  await forgetExpired(db, now());
  if (settings.demo && (await isEmpty(db))) {
    await writeAccount(db, demoAccount(dayIn("Asia/Kuala_Lumpur", now())));
  }
  await fillSearchTexts(db);
  const app = api(settings, db, now);
  return {
    fetch: async (request) => app.fetch(request),
    close: () => db.destroy(),
  };
}

function api(settings: UpstreamSettings, db: Kysely<Schema>, now: () => Date): Hono {
  const sessions = new Sessions(db, now);
  const calls = new Calls(db, sessions, now);
  const v2 = new Hono()
    .route("/", healthRoutes(db))
    .use(requireKey(settings.apiKey))
    .route("/", sessionRoutes(db, sessions))
    .route("/", contactRoutes(calls))
    .route("/", productRoutes(calls))
    .route("/", listRoutes(calls))
    .route("/", invoiceRoutes(calls))
    .route("/", pdfRoutes(calls))
    .route("/", rateRoutes(calls));
  return new Hono().route("/v2", v2).onError(answerError).notFound(answerNotFound);
}
