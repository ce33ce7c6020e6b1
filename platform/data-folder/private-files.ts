import { chmodSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** File modes that give access to the owner only, because the files hold users' data. */
export const PRIVATE_FILE = 0o600;
export const PRIVATE_FOLDER = 0o700;

/** The folder for mails when no mail server is configured. */
export const OUTBOX = "outbox";

/** The files of a data folder that are not databases. */
const SECRET_FILES = ["session-secret", "link-secret"];

/** The file that marks a data folder while 'npm run restore' works on it. */
const RESTORING = "restoring";

/**
 * Creates the data folder when it is missing, and removes other users' access to it and its files,
 * also to those of an older version. Throws an `Error` with a message for the operator.
 */
export function openDataFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER });
  if (existsSync(join(folder, RESTORING))) {
    throw new Error(
      `A backup was not completely restored into ${folder}. Run 'npm run restore -- FOLDER' again.`,
    );
  }
  const outbox = join(folder, OUTBOX);
  const mails = existsSync(outbox) ? readdirSync(outbox).map((name) => join(outbox, name)) : [];
  restrictAccess([folder, outbox], PRIVATE_FOLDER);
  restrictAccess([...SECRET_FILES.map((name) => join(folder, name)), ...mails], PRIVATE_FILE);
}

function restrictAccess(paths: string[], mode: number): void {
  for (const path of paths) {
    try {
      if (existsSync(path)) chmodSync(path, mode);
    } catch (error) {
      // A folder that another user owns can still be used.
      console.error(
        `Other users can still read ${path}:`,
        error instanceof Error ? error.message : error,
      );
    }
  }
}
