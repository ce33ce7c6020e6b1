import fs from "node:fs";
import path from "node:path";
import { readManifest, writeManifest } from "./manifest.mjs";
import { mergeChunks } from "./merge-chunks.mjs";
import { rewriteManifest } from "./rewrite-manifest.mjs";
import { listScripts } from "./script-files.mjs";

/**
 * Replaces the scripts in `folder`, the absolute path of public/build; `serverBuild` is the file
 * that holds their manifest.
 */
export async function bundleScripts(
  /** @type {string} */ folder,
  /** @type {string} */ serverBuild,
) {
  const manifest = readManifest(serverBuild);
  const chunks = await mergeChunks(folder, manifest);
  const rewritten = rewriteManifest(manifest, chunks, folder);

  for (const file of listScripts(folder)) fs.rmSync(file);
  for (const { fileName, code } of chunks) write(path.join(folder, fileName), code);
  writeManifest(serverBuild, folder, rewritten);
}

function write(/** @type {string} */ file, /** @type {string} */ code) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, code);
}
