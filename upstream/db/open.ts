import { join } from "node:path";
import { Kysely, type LogEvent } from "kysely";
import { timings } from "../../metrics/metrics";
import { openDataFolder } from "../../data-folder/private-files";
import type { UpstreamSettings } from "../settings";
import { embeddedDialect } from "./dialect";
import type { Schema } from "./schema";

/**
 * Opens the embedded database, making its folder and file when they are missing; throws
 * `UnusableDatabase`.
 */
export function openDatabase(settings: UpstreamSettings): Kysely<Schema> {
  openDataFolder(settings.dataDir);
  const file = settings.databaseFile ?? join(settings.dataDir, "books.sqlite");
  return new Kysely<Schema>({ dialect: embeddedDialect(file), log: noteQuery });
}

const queries = timings("lejar_database_queries_seconds", "Queries of the books.", ["kind"]);

function noteQuery({ level, query, queryDurationMillis }: LogEvent): void {
  const [kind = ""] = query.sql.trimStart().split(/\W/, 1);
  const outcome = level === "error" ? "failed" : "ok";
  queries.note({ kind: kind.toLowerCase(), outcome }, queryDurationMillis / 1000);
}
