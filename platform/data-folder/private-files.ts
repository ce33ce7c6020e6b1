import { chmodSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Readable and writable by their owner alone: they hold what people entrust to the app. */
export const PRIVATE_FILE = 0o600;
export const PRIVATE_FOLDER = 0o700;

/** Where mails are written that no mail server takes. */
export const OUTBOX = "outbox";

/** The files of a data folder that are not a database's. */
const SECRET_FILES = ["session-secret", "link-secret"];

/** In a data folder for as long as 'npm run restore' works on it. */
const RESTORING = "restoring";

/**
 * Makes the data folder when it is missing, and closes it and what
 * is in it to others, also what an older version left open. Throws an `Error`
 * for whoever runs the server.
 */
export function openDataFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER });
  if (existsSync(join(folder, RESTORING))) {
    throw new Error(
      `A backup was not wholly put back into ${folder}. Run 'npm run restore -- FOLDER' again.`,
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
      // A folder that somebody else owns and shares with us can still be worked in.
      console.error(
        `${path} stays readable for others:`,
        error instanceof Error ? error.message : error,
      );
    }
  }
}
