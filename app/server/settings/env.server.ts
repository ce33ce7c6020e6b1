import path from "node:path";
import { openDataFolder } from "../../../platform/data-folder/private-files";
import { readOrCreateSecret } from "../../../platform/data-folder/secret";
import { readSettings, type Settings } from "./read-settings.server";

/**
 * Returns the result of `read`. When it throws, prints the error's message and ends the program.
 */
function orExit<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** The settings of the app. An invalid setting ends the program with a message. */
export const env: Settings = orExit(() => {
  const settings = readSettings(process.env);
  openDataFolder(settings.DATA_DIR);
  return settings;
});

/**
 * The secret that signs the cookies and seals the sessions: the setting, or a secret that is
 * generated once and stored in the data folder.
 */
export const sessionSecret =
  env.SESSION_SECRET ?? orExit(() => readOrCreateSecret(path.join(env.DATA_DIR, "session-secret")));
