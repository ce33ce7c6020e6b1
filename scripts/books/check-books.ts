// Recalculates every sum and balance of the books and lists the differences. Does not change the
// books.
//   npm run books:check
import fs from "node:fs";
import path from "node:path";
import process from "node:process";
import { checkBooks } from "../../upstream/reports/check/check-books";
import { UnusableServerError } from "../../upstream/db/faults";
import { openDatabase } from "../../upstream/db/open";
import { readServeSettings } from "../../upstream/serve-settings";

try {
  await main();
} catch (error) {
  console.error(error instanceof UnusableServerError ? error.message : error);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const settings = readServeSettings(process.env);
  const file = path.join(settings.dataDir, "books.sqlite");
  if (settings.databaseUrl === undefined && !fs.existsSync(file)) {
    console.error(`${path.resolve(file)} does not exist. Check DATA_DIR.`);
    process.exitCode = 1;
    return;
  }
  const db = openDatabase(settings);
  let isConsistent = true;
  try {
    for await (const { subject, invoices, findings } of checkBooks(db, new Date())) {
      if (findings.length > 0) isConsistent = false;
      const verdict = findings.length === 0 ? "all agree" : `${findings.length} differ`;
      const counted = invoices === undefined ? "" : `${invoices} invoices, `;
      console.log(`${subject}: ${counted}${verdict}`);
      for (const { what, stored, expected } of findings)
        console.log(`  ${what}: is ${stored}, should be ${expected}`);
    }
  } finally {
    await db.destroy();
  }
  process.exitCode = isConsistent ? 0 : 1;
}
