import { join } from "node:path";
import { Kysely, type LogEvent } from "kysely";
import { registerTimings } from "../../platform/metrics/metrics";
import { openDataFolder } from "../../platform/data-folder/private-files";
import type { UpstreamSettings } from "../settings/settings";
import { createPostgresDialect } from "./postgres-dialect";
import type { Schema } from "./schema";
import { createSqliteDialect } from "./sqlite-dialect";

/**
 * Opens the database: PostgreSQL when the settings have its address, otherwise the embedded SQLite
 * file, which is created when it is missing. Creates the data folder in either case. Throws
 * an error when the data folder or the file cannot be used.
 */
export function openDatabase(settings: UpstreamSettings): Kysely<Schema> {
  openDataFolder(settings.dataDir);
  if (settings.databaseUrl !== undefined)
    return new Kysely<Schema>({
      dialect: createPostgresDialect(settings.databaseUrl),
      log: recordQueryTime,
    });
  const file = settings.databaseFile ?? join(settings.dataDir, "books.sqlite");
  return new Kysely<Schema>({ dialect: createSqliteDialect(file), log: recordQueryTime });
}

const queryTimes = registerTimings("lejar_database_queries_seconds", "Queries of the books.", [
  "kind",
]);

function recordQueryTime({ level, query, queryDurationMillis }: LogEvent): void {
  const [kind = ""] = query.sql.trimStart().split(/\W/, 1);
  const outcome = level === "error" ? "failed" : "ok";
  queryTimes.observe({ kind: kind.toLowerCase(), outcome }, queryDurationMillis / 1000);
}
