// Copies the books of the data folder into an empty PostgreSQL, that of DATABASE_URL.
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
  const isPlain = error instanceof CopyRefusedError || error instanceof UnusableServerError;
  console.error(isPlain ? error.message : error);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { from: { type: "string" }, to: { type: "string" } },
    strict: false,
  });
  if (values.from !== "sqlite" || values.to !== "postgres")
    throw new CopyRefusedError("Say which way: npm run db:copy -- --from sqlite --to postgres");
  const { databaseUrl, ...settings } = readServeSettings(process.env);
  if (databaseUrl === undefined)
    throw new CopyRefusedError("Say where the PostgreSQL is: set DATABASE_URL.");
  const file = path.join(settings.dataDir, "books.sqlite");
  if (!fs.existsSync(file))
    throw new CopyRefusedError(`There is no ${path.resolve(file)}: is DATA_DIR right?`);
  const sqlite = openDatabase(settings);
  const postgres = openDatabase({ ...settings, databaseUrl });
  try {
    const copied = await copyDatabase(sqlite, postgres);
    for (const { table, rows } of copied) console.log(`${table.padEnd(20)}${rows}`);
    console.log(
      "All is copied: rows, the sums of all amounts and the lengths of all texts are the same on " +
        `both sides. ${file} was left as it is; put it away, so that nobody takes it for the books.`,
    );
  } finally {
    await Promise.all([sqlite.destroy(), postgres.destroy()]);
  }
}
