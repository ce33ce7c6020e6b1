import { PUBLIC_PATH, toFile } from "./script-files.mjs";

/** @typedef {import("rollup").OutputChunk} OutputChunk */

/**
 * The manifest with the merged chunks in place of those in `folder`.
 * @param {import("./manifest.mjs").Manifest} manifest
 * @param {Pick<OutputChunk, "facadeModuleId" | "fileName" | "imports">[]} chunks
 * @param {string} folder
 * @returns {import("./manifest.mjs").Manifest}
 */
export function rewriteManifest(manifest, chunks, folder) {
  const merged = (/** @type {{ module: string }} */ { module }) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === toFile(folder, module));
    if (!chunk) throw new Error(`${module} was lost when the chunks were merged.`);
    return {
      module: PUBLIC_PATH + chunk.fileName,
      imports: transitiveImports(chunk.fileName, chunks).map((name) => PUBLIC_PATH + name),
    };
  };
  return {
    ...manifest,
    entry: merged(manifest.entry),
    routes: Object.fromEntries(
      Object.values(manifest.routes).map((route) => [route.id, { ...route, ...merged(route) }]),
    ),
  };
}

/**
 * @param {string} fileName
 * @param {Pick<OutputChunk, "fileName" | "imports">[]} chunks
 */
function transitiveImports(fileName, chunks) {
  const importsOf = new Map(chunks.map((chunk) => [chunk.fileName, chunk.imports]));
  const found = new Set([fileName]);
  // A set hands out what is added while it is gone through, each once: chunks may import each
  // other.
  for (const name of found) for (const imported of importsOf.get(name) ?? []) found.add(imported);
  return [...found].slice(1);
}
