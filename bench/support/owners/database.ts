import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Kysely, sql } from "kysely";
import { dayIn } from "../../../domain/calendar/time-zone";
import { postgresDialect } from "../../../upstream/db/postgres-dialect";
import type { Schema } from "../../../upstream/db/schema";
import {
  findBinaries,
  startServer,
  type PostgresServer,
} from "../../../upstream/testing/postgres-server";
import { checkBooks } from "./check-books";
import { makeBooks } from "./make-books";

/**
 * As for production: what is committed is on the disk. The rest is what PostgreSQL's own manual
 * advises for a machine that has other things to hold in its memory, too.
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
  /** Where the database stays for the next run. */
  keep: string | undefined;
  withStatements: boolean;
  /** For what else the API keeps in files. */
  dataDir: string;
};

export type BooksServer = { server: PostgresServer; url: string };

/** A PostgreSQL with the books, made or found there, and checked. */
export async function openBooks(wanted: BooksOptions): Promise<BooksServer> {
  const binaries = findBinaries();
  if (binaries === undefined) throw new Error("There is no PostgreSQL: install Debian's.");
  const { companies, invoices, keep } = wanted;
  // Its figures are of the days before the one it was made on.
  const today = dayIn("Asia/Kuala_Lumpur", new Date());
  const folder = keep && path.join(path.resolve(keep), `${companies}-${invoices}`);
  const note = folder && `${folder}.made`;
  // What was not finished is of no use.
  if (note && !existsSync(note)) rmSync(folder, { recursive: true, force: true });
  const server = await startServer(binaries, {
    ...(folder && { data: folder }),
    settings: { ...DURABLE, ...(wanted.withStatements && WITH_STATEMENTS) },
  });
  const url = server.url("postgres");
  if (note && existsSync(note)) {
    console.log(`${folder} was made on ${readFileSync(note, "utf8")}.`);
  } else {
    const began = performance.now();
    const db = connect(url);
    await makeBooks(db, { companies, invoices, today, dataDir: wanted.dataDir });
    await db.destroy();
    console.log(`Books made in ${((performance.now() - began) / 1_000).toFixed(0)} s.`);
    if (note) writeFileSync(note, today);
  }
  await checkBooks(connect(url), wanted.dataDir);
  console.log("Lists, dashboards and searches of some companies are as their rows say.");
  if (wanted.withStatements) await withDatabase(url, enableStatements);
  return { server, url };
}

/** Whatever is asked here may take its time. */
export async function withDatabase<T>(
  url: string,
  ask: (db: Kysely<Schema>) => Promise<T>,
): Promise<T> {
  const db = connect(url);
  try {
    return await ask(db);
  } finally {
    await db.destroy();
  }
}

function connect(url: string): Kysely<Schema> {
  return new Kysely<Schema>({ dialect: postgresDialect(url, { statement_timeout: 0 }) });
}

async function enableStatements(db: Kysely<Schema>): Promise<void> {
  await sql`create extension if not exists pg_stat_statements`.execute(db);
  await sql`select pg_stat_statements_reset()`.execute(db);
}

/** What took the server longest, altogether. */
export async function printStatements(url: string): Promise<void> {
  const { rows } = await withDatabase(url, (db) =>
    sql<{ calls: number; total: number; mean: number; most: number; query: string }>`
      select calls, round(total_exec_time) as total, mean_exec_time as mean, max_exec_time as most,
        left(regexp_replace(query, '\\s+', ' ', 'g'), 200) as query
      from pg_stat_statements order by total_exec_time desc limit 25`.execute(db),
  );
  for (const { calls, total, mean, most, query } of rows)
    console.log(`${total} ms = ${calls} × ${mean.toFixed(2)}, most ${most.toFixed(0)}: ${query}`);
}

export type Size = { table: string; rows: number; megabytes: number };

/** With their indexes, the largest first. */
export async function readSizes(url: string): Promise<Size[]> {
  const { rows } = await withDatabase(url, (db) =>
    sql<Size>`
      select relname as table, reltuples::bigint as rows,
        (pg_total_relation_size(oid) / 1048576.0)::float8 as megabytes
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      order by 3 desc`.execute(db),
  );
  return rows.filter(({ megabytes }) => megabytes >= 0.5);
}
