import { statfs } from "node:fs/promises";

/** Bytes; what a few saves and the logs beside the databases need. */
const LEAST_ROOM = 16 * 1024 * 1024;

/**
 * Whether the folder's disk has room for what is saved next. A write alone
 * does not tell: SQLite may put it where an earlier one was.
 */
export async function hasRoom(folder: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize >= LEAST_ROOM;
  } catch {
    // Not every file system tells; then the write has to.
    return true;
  }
}
