import { chmodSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** The modes of files and folders that only their owner can read, because they hold users' data. */
export const PRIVATE_FILE_MODE = 0o600;
export const PRIVATE_FOLDER_MODE = 0o700;

/** The subfolder of the data folder for mails, used when no mail server is configured. */
export const OUTBOX_FOLDER = "outbox";

/** The files with secrets in a data folder. */
const SECRET_FILES = ["session-secret", "link-secret"];

/** The subfolder that exists in a data folder while 'npm run restore' works on it. */
const RESTORING = "restoring";

/**
 * Creates the data folder when it is missing. Removes other users' access to the folder, its
 * secrets and its mails, which an older version may have allowed. Throws an `Error` with a message
 * for the operator when a backup was not completely restored.
 */
export function openDataFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER_MODE });
  if (existsSync(join(folder, RESTORING))) {
    throw new Error(
      `A backup was not completely restored into ${folder}. Run 'npm run restore -- FOLDER' again.`,
    );
  }
  const outbox = join(folder, OUTBOX_FOLDER);
  const mails = existsSync(outbox) ? readdirSync(outbox).map((name) => join(outbox, name)) : [];
  restrictAccess([folder, outbox], PRIVATE_FOLDER_MODE);
  restrictAccess([...SECRET_FILES.map((name) => join(folder, name)), ...mails], PRIVATE_FILE_MODE);
}

function restrictAccess(paths: string[], mode: number): void {
  for (const path of paths) {
    try {
      if (existsSync(path)) chmodSync(path, mode);
    } catch (error) {
      // The mode of a file that another user owns cannot be changed, but the file can be used.
      console.error(
        `Other users can still read ${path}:`,
        error instanceof Error ? error.message : error,
      );
    }
  }
}
