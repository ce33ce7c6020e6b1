import { Hono } from "hono";
import type { Kysely } from "kysely";
import { EmailConfirmations } from "./accounts/email-confirmations";
import { Pins } from "./accounts/pins";
import { Warnings } from "./accounts/warnings";
import { Sessions } from "./accounts/sessions";
import { DatabaseHealth } from "./db/health";
import { createDailyCleanUp, hasNoAccounts } from "./db/housekeeping";
import { migrate } from "./db/migrate";
import { openDatabase } from "./db/open";
import type { Schema } from "./db/schema";
import { fillSearchTexts } from "./invoices/compose/fill-search-texts";
import { fillVersions } from "./invoices/versions/fill-versions";
import { warnAboutDemoAccount } from "./accounts/demo-account";
import { fillBaseAmounts } from "./invoices/payments/fill-base-amounts";
import { fillReceipts } from "./invoices/payments/fill-receipts";
import { fillDueDays } from "./totals/fill-due-days";
import { createExtensionRoutes } from "./routes/extensions";
import { Calls } from "./calls/calls";
import { answerError, answerNotFound } from "./calls/errors";
import { requireKey } from "./calls/api-key";
import { withRequestOrigin } from "./accounts/request-origin";
import { openMailer, type SendMail } from "./mail/mail";
import { type CardGateway } from "./accounts/card-gateway/card-gateway";
import { createBusinessRoutes } from "./routes/business";
import { createContactRoutes } from "./routes/contacts";
import { createCreditNoteRoutes } from "./routes/credit-notes";
import { createEmailConfirmationRoutes } from "./routes/email-confirmations";
import { registerGauge } from "../platform/metrics/metrics";
import { createHealthRoutes } from "./routes/health";
import { createInvoiceRoutes } from "./routes/invoices";
import { createIssuedRoutes } from "./routes/issued";
import { readLinkSecret } from "./invoices/links/secret";
import { createLinkRoutes } from "./routes/links";
import { createMailRoutes, createMessageRoutes } from "./routes/messages";
import { createMailRules, type MailRules } from "./messages/mail-rules";
import { startBackups, type Backups } from "./backups/open";
import { addMissingMailJobs } from "./messages/add-missing-jobs";
import { mailIssuedInvoice } from "./messages/mail-issued-invoice";
import { createMailHandler } from "./messages/mail-job";
import { createRepeatHandler } from "./invoices/operations/repeat-job";
import { planRepeats } from "./invoices/repeats/plan";
import { createReminderPlanner } from "./reminders/planner";
import { createReminderRefresh } from "./reminders/refresh-mail";
import { createReminderHandler } from "./reminders/reminder-job";
import { JobWorker } from "./jobs/worker";
import { releaseLeases } from "./jobs/claim";
import type { JobHandlers } from "./jobs/handler";
import { createJobRoutes } from "./routes/jobs";
import { createListRoutes } from "./routes/lists";
import { createOwedRoutes } from "./routes/owed";
import { createPasswordRoutes } from "./routes/password";
import { createPaymentRoutes } from "./routes/invoice-payments";
import { createPeopleRoutes } from "./routes/people";
import { createPdfRoutes } from "./routes/pdf";
import { createProductRoutes } from "./routes/products";
import { createPublicInvoiceRoutes } from "./routes/public-invoice";
import { createRateRoutes } from "./routes/rates";
import { createReceiptRoutes } from "./routes/receipts";
import { createRecentRoutes } from "./routes/recent";
import { createReminderRoutes } from "./routes/reminders";
import { createRepeatRoutes } from "./routes/repeats";
import { createConfirmPasswordRoutes, createSessionRoutes } from "./routes/session";
import { createSettingRoutes } from "./routes/settings";
import { createSnapshotRoutes } from "./routes/snapshot";
import { createTodayRoutes } from "./routes/today";
import { createSignUpRoutes } from "./routes/sign-up";
import type { UpstreamSettings } from "./settings/settings";
import { openCardGateway } from "./accounts/card-gateway/open";

export type Upstream = {
  /** Answers a request whose path begins with /v2. */
  fetch: (request: Request) => Promise<Response>;
  /** Runs jobs, such as the sending of mails, from now on. */
  startJobs: () => void;
  /** Runs jobs until none is due. */
  runDueJobs: () => Promise<void>;
  /**
   * Makes the health check fail, because the process is shutting down. Other requests are still
   * answered.
   */
  startDraining: () => void;
  /**
   * Waits for the running jobs and the mails that are being sent, then closes the database. The API can answer nothing
   * afterwards.
   */
  close: () => Promise<void>;
};

/** The services that a test can replace. */
type Dependencies = {
  db?: Kysely<Schema>;
  now?: () => Date;
  send?: SendMail;
  cardGateway?: CardGateway;
};

/**
 * Migrates the database and creates the v2 API. With `settings.hasDemo`, fills an empty database
 * with demo data.
 */
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
  if (settings.hasDemo && (await hasNoAccounts(db))) await writeDemo(db, now());
  if (settings.isPublic && !settings.hasDemo) await warnAboutDemoAccount(db);
  await fillSearchTexts(db);
  await fillVersions(db, now());
  await fillBaseAmounts(db);
  await fillReceipts(db, now());
  await fillDueDays(db);
  const brand = settings.brandName ?? "Lejar";
  const warnings = new Warnings(db, { now, send, brand });
  const onReset = (accountId: number) => warnings.warnOfPasswordReset(accountId);
  const pins = new Pins(db, { now, send, brand, onReset });
  const rules = createMailRules(settings);
  const confirmations = new EmailConfirmations({ db, now, send, brand, isDemo: rules.isDemo });
  const links = getLinkSettings(settings);
  const hasMails = settings.smtpUrl !== undefined;
  const handlers: JobHandlers = {
    mail: createMailHandler({ send, brand, refresh: createReminderRefresh(links) }),
    reminder: createReminderHandler({ rules, links }),
    repeat: createRepeatHandler({
      mailInvoice: (books, record, time) =>
        mailIssuedInvoice(books, record, time, { rules, hasMails, links }),
    }),
  };
  const planners = [
    createDailyCleanUp(db),
    (time: Date) => planRepeats(db, time),
    createReminderPlanner(db, { rules, hasMails }),
  ];
  const worker = new JobWorker({ db, now, handlers, planners });
  const isShared = settings.databaseUrl !== undefined;
  if (!isShared) await releaseLeases(db);
  await addMissingMailJobs(db, now(), { isShared });
  registerGauge("lejar_job_late_seconds", "Waiting time of the oldest due job.", () =>
    worker.readLateness(),
  );
  const health = new DatabaseHealth(db, settings.dataDir);
  const backups = startBackups(settings, now);
  const app = createApi(settings, {
    ...{ db, now, cardGateway, pins, rules, confirmations, warnings, health, backups },
    ...{ handlers, wake: () => worker.wake(), readLateness: () => worker.readLateness() },
  });
  return {
    fetch: async (request) => app.fetch(request),
    startJobs: () => worker.start(),
    runDueJobs: () => worker.runDueJobs(),
    startDraining: () => health.startDraining(),
    async close() {
      backups.close();
      const senders = [pins, confirmations, warnings];
      await Promise.all([worker.stop(), ...senders.map((sender) => sender.waitForMails())]);
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
  warnings: Warnings;
  rules: MailRules;
  confirmations: EmailConfirmations;
  health: DatabaseHealth;
  backups: Backups;
  handlers: JobHandlers;
  /** Runs the jobs that were added. */
  wake: () => void;
  readLateness: () => number;
};

function getLinkSettings({ appUrl, ...settings }: Omit<UpstreamSettings, "apiKey">) {
  return { secret: () => readLinkSecret(settings), appUrl };
}

function createApi(
  { apiKey, hasExtensions = true, ...settings }: UpstreamSettings,
  { db, now, cardGateway, pins, rules, confirmations, warnings, ...services }: Services,
): Hono {
  const { health, backups, readLateness, ...jobs } = services;
  const format = { hasCodes: hasExtensions };
  const sessions = new Sessions(db, now);
  const calls = new Calls(db, sessions, now);
  const v2 = new Hono()
    .route("/", createHealthRoutes({ health, backups, readLateness, now, format }))
    .use(requireKey(apiKey))
    .use(withRequestOrigin)
    .route("/", createSessionRoutes({ db, sessions, now }))
    .route("/", createSignUpRoutes({ db, sessions, cardGateway, now }))
    .route("/", createPasswordRoutes(pins))
    .route("/", createContactRoutes(calls))
    .route("/", createProductRoutes(calls))
    .route("/", createListRoutes(calls, { hasKinds: hasExtensions }))
    .route("/", createInvoiceRoutes(calls))
    .route("/", createPdfRoutes(calls))
    .route("/", createRateRoutes(calls))
    .route("/", createSettingRoutes(calls))
    .route("/", createSnapshotRoutes(calls));
  const hasMails = settings.smtpUrl !== undefined;
  const links = getLinkSettings(settings);
  if (hasExtensions)
    v2.route("/", createExtensionRoutes({ hasMails }))
      .route("/", createPaymentRoutes(calls))
      .route("/", createReceiptRoutes(calls))
      .route("/", createCreditNoteRoutes(calls))
      .route("/", createIssuedRoutes(calls))
      .route("/", createOwedRoutes(calls))
      .route("/", createTodayRoutes(calls, backups))
      .route("/", createLinkRoutes({ calls, secret: () => readLinkSecret(settings) }))
      .route("/", createPublicInvoiceRoutes({ db, now }))
      .route(
        "/",
        createMessageRoutes(calls, () => readLinkSecret(settings)),
      )
      .route("/", createEmailConfirmationRoutes({ calls, sessions, confirmations, rules }))
      .route("/", createRecentRoutes(calls))
      .route("/", createReminderRoutes(calls, { rules, hasMails, links, ...jobs }))
      .route("/", createRepeatRoutes(calls, { rules, hasMails }))
      .route("/", createBusinessRoutes(calls, warnings))
      .route("/", createConfirmPasswordRoutes(sessions))
      .route("/", createPeopleRoutes({ db, sessions }))
      .route("/", createJobRoutes(calls, jobs));
  if (hasExtensions && hasMails) v2.route("/", createMailRoutes(calls, { rules, links, ...jobs }));
  return new Hono()
    .route("/v2", v2)
    .onError((error, c) => {
      health.recordError(error);
      return answerError(error, c, format);
    })
    .notFound((c) => answerNotFound(c, format));
}
