import path from "node:path";
import { env } from "./env.server";
import { once } from "./once.server";
import type { Store } from "./server/key-value-store";
import { openSqliteStore } from "./server/sqlite-store.server";

/** The app's own: sessions, drafts, and what is counted against misuse. */
export const store: Store = once("store", () => openSqliteStore(path.join(env.DATA_DIR, "app.sqlite")));
