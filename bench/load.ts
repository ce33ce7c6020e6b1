// Measures what one machine serves with 10,000 companies and a million invoices in one PostgreSQL.
// Owners work through a day, from the login to the PDF, with more and more of them in parallel;
// with one copy of app and API, and with two copies behind nginx. PostgreSQL, nginx and Redis are
// Debian's.
// Run: npm run bench:load -- [--companies 100] [--invoices 10000] [--concurrency 1,4] [--seconds 3]
//   [--keep FOLDER: where the database stays for the next run]
//   [--statements: prints the slowest statements of PostgreSQL] [--json FILE]
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { createTemporaryFolder } from "./support/app";
import { startOneCopy, startTwoCopies, type RunningSystem } from "./support/owners/copies";
import { openBooks, printStatements, readSizes } from "./support/owners/database";
import { driveOwners } from "./support/owners/drive";
import { createOwnerPicker, type Owner } from "./support/owners/owners";
import { printResults, type Level, type LoadResults } from "./support/owners/report";
import { readUsages, calculateUsage } from "./support/owners/usage";
import { root } from "./support/serve";

const { values: options } = parseArgs({
  options: {
    companies: { type: "string", default: "10000" },
    invoices: { type: "string", default: "1000000" },
    concurrency: { type: "string", default: "1,4,16,64" },
    seconds: { type: "string", default: "30" },
    keep: { type: "string" },
    statements: { type: "boolean", default: false },
    json: { type: "string", default: path.join(root, "bench/results/load.json") },
  },
});
const SECONDS = Number(options.seconds);
const LOGINS_A_SECOND = 4;
const LEVELS = options.concurrency.split(",").map(Number);

const folder = createTemporaryFolder();
const companies = Number(options.companies);
const invoices = Number(options.invoices);
const books = await openBooks({
  ...{ companies, invoices, keep: options.keep, withStatements: options.statements },
  dataDir: path.join(folder, "check"),
});
const nextOwner = await createOwnerPicker(books.url);
const results: LoadResults = {
  measured: new Date().toISOString(),
  node: process.version,
  processors: os.cpus().length,
  ...{ companies, invoices, seconds: SECONDS },
  sizes: await readSizes(books.url),
  arrangements: [],
};
for (const start of [startOneCopy, startTwoCopies]) {
  const running = await start(books, folder);
  results.arrangements.push({ name: running.name, levels: await measure(running, nextOwner) });
  await running.stop();
}
if (options.statements) await printStatements(books.url);
await books.server.stop();
printResults(results);
fs.mkdirSync(path.dirname(options.json), { recursive: true });
fs.writeFileSync(options.json, `${JSON.stringify(results, null, 2)}\n`);
// The threads that draw PDFs would keep the process alive.
process.exit();

async function measure(running: RunningSystem, nextOwner: () => Owner): Promise<Level[]> {
  const levels: Level[] = [];
  for (const owners of LEVELS) {
    const snapshots: ReturnType<typeof readUsages>[] = [];
    const figures = await driveOwners({
      ...{ url: running.url, nextOwner, owners, seconds: SECONDS },
      // At most a few logins a second, because a login costs the most processor time.
      warmUpSeconds: Math.max(1, SECONDS / 3, owners / LOGINS_A_SECOND),
      onEdge: () => snapshots.push(readUsages(running)),
    });
    const [before, after] = snapshots;
    if (!before || !after) throw new Error("Nothing was measured.");
    const requests = figures.requestsPerSecond * SECONDS;
    levels.push({ owners, ...figures, processes: calculateUsage(before, after, requests) });
    console.log(
      `${running.name}, ${owners} at once: ${figures.requestsPerSecond.toFixed(0)} requests/s`,
    );
  }
  return levels;
}
