import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Kysely, sql } from "kysely";
import { getDayInZone } from "../../../domain/calendar/time-zone";
import { createPostgresDialect } from "../../../upstream/db/postgres-dialect";
import type { Schema } from "../../../upstream/db/schema";
import {
  findPostgresPrograms,
  startPostgresServer,
  type PostgresServer,
} from "../../../upstream/testing/postgres-server";
import { checkApiAnswers } from "./check-books";
import { createBooks } from "./make-books";

/**
 * Committed data is on the disk, as in production. The other settings are those that the PostgreSQL
 * manual recommends for a machine that also runs other programs.
 */
const DURABLE = {
  fsync: "on",
  synchronous_commit: "on",
  full_page_writes: "on",
  shared_buffers: "1GB",
  effective_cache_size: "4GB",
  max_wal_size: "4GB",
  random_page_cost: "1.1",
  max_connections: "100",
};
const WITH_STATEMENTS = { shared_preload_libraries: "pg_stat_statements" };

type BooksOptions = {
  companies: number;
  invoices: number;
  /** The folder in which the database stays for the next run; undefined for a temporary one. */
  keep: string | undefined;
  withStatements: boolean;
  /** The folder for the API's other files. */
  dataDir: string;
};

/** A running PostgreSQL, and the URL of the database with the books. */
export type BooksServer = { server: PostgresServer; url: string };

/**
 * Starts a PostgreSQL with the books; creates the books when the folder has none, and checks them.
 */
export async function openBooks(options: BooksOptions): Promise<BooksServer> {
  const binaries = findPostgresPrograms();
  if (binaries === undefined)
    throw new Error("PostgreSQL is not installed: install Debian's package.");
  const { companies, invoices, keep } = options;
  // The books end today when this run creates them. Books from an earlier run end on an earlier
  // day.
  const today = getDayInZone("Asia/Kuala_Lumpur", new Date());
  const folder = keep && path.join(path.resolve(keep), `${companies}-${invoices}`);
  const doneFile = folder && `${folder}.made`;
  // A folder without this file has unfinished books, which are deleted.
  if (doneFile && !existsSync(doneFile)) rmSync(folder, { recursive: true, force: true });
  const server = await startPostgresServer(binaries, {
    ...(folder && { data: folder }),
    settings: { ...DURABLE, ...(options.withStatements && WITH_STATEMENTS) },
  });
  const url = server.url("postgres");
  if (doneFile && existsSync(doneFile)) {
    console.log(`${folder} was created on ${readFileSync(doneFile, "utf8")}.`);
  } else {
    const startedAt = performance.now();
    const db = connect(url);
    await createBooks(db, { companies, invoices, today, dataDir: options.dataDir });
    await db.destroy();
    console.log(
      `The books were created in ${((performance.now() - startedAt) / 1_000).toFixed(0)} s.`,
    );
    if (doneFile) writeFileSync(doneFile, today);
  }
  await checkApiAnswers(connect(url), options.dataDir);
  console.log(
    "The lists, dashboards and searches of some companies match their rows in the database.",
  );
  if (options.withStatements) await runWithDatabase(url, enableStatements);
  return { server, url };
}

/**
 * Calls `use` with a connection that has no time limit for statements, and closes the connection.
 */
export async function runWithDatabase<T>(
  url: string,
  use: (db: Kysely<Schema>) => Promise<T>,
): Promise<T> {
  const db = connect(url);
  try {
    return await use(db);
  } finally {
    await db.destroy();
  }
}

function connect(url: string): Kysely<Schema> {
  return new Kysely<Schema>({ dialect: createPostgresDialect(url, { statement_timeout: 0 }) });
}

async function enableStatements(db: Kysely<Schema>): Promise<void> {
  await sql`create extension if not exists pg_stat_statements`.execute(db);
  await sql`select pg_stat_statements_reset()`.execute(db);
}

/** Prints the 25 statements that took PostgreSQL the most time in total. */
export async function printStatements(url: string): Promise<void> {
  const { rows } = await runWithDatabase(url, (db) =>
    sql<{ calls: number; total: number; mean: number; longest: number; query: string }>`
      select calls, round(total_exec_time) as total, mean_exec_time as mean, max_exec_time as longest,
        left(regexp_replace(query, '\\s+', ' ', 'g'), 200) as query
      from pg_stat_statements order by total_exec_time desc limit 25`.execute(db),
  );
  for (const { calls, total, mean, longest, query } of rows)
    console.log(
      `${total} ms = ${calls} × ${mean.toFixed(2)} ms, longest ${longest.toFixed(0)} ms: ${query}`,
    );
}

/** The size of a table with its indexes. `rows` is PostgreSQL's estimate. */
export type Size = { table: string; rows: number; megabytes: number };

/** Returns the sizes of the tables of at least half a megabyte, the largest first. */
export async function readSizes(url: string): Promise<Size[]> {
  const { rows } = await runWithDatabase(url, (db) =>
    sql<Size>`
      select relname as table, reltuples::bigint as rows,
        (pg_total_relation_size(oid) / 1048576.0)::float8 as megabytes
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      order by 3 desc`.execute(db),
  );
  return rows.filter(({ megabytes }) => megabytes >= 0.5);
}
