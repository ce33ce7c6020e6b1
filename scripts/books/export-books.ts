// Writes the books as journals for accountants, a file for each company; changes nothing.
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

class ExportRefused extends Error {}

try {
  await main();
} catch (error) {
  const isPlain = error instanceof ExportRefused || error instanceof UnusableServerError;
  console.error(isPlain ? error.message : error);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { format: { type: "string" }, to: { type: "string" } },
    strict: false,
  });
  const { format, to } = values;
  if (format !== "hledger" || typeof to !== "string" || to === "")
    throw new ExportRefused(
      "Say how and where: npm run books:export -- --format hledger --to FOLDER",
    );
  if (fs.existsSync(to)) throw new ExportRefused(`${path.resolve(to)} is there already.`);
  const settings = readServeSettings(process.env);
  const books = path.join(settings.dataDir, "books.sqlite");
  if (settings.databaseUrl === undefined && !fs.existsSync(books))
    throw new ExportRefused(`There is no ${path.resolve(books)}: is DATA_DIR right?`);
  // Nobody else on the machine is to read them.
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
