// Copies the databases, secrets and mail files of the data folder into a new folder, even while the
// app is running.
//   npm run backup -- FOLDER
import fs from "node:fs";
import path from "node:path";
import process from "node:process";
import {
  checkDatabase,
  copyDatabase,
  DATABASES,
  describeFile,
  getMessage,
  syncToDisk,
  UserError,
  writeManifest,
} from "../../platform/data-folder/backup-files.mjs";
import {
  getDataFolder,
  getDumpPath,
  isUsingPostgres,
  listFiles,
  resolveArgument,
  runCommand,
} from "./data-folder.mjs";

await runCommand(([argument, ...otherArguments]) => {
  if (!argument || otherArguments.length > 0)
    throw new UserError("Usage: npm run backup -- FOLDER");
  const data = getDataFolder();
  const folder = resolveArgument(argument);
  const names = listFiles(data);
  if (!names.some((name) => DATABASES.includes(name)) && !isUsingPostgres())
    throw new UserError(`There is nothing to copy in ${data}. Check DATA_DIR.`);
  if (fs.existsSync(folder) && fs.readdirSync(folder).length > 0)
    throw new UserError(`${folder} is not empty. Choose a new folder.`);

  // The copy gets its final name when it is complete, so that an interrupted copy never looks like
  // a backup.
  const temporaryFolder = `${folder}.unfinished-${process.pid}`;
  fs.mkdirSync(temporaryFolder, { recursive: true });
  try {
    for (const name of names) copy(path.join(data, name), path.join(temporaryFolder, name));
    const describe = (/** @type {string} */ name) => describeFile(path.join(temporaryFolder, name));
    const files = Object.fromEntries(names.map((name) => [name, describe(name)]));
    writeManifest(temporaryFolder, { version: 1, madeAt: new Date(), files });
    syncToDisk(temporaryFolder);
    fs.renameSync(temporaryFolder, folder);
    syncToDisk(path.dirname(folder));
  } catch (error) {
    fs.rmSync(temporaryFolder, { recursive: true, force: true });
    throw new UserError(`No backup was made: ${getMessage(error)}`);
  }
  if (names.length > 0) console.log(`Copied ${names.join(", ")} from ${data} to ${folder}`);
  if (isUsingPostgres()) {
    throw new UserError(
      "The books are in PostgreSQL and not yet in this backup. Copy them now with this command, " +
        `where DATABASE_URL is set:\n  pg_dump --format=custom --no-owner --dbname="$DATABASE_URL" ` +
        `--file="${getDumpPath(folder)}"`,
    );
  }
});

function copy(/** @type {string} */ from, /** @type {string} */ to) {
  fs.mkdirSync(path.dirname(to), { recursive: true });
  if (DATABASES.includes(path.basename(from))) {
    copyDatabase(from, to);
    checkDatabase(to);
  } else fs.copyFileSync(from, to, fs.constants.COPYFILE_EXCL);
  fs.chmodSync(to, 0o600);
  syncToDisk(to);
}
