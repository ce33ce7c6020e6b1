// Keeps the temporary files of tests in memory, because each commit of a database waits for a disk.
import fs from "node:fs";
import process from "node:process";

/** Linux keeps the files of this folder in memory. Containers often give it 64 MB. */
const MEMORY_FOLDER = "/dev/shm";
const SMALLEST_FREE_BYTES = 2 * 1024 ** 3;

/** Sets TMPDIR for this process and the programs that it starts, unless it is set. */
export function useMemoryForTemporaryFiles() {
  if (!process.env.TMPDIR && hasRoom()) process.env.TMPDIR = MEMORY_FOLDER;
}

function hasRoom() {
  try {
    fs.accessSync(MEMORY_FOLDER, fs.constants.W_OK);
    const { bavail, bsize } = fs.statfsSync(MEMORY_FOLDER);
    return bavail * bsize >= SMALLEST_FREE_BYTES;
  } catch {
    return false;
  }
}
