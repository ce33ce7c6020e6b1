// Copies the data folder into a new folder, also while the app runs on it.
//   npm run backup -- FOLDER
import fs from "node:fs";
import path from "node:path";
import process from "node:process";
import {
  checkDatabase,
  DATABASES,
  describeFile,
  dumpPath,
  listFiles,
  usesPostgres,
  MANIFEST,
  messageOf,
  openExisting,
  runCommand,
  syncToDisk,
  UserError,
} from "./data-folder.mjs";

runCommand("backup", (data, folder) => {
  const names = listFiles(data);
  if (!names.some((name) => DATABASES.includes(name)) && !usesPostgres())
    throw new UserError(`There is nothing to copy in ${data}: is DATA_DIR right?`);
  if (fs.existsSync(folder) && fs.readdirSync(folder).length > 0)
    throw new UserError(`${folder} is not empty. Name a new folder.`);

  // Under its own name only when it is whole: what breaks off never looks like a backup.
  const unfinished = `${folder}.unfinished-${process.pid}`;
  fs.mkdirSync(unfinished, { recursive: true });
  try {
    for (const name of names) copy(path.join(data, name), path.join(unfinished, name));
    writeList(unfinished, names);
    syncToDisk(unfinished);
    fs.renameSync(unfinished, folder);
    syncToDisk(path.dirname(folder));
  } catch (error) {
    fs.rmSync(unfinished, { recursive: true, force: true });
    throw new UserError(`No backup was made: ${messageOf(error)}`);
  }
  if (names.length > 0) console.log(`Copied ${names.join(", ")} from ${data} to ${folder}`);
  if (usesPostgres()) {
    throw new UserError(
      "The books are in PostgreSQL and not yet in this backup. Copy them now, with the address " +
        `of DATABASE_URL:\n  pg_dump --format=custom --no-owner --dbname="$DATABASE_URL" ` +
        `--file="${dumpPath(folder)}"`,
    );
  }
});

function copy(/** @type {string} */ from, /** @type {string} */ to) {
  fs.mkdirSync(path.dirname(to), { recursive: true });
  if (DATABASES.includes(path.basename(from))) copyDatabase(from, to);
  else fs.copyFileSync(from, to, fs.constants.COPYFILE_EXCL);
  fs.chmodSync(to, 0o600);
  syncToDisk(to);
}

// By SQLite itself: all that was saved at one moment, whoever writes meanwhile; writers do not wait
// for it.
function copyDatabase(/** @type {string} */ from, /** @type {string} */ to) {
  const database = openExisting(from);
  try {
    database.exec(`VACUUM INTO '${to.replaceAll("'", "''")}'`);
  } finally {
    database.close();
  }
  checkDatabase(to);
}

function writeList(/** @type {string} */ folder, /** @type {string[]} */ names) {
  const files = Object.fromEntries(
    names.map((name) => [name, describeFile(path.join(folder, name))]),
  );
  const list = path.join(folder, MANIFEST);
  fs.writeFileSync(
    list,
    `${JSON.stringify({ version: 1, madeAt: new Date().toISOString(), files }, null, 2)}\n`,
  );
  syncToDisk(list);
}
