// Measures the API's calls as the books grow: 100 to 100,000 invoices in one company, each size in
// its own database, and a company of 100 invoices among 1,000 companies. The main figure is
// processor time, because other programs change the elapsed time, which is printed beside it. The
// sizes are called in turn, and no answer comes from a cache.
// Run: npm run bench:growth -- [--sizes 100,10000] [--companies 1000] [--times 25] [--json FILE]
//   [--open 10: unpaid invoices at every size]
//   [--only sums,payments: only the calls whose names contain one of these words]
//   [--data FOLDER: where the databases stay for the next run]
//   [--postgres: on PostgreSQL, whose processor time is counted too]
import { existsSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { sql } from "kysely";
import { createUpstream, type Upstream } from "../upstream/app";
import type { AccountHolder } from "../upstream/books/types";
import { writeAccount } from "../upstream/books/write-account";
import { getDayInZone } from "../domain/calendar/time-zone";
import { addDays } from "../domain/calendar/days";
import { copyDatabase } from "../upstream/db/copy";
import { openDatabase } from "../upstream/db/open";
import type { UpstreamSettings } from "../upstream/settings/settings";
import { tinyAccount } from "../upstream/testing/fixtures";
import {
  findPostgresPrograms,
  startPostgresServer,
  type PostgresServer,
} from "../upstream/testing/postgres-server";
import { logInToApi } from "./support/api";
import { createTemporaryFolder } from "./support/app";
import { calculateMedian } from "./support/figures";
import { createGrowthBooks } from "./support/growth-books";
import { createGrowthCalls, type BenchCall, type CallTime } from "./support/growth-calls";
import { readProcessorTime } from "./support/processes";

const { values: options } = parseArgs({
  options: {
    sizes: { type: "string", default: "100,1000,10000,100000" },
    companies: { type: "string", default: "1000" },
    times: { type: "string", default: "25" },
    json: { type: "string" },
    open: { type: "string" },
    data: { type: "string" },
    only: { type: "string" },
    postgres: { type: "boolean", default: false },
  },
});

const TIMES = Number(options.times);
const SIZES = options.sizes.split(",").map(Number);
const COMPANIES = Number(options.companies);
const SMALL_COMPANY_INVOICES = 100;
const UNPAID_COUNT = options.open === undefined ? undefined : Number(options.open);
const API_KEY = "bench";

const today = getDayInZone("Asia/Kuala_Lumpur", new Date());

const DAYS = { month: addDays(today, -30), year: addDays(today, -365) };

/**
 * `clearCache` makes the API forget its cached answers, so that the next call reads the database.
 */
type GrowthCall = BenchCall & { clearCache: () => Promise<void> };
type GrownDatabase = { name: string; megabytes: number; upstream: Upstream; calls: GrowthCall[] };
/**
 * The medians of a call at one size; `ratio` is the processor time divided by that of the first
 * size at which the call is possible.
 */
type MeasuredCall = CallTime & { name: string; size: string; ratio: number };

/**
 * PostgreSQL, with the option `--postgres`. Its parallel workers are off, because the processor
 * time of an ended worker cannot be read.
 */
const server = options.postgres ? await startPostgres() : undefined;

/** Returns the processor time so far of this process and of PostgreSQL, in milliseconds. */
function readProcessorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 + (server ? readProcessorTime([server.pid]) : 0);
}

const results: object[] = [];
const databases: GrownDatabase[] = [];
for (const size of SIZES)
  databases.push(await openGrownDatabase(size.toLocaleString("en"), size, 1));
await report("One company", databases);
await Promise.all(databases.slice(1).map(({ upstream }) => upstream.close()));
if (COMPANIES > 1) {
  const alone =
    databases[0] ??
    (await openGrownDatabase(String(SMALL_COMPANY_INVOICES), SMALL_COMPANY_INVOICES, 1));
  const amongOthers = await openGrownDatabase(
    `of ${COMPANIES.toLocaleString("en")}`,
    SMALL_COMPANY_INVOICES,
    COMPANIES,
  );
  await report(`One of ${COMPANIES.toLocaleString("en")} companies`, [alone, amongOthers]);
  await amongOthers.upstream.close();
}
await databases[0]?.upstream.close();
await server?.stop();
if (options.json) writeFileSync(options.json, JSON.stringify(results, null, 2));
// The threads that draw PDFs would keep the process alive.
process.exit();

/**
 * Opens a database with companies of `size` invoices each; writes it first when the file does not
 * exist.
 */
async function openGrownDatabase(
  name: string,
  size: number,
  companies: number,
): Promise<GrownDatabase> {
  const dataDir = options.data
    ? join(options.data, `${size}x${companies}`)
    : createTemporaryFolder();
  const settings = { dataDir, apiKey: API_KEY, hasDemo: false };
  const holder = {
    ...tinyAccount(createGrowthBooks(size, today, UNPAID_COUNT)),
    email: "holder@example.test",
  };
  const startedAt = performance.now();
  if (!existsSync(join(dataDir, "books.sqlite"))) await writeCompanies(settings, holder, companies);
  const databaseUrl = server && (await copyToServer(server, settings));
  const written = performance.now();
  const db = openDatabase({ ...settings, databaseUrl });
  const upstream = await createUpstream(settings, { db });
  const opened = performance.now();
  const all = await createGrowthCalls(
    await logInToApi(upstream, API_KEY, holder),
    DAYS,
    readProcessorMs,
  );
  const calls = all.filter(
    ({ name }) => options.only?.split(",").some((part) => name.includes(part)) ?? true,
  );
  const megabytes = statSync(join(dataDir, "books.sqlite")).size / 2 ** 20;
  const seconds = [written - startedAt, opened - written].map((each) => (each / 1000).toFixed(1));
  console.log(
    `${name}: written in ${seconds[0]} s, opened in ${seconds[1]} s, ${megabytes.toFixed(1)} MB`,
  );
  const clearCache = () => forgetCachedAnswers(db);
  return { name, megabytes, upstream, calls: calls.map((call) => ({ ...call, clearCache })) };
}

async function startPostgres(): Promise<PostgresServer> {
  const folder = findPostgresPrograms();
  if (folder === undefined)
    throw new Error("PostgreSQL is not installed: install Debian's package.");
  return startPostgresServer(folder, {
    settings: { fsync: "off", max_parallel_workers_per_gather: "0" },
  });
}

/** Copies the books into a new PostgreSQL database and returns its URL. */
async function copyToServer(server: PostgresServer, settings: UpstreamSettings): Promise<string> {
  const name = basename(settings.dataDir).replace(/\W/g, "_");
  const maintenance = openDatabase({ ...settings, databaseUrl: server.url("postgres") });
  await sql`create database ${sql.id(name)}`.execute(maintenance);
  await maintenance.destroy();
  const [source, target] = [
    openDatabase(settings),
    openDatabase({ ...settings, databaseUrl: server.url(name) }),
  ];
  await copyDatabase(source, target);
  await sql`vacuum (analyze)`.execute(target);
  await Promise.all([source.destroy(), target.destroy()]);
  return server.url(name);
}

/** Invalidates the cached answers by counting one change in every company. */
async function forgetCachedAnswers(db: ReturnType<typeof openDatabase>): Promise<void> {
  await db
    .updateTable("companies")
    .set((builder) => ({ changes: builder("changes", "+", 1) }))
    .execute();
}

async function writeCompanies(
  settings: UpstreamSettings,
  holder: AccountHolder,
  companies: number,
) {
  mkdirSync(settings.dataDir, { recursive: true });
  const db = openDatabase(settings);
  const upstream = await createUpstream(settings, { db });
  for (let index = 1; index <= companies; index += 1) {
    // The measured company is in the middle; nobody logs in to the others.
    if (index === Math.ceil(companies / 2)) await writeAccount(db, holder);
    else
      await writeAccount(db, tinyAccount(...holder.companies), { hash: () => Promise.resolve("") });
  }
  await upstream.close();
}

async function report(title: string, sizes: GrownDatabase[]): Promise<void> {
  const names = sizes[0]?.calls.map((call) => call.name) ?? [];
  console.log(`\n${title}: processor time in ms, its ratio to the first column (elapsed ms)`);
  console.log("".padEnd(22), ...sizes.map(({ name }) => name.padStart(22)));
  const measured: MeasuredCall[] = [];
  for (const [call, name] of names.entries()) {
    const figures = await measure(sizes.map(({ calls }) => calls[call]));
    const first = figures.find(({ processor }) => processor > 0)?.processor ?? 1;
    const row = figures.map((each, index) => ({
      name,
      size: sizes[index]?.name ?? "",
      ...each,
      ratio: each.processor / first,
    }));
    console.log(name.padEnd(22), ...row.map((each) => formatCell(each).padStart(22)));
    measured.push(...row);
  }
  results.push({
    title,
    files: sizes.map(({ name, megabytes }) => ({ name, megabytes })),
    measured,
  });
}

function formatCell({ processor, clock, ratio }: MeasuredCall): string {
  if (processor === 0) return "–";
  return `${processor.toFixed(2)} ×${ratio.toFixed(2)} (${clock.toFixed(1)})`;
}

/**
 * Calls each size in turn and returns the medians in milliseconds; 0 for calls that were not
 * possible.
 */
async function measure(calls: (GrowthCall | undefined)[]): Promise<CallTime[]> {
  const tries = calls.map(() => [] as CallTime[]);
  for (let attempt = -1; attempt < TIMES; attempt += 1) {
    for (const [index, call] of calls.entries()) {
      if (!call?.isPossible) continue;
      await call.clearCache();
      const time = await call.run();
      // The first run is not counted: it prepares statements and reads files.
      if (attempt >= 0) tries[index]?.push(time);
    }
  }
  return tries.map((each) => ({
    processor: calculateMedian(each.map(({ processor }) => processor)),
    clock: calculateMedian(each.map(({ clock }) => clock)),
  }));
}
