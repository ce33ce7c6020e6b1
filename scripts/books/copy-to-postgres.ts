// Copies the books of the data folder into the empty PostgreSQL database of DATABASE_URL.
//   npm run db:copy -- --from sqlite --to postgres
import fs from "node:fs";
import path from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { copyDatabase, CopyRefusedError } from "../../upstream/db/copy";
import { UnusableServerError } from "../../upstream/db/faults";
import { openDatabase } from "../../upstream/db/open";
import { readServeSettings } from "../../upstream/serve-settings";

try {
  await main();
} catch (error) {
  const isExpected = error instanceof CopyRefusedError || error instanceof UnusableServerError;
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { from: { type: "string" }, to: { type: "string" } },
    strict: false,
  });
  if (values.from !== "sqlite" || values.to !== "postgres")
    throw new CopyRefusedError("Usage: npm run db:copy -- --from sqlite --to postgres");
  const { databaseUrl, ...settings } = readServeSettings(process.env);
  if (databaseUrl === undefined)
    throw new CopyRefusedError("Set DATABASE_URL to the address of the PostgreSQL database.");
  const file = path.join(settings.dataDir, "books.sqlite");
  if (!fs.existsSync(file))
    throw new CopyRefusedError(`${path.resolve(file)} does not exist. Check DATA_DIR.`);
  const sqlite = openDatabase(settings);
  const postgres = openDatabase({ ...settings, databaseUrl });
  try {
    const copied = await copyDatabase(sqlite, postgres);
    for (const { table, rows } of copied) console.log(`${table.padEnd(20)}${rows}`);
    console.log(
      "All books are copied. The rows, the sums of all amounts and the lengths of all texts agree. " +
        `${file} was not changed. Move it away, so that no one uses it by mistake.`,
    );
  } finally {
    await Promise.all([sqlite.destroy(), postgres.destroy()]);
  }
}
