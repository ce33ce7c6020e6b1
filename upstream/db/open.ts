import { join } from "node:path";
import { Kysely } from "kysely";
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
  return new Kysely<Schema>({ dialect: embeddedDialect(file) });
}
