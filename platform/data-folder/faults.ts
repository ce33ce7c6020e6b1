/** The ways in which a disk or a database file can make a write fail. */
export type DiskFault =
  /** The disk is full, or a quota is used up. */
  | "full"
  /** The file cannot be read or written: the disk fails, or the file's permissions forbid it. */
  | "unwritable"
  /** The content of the file is no longer a valid database. */
  | "damaged"
  /** Another process holds the write lock for longer than a write waits. */
  | "busy";

/**
 * Converts an error of SQLite or of the operating system to a disk fault, by the error's `code`;
 * returns null for any other error.
 */
export function toDiskFault(error: unknown): DiskFault | null {
  const code =
    typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
  if (["SQLITE_FULL", "ENOSPC", "EDQUOT"].includes(code)) return "full";
  if (/^SQLITE_(CORRUPT|NOTADB)/.test(code)) return "damaged";
  if (/^SQLITE_(BUSY|LOCKED)/.test(code)) return "busy";
  if (/^SQLITE_(IOERR|READONLY|CANTOPEN|PERM)/.test(code)) return "unwritable";
  return ["EIO", "EROFS", "EACCES", "EPERM", "EFBIG"].includes(code) ? "unwritable" : null;
}

/** The HTTP status of the response to a request that failed with a fault. */
export const DISK_FAULT_STATUS: Record<DiskFault, 500 | 503 | 507> = {
  full: 507,
  unwritable: 507,
  damaged: 500,
  busy: 503,
};
