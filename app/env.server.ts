import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { randomBytes } from "node:crypto";
import path from "node:path";
import { readSettings, type Settings } from "./settings.server";

/** The settings; a bad one stops the start with one sentence. */
function readOrStop(): Settings {
  try {
    const settings = readSettings(process.env);
    mkdirSync(settings.DATA_DIR, { recursive: true });
    return settings;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

export const env = readOrStop();

/** Signs the cookies: the setting, or one made once and kept in the data folder for its owner alone. */
export const sessionSecret = env.SESSION_SECRET ?? keptSecret(path.join(env.DATA_DIR, "session-secret"));

function keptSecret(file: string): string {
  try {
    writeFileSync(file, randomBytes(32).toString("hex"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  return readFileSync(file, "utf8");
}
