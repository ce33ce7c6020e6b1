import path from "node:path";
import { openDataFolder } from "../../../platform/data-folder/private-files";
import { readOrCreateSecret } from "../../../platform/data-folder/secret";
import { readSettings, type Settings } from "./read-settings.server";

function orExit<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** A bad one stops the start with one sentence. */
export const env: Settings = orExit(() => {
  const settings = readSettings(process.env);
  openDataFolder(settings.DATA_DIR);
  return settings;
});

/**
 * Signs the cookies: the setting, or one made once and kept in the data folder for its owner alone.
 */
export const sessionSecret =
  env.SESSION_SECRET ?? orExit(() => readOrCreateSecret(path.join(env.DATA_DIR, "session-secret")));
