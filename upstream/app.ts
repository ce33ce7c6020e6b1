import { Hono } from "hono";
import type { Kysely } from "kysely";
import { EmailConfirmations } from "./accounts/email-confirmations";
import { Pins } from "./accounts/pins";
import { Warnings } from "./accounts/warnings";
import { Sessions } from "./accounts/sessions";
import { DatabaseHealth } from "./db/health";
import { deleteExpired, hasNoAccounts } from "./db/housekeeping";
import { migrate } from "./db/migrate";
import { openDatabase } from "./db/open";
import type { Schema } from "./db/schema";
import { fillSearchTexts } from "./invoices/compose/fill-search-texts";
import { fillVersions } from "./invoices/versions/fill-versions";
import { warnAboutDemoAccount } from "./accounts/demo-account";
import { fillBaseAmounts } from "./invoices/payments/fill-base-amounts";
import { fillDueDays } from "./totals/fill-due-days";
import { extensionRoutes } from "./routes/extensions";
import { Calls } from "./calls/calls";
import { answerError, answerNotFound } from "./calls/errors";
import { requireKey } from "./calls/api-key";
import { withRequestOrigin } from "./accounts/request-origin";
import { openMailer, type SendMail } from "./mail/mail";
import { type CardGateway } from "./accounts/card-gateway/card-gateway";
import { businessRoutes } from "./routes/business";
import { contactRoutes } from "./routes/contacts";
import { creditNoteRoutes } from "./routes/credit-notes";
import { emailConfirmationRoutes } from "./routes/email-confirmations";
import { healthRoutes } from "./routes/health";
import { invoiceRoutes } from "./routes/invoices";
import { issuedRoutes } from "./routes/issued";
import { readLinkSecret } from "./invoices/links/secret";
import { linkRoutes } from "./routes/links";
import { mailRoutes, messageRoutes } from "./routes/messages";
import { CustomerMails } from "./messages/customer-mails";
import { createMailRules, type MailRules } from "./messages/mail-rules";
import { startLostMailCheck } from "./messages/lost-mails";
import { listRoutes } from "./routes/lists";
import { owedRoutes } from "./routes/owed";
import { passwordRoutes } from "./routes/password";
import { paymentRoutes } from "./routes/invoice-payments";
import { pdfRoutes } from "./routes/pdf";
import { productRoutes } from "./routes/products";
import { publicInvoiceRoutes } from "./routes/public-invoice";
import { rateRoutes } from "./routes/rates";
import { recentRoutes } from "./routes/recent";
import { repeatRoutes } from "./routes/repeats";
import { confirmPasswordRoutes, sessionRoutes } from "./routes/session";
import { settingRoutes } from "./routes/settings";
import { snapshotRoutes } from "./routes/snapshot";
import { todayRoutes } from "./routes/today";
import { signUpRoutes } from "./routes/sign-up";
import type { UpstreamSettings } from "./settings/settings";
import { openCardGateway } from "./accounts/card-gateway/open";

export type Upstream = {
  /** Answers a request whose path begins with /v2. */
  fetch: (request: Request) => Promise<Response>;
  /**
   * Makes the health check fail, because the process is shutting down. Other requests are still
   * answered.
   */
  startDraining: () => void;
  /** Closes the database. The API can answer nothing afterwards. */
  close: () => Promise<void>;
};

/** The services that a test can replace. */
type Dependencies = {
  db?: Kysely<Schema>;
  now?: () => Date;
  send?: SendMail;
  cardGateway?: CardGateway;
};

/** Creates the v2 API and migrates its database. The API can answer when the promise resolves. */
export async function createUpstream(
  settings: UpstreamSettings,
  {
    db = openDatabase(settings),
    now = () => new Date(),
    send = openMailer(settings),
    cardGateway = openCardGateway(settings),
  }: Dependencies = {},
): Promise<Upstream> {
  await migrate(db);
  await deleteExpired(db, now());
  if (settings.hasDemo && (await hasNoAccounts(db))) await writeDemo(db, now());
  if (settings.isPublic && !settings.hasDemo) await warnAboutDemoAccount(db);
  await fillSearchTexts(db);
  await fillVersions(db, now());
  await fillBaseAmounts(db);
  await fillDueDays(db);
  const brand = settings.brandName ?? "Lejar";
  const warnings = new Warnings(db, { now, send, brand });
  const onReset = (accountId: number) => warnings.warnOfPasswordReset(accountId);
  const pins = new Pins(db, { now, send, brand, onReset });
  const rules = createMailRules(settings);
  const confirmations = new EmailConfirmations({ db, now, send, brand, isDemo: rules.isDemo });
  const mails = new CustomerMails({ db, now, send, brand });
  const stopLostMailCheck = await startLostMailCheck(db, now, {
    isShared: settings.databaseUrl !== undefined,
  });
  const health = new DatabaseHealth(db, settings.dataDir);
  const app = createApi(settings, {
    ...{ db, now, cardGateway, pins, mails, rules, confirmations, warnings, health },
  });
  return {
    fetch: async (request) => app.fetch(request),
    startDraining: () => health.startDraining(),
    async close() {
      stopLostMailCheck();
      const senders = [pins, mails, confirmations, warnings];
      await Promise.all(senders.map((sender) => sender.settled()));
      await db.destroy();
    },
  };
}

// The module of the demo data is imported only when it is needed, because it is large.
async function writeDemo(db: Kysely<Schema>, now: Date): Promise<void> {
  const demo = await import("./seed/demo");
  try {
    await demo.writeDemo(db, now);
  } catch (error) {
    // Another process that started at the same time may have written the demo data.
    if (await hasNoAccounts(db)) throw error;
  }
}

type Services = {
  db: Kysely<Schema>;
  now: () => Date;
  cardGateway: CardGateway;
  pins: Pins;
  mails: CustomerMails;
  warnings: Warnings;
  rules: MailRules;
  confirmations: EmailConfirmations;
  health: DatabaseHealth;
};

function createApi(
  { apiKey, hasExtensions = true, ...settings }: UpstreamSettings,
  { db, now, cardGateway, pins, mails, rules, confirmations, warnings, health }: Services,
): Hono {
  const sessions = new Sessions(db, now);
  const calls = new Calls(db, sessions, now);
  const v2 = new Hono()
    .route("/", healthRoutes(health))
    .use(requireKey(apiKey))
    .use(withRequestOrigin)
    .route("/", sessionRoutes({ db, sessions, now }))
    .route("/", signUpRoutes({ db, sessions, cardGateway, now }))
    .route("/", passwordRoutes(pins))
    .route("/", contactRoutes(calls))
    .route("/", productRoutes(calls))
    .route("/", listRoutes(calls, { hasKinds: hasExtensions }))
    .route("/", invoiceRoutes(calls))
    .route("/", pdfRoutes(calls))
    .route("/", rateRoutes(calls))
    .route("/", settingRoutes(calls))
    .route("/", snapshotRoutes(calls));
  const hasMails = settings.smtpUrl !== undefined;
  if (hasExtensions)
    v2.route("/", extensionRoutes({ hasMails }))
      .route("/", paymentRoutes(calls))
      .route("/", creditNoteRoutes(calls))
      .route("/", issuedRoutes(calls))
      .route("/", owedRoutes(calls))
      .route("/", todayRoutes(calls))
      .route("/", linkRoutes({ calls, secret: () => readLinkSecret(settings) }))
      .route("/", publicInvoiceRoutes({ db, now }))
      .route(
        "/",
        messageRoutes(calls, () => readLinkSecret(settings)),
      )
      .route("/", emailConfirmationRoutes({ calls, sessions, confirmations, rules }))
      .route("/", recentRoutes(calls))
      .route("/", repeatRoutes(calls))
      .route("/", businessRoutes(calls, warnings))
      .route("/", confirmPasswordRoutes(sessions));
  if (hasExtensions && hasMails) v2.route("/", mailRoutes(calls, mails, rules));
  return new Hono()
    .route("/v2", v2)
    .onError((error, c) => {
      health.recordError(error);
      return answerError(error, c);
    })
    .notFound(answerNotFound);
}
