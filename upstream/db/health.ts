import { sql, type Kysely } from "kysely";
import { diskFault } from "../../platform/data-folder/faults";
import { hasRoom } from "../../platform/data-folder/room";
import type { Schema } from "./schema";

/** Whether the database can be worked in; damage that a request meets is remembered. */
export class DatabaseHealth {
  readonly #db: Kysely<Schema>;
  readonly #folder: string;
  #isDamaged = false;
  #isLeaving = false;

  constructor(db: Kysely<Schema>, folder: string) {
    this.#db = db;
    this.#folder = folder;
  }

  /** To be told of every error that nobody foresaw. */
  recordError(error: unknown): void {
    if (diskFault(error) === "damaged") this.#isDamaged = true;
  }

  /** From now on it says that it cannot: the program was told to stop. */
  startDraining(): void {
    this.#isLeaving = true;
  }

  /** Throws when it cannot; writes the same row over and over. */
  async check(): Promise<void> {
    if (this.#isLeaving) throw new Error("the program was told to stop");
    if (this.#isDamaged) throw new Error("the database is damaged");
    await sql`update kysely_migration_lock set is_locked = is_locked`.execute(this.#db);
    if (!(await hasRoom(this.#folder))) throw new Error("the disk is full");
  }
}
