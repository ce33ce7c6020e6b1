import { sql, type Kysely } from "kysely";
import { toDiskFault } from "../../platform/data-folder/faults";
import { hasFreeSpace } from "../../platform/data-folder/free-space";
import type { Schema } from "./schema";

/**
 * Checks that the database can be used. After a request has found a damaged database, all checks
 * fail.
 */
export class DatabaseHealth {
  readonly #db: Kysely<Schema>;
  readonly #folder: string;
  #isDamaged = false;
  #isDraining = false;

  constructor(db: Kysely<Schema>, folder: string) {
    this.#db = db;
    this.#folder = folder;
  }

  /** Remembers an error that reports damage. Must be called with every unexpected error. */
  recordError(error: unknown): void {
    if (toDiskFault(error) === "damaged") this.#isDamaged = true;
  }

  /** Makes all further checks fail, because the program was told to stop. */
  startDraining(): void {
    this.#isDraining = true;
  }

  /**
   * Throws when the database cannot be used, the disk has no room or the program is stopping.
   * Writes a row without changing it, to test that writing works.
   */
  async check(): Promise<void> {
    if (this.#isDraining) throw new Error("the program was told to stop");
    if (this.#isDamaged) throw new Error("the database is damaged");
    await sql`update kysely_migration_lock set is_locked = is_locked`.execute(this.#db);
    if (!(await hasFreeSpace(this.#folder))) throw new Error("the disk is full");
  }
}
