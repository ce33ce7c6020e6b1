// esbuild makes a chunk of every module that two routes share, and each chunk is a request: Rollup
// merges them again, by routes.
import fs from "node:fs";
import { rollup } from "rollup";
import { addCompileHint } from "./compile-hint.mjs";
import { assignChunks } from "./manual-chunks.mjs";
import { minifyScript } from "./minify-script.mjs";
import { openTarget } from "./open-target.mjs";
import { PUBLIC_PATH, toFile, toUrl } from "./script-files.mjs";

/** The chunks to be written in place of those in `folder`, whose entries `manifest` names. */
export async function mergeChunks(
  /** @type {string} */ folder,
  /** @type {import("./manifest.mjs").Manifest} */ manifest,
) {
  const entries = [manifest.entry, ...Object.values(manifest.routes)].map(({ module }) => module);
  const bundled = await rollup({
    input: Object.fromEntries(entries.map((url) => [entryName(url), toFile(folder, url)])),
    // Rollup's advice is for those who wrote the code, except for this.
    onLog: (_, { code, message }) => {
      if (code === "CIRCULAR_CHUNK") throw new Error(message);
    },
    // Others may import from the chunk of a route as well, rather than have one made in between.
    preserveEntrySignatures: "allow-extension",
    plugins: [resolvePublicPath(folder), openTarget()],
  });
  const { output } = await bundled.generate({
    format: "es",
    entryFileNames: "[name]-[hash].js",
    chunkFileNames: "_shared/[hash].js",
    manualChunks: manualChunks(folder, manifest),
    plugins: [minifying],
  });
  return output.filter((each) => each.type === "chunk");
}

/** As esbuild names it, without folder and hash: a route keeps its name. */
function entryName(/** @type {string} */ url) {
  return url.slice(PUBLIC_PATH.length).replace(/-[A-Z0-9]{8}\.js$/, "");
}

/** @returns {import("rollup").Plugin} */
function resolvePublicPath(/** @type {string} */ folder) {
  return {
    name: "resolve-public-path",
    resolveId: (source) => (source.startsWith(PUBLIC_PATH) ? toFile(folder, source) : null),
  };
}

/** @returns {import("rollup").GetManualChunk} */
function manualChunks(
  /** @type {string} */ folder,
  /** @type {import("./manifest.mjs").Manifest} */ manifest,
) {
  /** @type {Map<string, string> | undefined} */
  let chunkOf;
  // Rollup knows who imports whom by the time of its first question.
  return (file, { getModuleInfo }) => {
    chunkOf ??= assignChunks(manifest, {
      sizeOf: (url) => fs.statSync(toFile(folder, url)).size,
      importsOf: (url) =>
        (getModuleInfo(toFile(folder, url))?.importedIds ?? []).map((each) => toUrl(folder, each)),
    });
    return chunkOf.get(toUrl(folder, file));
  };
}

/** @type {import("rollup").OutputPlugin} */
const minifying = {
  name: "minifying",
  renderChunk: async (code, { isDynamicEntry }) => {
    const minified = await minifyScript(code);
    return { code: isDynamicEntry ? minified : addCompileHint(minified), map: null };
  },
};
