import { statfs } from "node:fs/promises";

/** The bytes that a few writes and the databases' logs need. */
const MIN_FREE_BYTES = 16 * 1024 * 1024;

/**
 * Returns whether the folder's disk has room for the next writes. A test write is not enough,
 * because SQLite may reuse space inside the file.
 */
export async function hasFreeSpace(folder: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize >= MIN_FREE_BYTES;
  } catch {
    // Some file systems do not report free space. Only a write can show that such a disk is full.
    return true;
  }
}
