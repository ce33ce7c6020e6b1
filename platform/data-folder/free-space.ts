import { statfs } from "node:fs/promises";

/** Bytes; what a few saves and the logs beside the databases need. */
const MIN_FREE_BYTES = 16 * 1024 * 1024;

/**
 * Whether the folder's disk has room for what is saved next. A write alone
 * does not tell: SQLite may put it where an earlier one was.
 */
export async function hasFreeSpace(folder: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize >= MIN_FREE_BYTES;
  } catch {
    // Not every file system tells; then the write has to.
    return true;
  }
}
