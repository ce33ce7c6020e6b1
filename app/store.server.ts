import path from "node:path";
import Database from "libsql";
import { env } from "./env.server";
import { once } from "./once.server";

const SWEEP_EVERY_MS = 60 * 60 * 1000;

const { database, statements } = once("store", openStore);

function openStore() {
  const database = new Database(path.join(env.DATA_DIR, "app.sqlite"), { timeout: 5000 });
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    CREATE TABLE IF NOT EXISTS entries (
      key TEXT PRIMARY KEY,
      value TEXT NOT NULL,
      expires_at INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS entries_expires_at ON entries (expires_at);
  `);
  const statements = {
    get: database.prepare("SELECT value FROM entries WHERE key = ? AND expires_at > ?"),
    set: database.prepare(
      `INSERT INTO entries (key, value, expires_at) VALUES (?, ?, ?)
       ON CONFLICT (key) DO UPDATE SET value = excluded.value, expires_at = excluded.expires_at`,
    ),
    add: database.prepare(
      `INSERT INTO entries (key, value, expires_at) VALUES (?, ?, ?)
       ON CONFLICT (key) DO UPDATE SET value = excluded.value, expires_at = excluded.expires_at
       WHERE entries.expires_at <= ?`,
    ),
    remove: database.prepare("DELETE FROM entries WHERE key = ?"),
    removeUnder: database.prepare("DELETE FROM entries WHERE key >= ? AND key < ?"),
    sweep: database.prepare("DELETE FROM entries WHERE expires_at <= ?"),
    check: database.prepare("SELECT 1"),
  };
  setInterval(() => statements.sweep.run(Date.now()), SWEEP_EVERY_MS).unref();
  return { database, statements };
}

/**
 * The app's own key-value store with expiry: sessions, drafts and tries to log
 * in. Embedded in one SQLite file; every write is on the disk when it returns.
 */
// Asynchronous although SQLite is not: a store shared by several copies of the
// app is reached over a network, and takes this one's place unchanged.
export const store = {
  /** The value as it was set, unchecked; null when it is unknown or expired. */
  async get(key: string): Promise<unknown> {
    const row: unknown = statements.get.get(key, Date.now());
    const hasValue = typeof row === "object" && row !== null && "value" in row;
    return hasValue && typeof row.value === "string" ? JSON.parse(row.value) : null;
  },
  async set(key: string, value: unknown, seconds: number): Promise<void> {
    statements.set.run(key, JSON.stringify(value), Date.now() + seconds * 1000);
  },
  /** As `set`, but false, and nothing done, when the key is taken: of several at once one succeeds. */
  async add(key: string, value: unknown, seconds: number): Promise<boolean> {
    const now = Date.now();
    return statements.add.run(key, JSON.stringify(value), now + seconds * 1000, now).changes > 0;
  },
  async remove(key: string): Promise<void> {
    statements.remove.run(key);
  },
  /** Removes every key that begins with `prefix`. */
  async removeUnder(prefix: string): Promise<void> {
    statements.removeUnder.run(prefix, `${prefix}\uffff`);
  },
  async check(): Promise<void> {
    statements.check.get();
  },
  close(): void {
    database.close();
  },
};
