// Kills the program at each step of sending a mail, and at random moments while it plans and does the
// reminders and the repeats of a day, on SQLite and on PostgreSQL with a second copy of the program.
// Then checks that each mail was accepted by the mail server at most once, that a mail with the state
// 'sent' was accepted, that each reminder and each repeat was done once, and that no job is left.
//   npm run test:kills          60 kills of each kind on each database
//   npm run test:kills -- 6     6 kills of each kind on each database
//   npm run test:kills -- 60 PostgreSQL     60 kills of each kind on PostgreSQL alone
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { Kysely } from "kysely";
import { writeAccount } from "../../upstream/books/write-account";
import { migrate } from "../../upstream/db/migrate";
import { openDatabase } from "../../upstream/db/open";
import type { Schema } from "../../upstream/db/schema";
import { LEASE_MS } from "../../upstream/jobs/claim";
import { tinyAccount, tinyBooks, tinyInvoice } from "../../upstream/testing/fixtures";
import { findPostgresPrograms, startPostgresServer } from "../../upstream/testing/postgres-server";
import { startOwnApi, type OwnProgram } from "../support/own-app";
import { findPlannedProblems, PLANNED_NOW, writePlannedWork } from "./planned-work";
import { KILL_STEPS, startKillingMailServer, type KillStep } from "./mail-server";

const kills = Number(process.argv[2] ?? 60);
/** The name of the only database, or undefined for both. */
const onlyDatabase = process.argv[3];
const API_KEY = "key-of-the-kill-sweep";
const CLOCK = fileURLToPath(new URL("../screens/clock.cjs", import.meta.url));
/** The longest time in milliseconds from the start of a program to its kill. */
const MAX_PLANNED_MS = 3_000;
/** The longest time in milliseconds until a mail reaches the step of its kill. */
const MAX_STEP_MS = 60_000;

async function main(): Promise<void> {
  const problems = [
    ...(onlyDatabase === "PostgreSQL" ? [] : await sweep("SQLite")),
    ...(onlyDatabase === "SQLite" ? [] : await sweepPostgres()),
  ];
  for (const problem of problems) console.log(`✗ ${problem}`);
  console.log(`${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

async function sweepPostgres(): Promise<string[]> {
  const programs = findPostgresPrograms();
  if (programs === undefined) throw new Error("There is no PostgreSQL: install postgresql.");
  const server = await startPostgresServer(programs);
  try {
    return await sweep("PostgreSQL", server.url("postgres"));
  } finally {
    await server.stop();
  }
}

/** Runs all kills on one database and returns what is wrong afterwards. */
async function sweep(name: string, databaseUrl?: string): Promise<string[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "lejar-kills-"));
  const db = openDatabase({ dataDir, apiKey: "", hasDemo: false, databaseUrl });
  const mailServer = await startKillingMailServer();
  const settings = {
    ...{ API_KEY, SMTP_URL: mailServer.url, MAILS_PER_HOUR: "1000", BACKUPS: "off" },
    ...{ APP_URL: "http://localhost:1", LEJAR_NOW: PLANNED_NOW },
    NODE_OPTIONS: `--require ${CLOCK}`,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  };
  const start = () => startOwnApi(dataDir, undefined, settings);
  await migrate(db);
  const second = databaseUrl === undefined ? null : await start();
  try {
    for (let kill = 0; kill < kills; kill++) {
      const step = KILL_STEPS[kill % KILL_STEPS.length] ?? "queued";
      await killDuringMail(db, await start(), {
        to: `kill-${kill}@example.test`,
        step,
        mailServer,
      });
    }
    for (let kill = 0; kill < kills; kill++) {
      await writePlannedWork(db, String(kill));
      const program = await start();
      await sleep(Math.random() * MAX_PLANNED_MS);
      await program.stop("SIGKILL");
    }
    const last = await start();
    // The first look adds the jobs that are still to be planned.
    await sleep(MAX_PLANNED_MS);
    await waitForJobs(db);
    await last.stop();
    await second?.stop();
    const problems = [
      ...(await findProblems(db, mailServer.accepted)),
      ...(await findPlannedProblems(db, kills)),
    ];
    console.log(`${name}: ${2 * kills} kills, ${problems.length} problems`);
    return problems.map((problem) => `${name}: ${problem}`);
  } finally {
    await second?.stop("SIGKILL");
    await mailServer.close();
    await db.destroy();
    await rm(dataDir, { recursive: true });
  }
}

type Kill = {
  to: string;
  step: KillStep;
  mailServer: Awaited<ReturnType<typeof startKillingMailServer>>;
};

/** Queues a mail of a new company, and kills the program at this step of the sending. */
async function killDuringMail(
  db: Kysely<Schema>,
  program: OwnProgram,
  { to, step, mailServer }: Kill,
): Promise<void> {
  const account = tinyAccount(tinyBooks({ invoices: [tinyInvoice()] }));
  const { companyIds } = await writeAccount(db, account);
  const { id } = await db
    .selectFrom("invoices")
    .select("id")
    .where("company_id", "in", companyIds)
    .executeTakeFirstOrThrow();
  const call = async (path: string, init: RequestInit) => {
    const response = await fetch(program.url + path, init);
    return (await response.json()) as Record<string, unknown>;
  };
  const login = (await call("/login", {
    method: "POST",
    headers: { "x-api-key": API_KEY },
    body: JSON.stringify({
      ...{ email: account.email, password: account.password, client_id: "client:1" },
    }),
  })) as { session: { access_token: string } };
  const token = Buffer.from(`client:1:${login.session.access_token}`).toString("base64");
  const headers = { "x-api-key": API_KEY, authorization: `Basic ${token}` };
  const reached = mailServer.killAt(to, step, () => program.stop("SIGKILL"));
  await call(`/sales/invoices/${id}/mails`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ to, subject: "Invoice", text: "Here it is." }),
  });
  if (step === "queued") await program.stop("SIGKILL");
  // The state of a mail that failed before this step is a problem that `findProblems` names.
  else await Promise.race([reached, sleep(MAX_STEP_MS, undefined, { ref: false })]);
  await program.stop("SIGKILL");
}

/** Waits until no job waits. The lease of a killed program must end first. */
async function waitForJobs(db: Kysely<Schema>): Promise<void> {
  const deadline = Date.now() + LEASE_MS + 60_000;
  while ((await countWaitingJobs(db)) > 0 && Date.now() < deadline) await sleep(1_000);
}

async function countWaitingJobs(db: Kysely<Schema>): Promise<number> {
  const { count } = await db
    .selectFrom("jobs")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("state", "=", "waiting")
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function findProblems(db: Kysely<Schema>, accepted: string[]): Promise<string[]> {
  const messages = await db
    .selectFrom("sent_messages")
    .select(["recipient", "state"])
    .where("recipient", "like", "%@example.test")
    .execute();
  const waiting = await countWaitingJobs(db);
  return [
    ...(messages.length === 3 * kills ? [] : [`there are ${messages.length} messages`]),
    ...(waiting === 0 ? [] : [`${waiting} jobs are left`]),
    ...messages.flatMap(({ recipient, state }) => {
      const times = accepted.filter((to) => to === recipient).length;
      if (times > 1) return [`the mail to ${recipient} was accepted ${times} times`];
      if (state === "sent" && times === 0) return [`the mail to ${recipient} was not accepted`];
      return ["sent", "interrupted"].includes(state) ? [] : [`${recipient} has the state ${state}`];
    }),
  ];
}

await main();
