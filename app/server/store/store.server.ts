import path from "node:path";
import { UnusableDatabase } from "../../../data-folder/database";
import { env } from "../settings/env.server";
import { singleton } from "~/lib/singleton.server";
import { measured } from "./measured-store.server";
import type { Store } from "./key-value-store";
import { openSqliteStore } from "./sqlite-store.server";

/** The app's own: sessions, drafts, and what is counted against misuse. */
export const store: Store = singleton("store", () =>
  measured(openOrStop(path.join(env.DATA_DIR, "app.sqlite"))),
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
