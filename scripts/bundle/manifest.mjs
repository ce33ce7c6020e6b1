// The manifest of scripts that Remix's compiler writes into the server's build, and for browsers
// into a file of its own.
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { PUBLIC_PATH } from "./script-files.mjs";

/**
 * URLs begin with /build/; `imports` are all that a module needs to run, however deep.
 * @typedef {{ module: string, imports?: string[] }} Scripts
 * @typedef {Scripts & { id: string, parentId?: string, hasAction?: boolean }} RouteScripts
 * @typedef {{ entry: Scripts, routes: Record<string, RouteScripts>, version: string, url: string }}
 *   Manifest
 */

const LITERAL = /(var assets_manifest_default = )(\{[^\n]*\});/;

/** @returns {Manifest} */
export function readManifest(/** @type {string} */ serverBuild) {
  const [, , literal] = LITERAL.exec(fs.readFileSync(serverBuild, "utf8")) ?? [];
  if (literal === undefined) throw new Error(`${serverBuild} has no manifest of scripts.`);
  return new Function(`return ${literal}`)();
}

/** Under a version and a name of their own, as browsers keep what they have under the old ones. */
export function writeManifest(
  /** @type {string} */ serverBuild,
  /** @type {string} */ folder,
  /** @type {Manifest} */ manifest,
) {
  const version = createHash("sha256").update(JSON.stringify(manifest)).digest("hex").slice(0, 8);
  const name = `manifest-${version.toUpperCase()}.js`;
  const literal = JSON.stringify({ ...manifest, version, url: PUBLIC_PATH + name });
  fs.writeFileSync(
    serverBuild,
    fs.readFileSync(serverBuild, "utf8").replace(LITERAL, (_, start) => `${start}${literal};`),
  );
  fs.writeFileSync(path.join(folder, name), `window.__remixManifest=${literal};`);
}
