import { chmodSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { Kysely } from "kysely";
import type { UpstreamSettings } from "../settings";
import { embeddedDialect } from "./dialect";
import type { Schema } from "./schema";

/** Opens the embedded database, making its folder and file when they are missing. */
export function openDatabase(settings: UpstreamSettings): Kysely<Schema> {
  mkdirSync(settings.dataDir, { recursive: true });
  const file = settings.databaseFile ?? join(settings.dataDir, "books.sqlite");
  const dialect = embeddedDialect(file);
  chmodSync(file, 0o600);
  return new Kysely<Schema>({ dialect });
}
