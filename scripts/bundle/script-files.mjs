import fs from "node:fs";
import path from "node:path";

/** Remix's `publicPath`, which is public/build. */
export const PUBLIC_PATH = "/build/";

/** @returns {string[]} */
export function listScripts(/** @type {string} */ folder) {
  return fs
    .readdirSync(folder, { recursive: true })
    .map((name) => path.join(folder, String(name)))
    .filter((file) => file.endsWith(".js"));
}

export function toFile(/** @type {string} */ folder, /** @type {string} */ url) {
  return path.join(folder, url.slice(PUBLIC_PATH.length));
}

export function toUrl(/** @type {string} */ folder, /** @type {string} */ file) {
  return PUBLIC_PATH + path.relative(folder, file).replaceAll(path.sep, "/");
}
