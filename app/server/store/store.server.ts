import path from "node:path";
import { UnusableDatabase } from "../../../platform/data-folder/database";
import { env } from "../settings/env.server";
import { singleton } from "~/lib/singleton.server";
import type { Store, StorePrefixes } from "./key-value-store";
import { measured } from "./measured-store.server";
import { openRedisStore } from "./redis-store.server";
import { openSqliteStore } from "./sqlite-store.server";

/**
 * What is kept for one person (`personKey`) counts, and is removed, together; their sessions
 * (`sessionsKey`) are listed.
 */
export const PREFIXES: StorePrefixes = /^(?:draft|sessions):[^:]+:/;

/** The app's own: sessions, drafts, and what is counted against misuse. */
export const store: Store = singleton("store", () =>
  measured(
    env.REDIS_URL
      ? openRedisStore(env.REDIS_URL, { prefixes: PREFIXES })
      : openOrStop(path.join(env.DATA_DIR, "app.sqlite")),
  ),
);

/** A damaged file stops the start with a message. */
function openOrStop(file: string): Store {
  try {
    return openSqliteStore(file);
  } catch (error) {
    console.error(error instanceof UnusableDatabase ? error.message : error);
    process.exit(1);
  }
}
