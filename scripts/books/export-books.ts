// Exports the books of each company as a journal file for accountants. Does not change the books.
//   npm run books:export -- --format hledger --to FOLDER
import fs from "node:fs";
import path from "node:path";
import process from "node:process";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { logSecurityEvent } from "../../platform/logs/security-log";
import { UnusableServerError } from "../../upstream/db/faults";
import { openDatabase } from "../../upstream/db/open";
import { exportBooks } from "../../upstream/reports/export/export-books";
import { readServeSettings } from "../../upstream/serve-settings";

/** An error whose message is printed without a stack trace. */
class ExportRefused extends Error {}

try {
  await main();
} catch (error) {
  const isExpected = error instanceof ExportRefused || error instanceof UnusableServerError;
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { format: { type: "string" }, to: { type: "string" } },
    strict: false,
  });
  const { format, to } = values;
  if (format !== "hledger" || typeof to !== "string" || to === "")
    throw new ExportRefused("Usage: npm run books:export -- --format hledger --to FOLDER");
  if (fs.existsSync(to))
    throw new ExportRefused(`${path.resolve(to)} already exists. Choose a new folder.`);
  const settings = readServeSettings(process.env);
  const books = path.join(settings.dataDir, "books.sqlite");
  if (settings.databaseUrl === undefined && !fs.existsSync(books))
    throw new ExportRefused(`${path.resolve(books)} does not exist. Check DATA_DIR.`);
  // Other users of the machine must not read the files.
  fs.mkdirSync(to, { recursive: true, mode: 0o700 });
  const db = openDatabase(settings);
  try {
    await exportBooks(db, async ({ id, name, pieces }) => {
      const file = path.join(to, `company-${id}.journal`);
      await pipeline(pieces, fs.createWriteStream(file, { flags: "wx", mode: 0o600 }));
      console.log(`${name}: ${file}`);
      const event = { event: "exported", company: id, file: "books.hledger" } as const;
      logSecurityEvent(event, { id: null, address: null });
    });
  } finally {
    await db.destroy();
  }
}
