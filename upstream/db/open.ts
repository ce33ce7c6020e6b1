import { join } from "node:path";
import { Kysely } from "kysely";
import { openDataFolder } from "../../data-folder/private-files";
import type { UpstreamSettings } from "../settings";
import { postgresDialect } from "./postgres-dialect";
import type { Schema } from "./schema";
import { embeddedDialect } from "./sqlite-dialect";

/**
 * Opens the database: PostgreSQL where its address is given, else the embedded one, making its file
 * when it is missing. The data folder is made in either case. Throws `UnusableDatabase`.
 */
export function openDatabase(settings: UpstreamSettings): Kysely<Schema> {
  openDataFolder(settings.dataDir);
  if (settings.databaseUrl !== undefined)
    return new Kysely<Schema>({ dialect: postgresDialect(settings.databaseUrl) });
  const file = settings.databaseFile ?? join(settings.dataDir, "books.sqlite");
  return new Kysely<Schema>({ dialect: embeddedDialect(file) });
}
