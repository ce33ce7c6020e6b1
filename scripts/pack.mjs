// Packs the scripts that the compiler built for browsers: a page asks for 4 to 8 files where it
// asked for 16 to 30, and for 2 to 5 kB less.
import fs from "node:fs";
import path from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { rollup } from "rollup";
import { minify } from "terser";
import { isEmptyScript, withoutEmptyScripts } from "./pack/empty-scripts.mjs";
import { readManifest, writeManifest } from "./pack/manifest.mjs";

/** @typedef {import("./pack/manifest.mjs").Manifest} Manifest */
/** @typedef {import("./pack/manifest.mjs").RouteScripts} RouteScripts */

/**
 * `folder` is public/build, whose scripts are replaced; `serverBuild` is the file that lists them.
 */
export async function packScripts(/** @type {string} */ folder, /** @type {string} */ serverBuild) {
  const manifest = readManifest(serverBuild);
  const chunks = await bundle(folder, manifest);

  const chunkOf = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const importsOf = (/** @type {string} */ fileName) => {
    const found = new Set([fileName]);
    // What is added while it is gone through is gone through as well, each once: scripts may import
    // each other.
    for (const name of found)
      for (const imported of chunkOf.get(name)?.imports ?? []) found.add(imported);
    return [...found].slice(1);
  };
  const packed = (/** @type {{ module: string }} */ { module }) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === fileOf(folder, module));
    if (!chunk) throw new Error(`${module} was lost when the scripts were packed.`);
    return {
      module: `/build/${chunk.fileName}`,
      imports: importsOf(chunk.fileName).map((fileName) => `/build/${fileName}`),
    };
  };
  const routes = Object.values(manifest.routes).map((route) => [
    route.id,
    { ...route, ...packed(route) },
  ]);

  for (const file of scriptsIn(folder)) fs.rmSync(file);
  for (const { fileName, code } of chunks) write(path.join(folder, fileName), code);
  writeManifest(serverBuild, folder, {
    ...manifest,
    entry: packed(manifest.entry),
    routes: Object.fromEntries(routes),
  });
}

async function bundle(/** @type {string} */ folder, /** @type {Manifest} */ manifest) {
  const entries = [manifest.entry, ...Object.values(manifest.routes)].map(({ module }) => module);
  const empty = scriptsIn(folder)
    .filter((file) => isEmptyScript(fs.readFileSync(file, "utf8")))
    .map((file) => addressOf(folder, file));
  /** @type {Map<string, string> | undefined} */
  let found;
  const bundled = await rollup({
    input: Object.fromEntries(entries.map((address) => [nameOf(address), fileOf(folder, address)])),
    logLevel: "silent",
    // The others may import from a page's own script as well, rather than have one made in between.
    preserveEntrySignatures: "allow-extension",
    plugins: [
      {
        name: "scripts-by-address",
        resolveId: (source) => (source.startsWith("/build/") ? fileOf(folder, source) : null),
        transform: (code) => ({ code: withoutEmptyScripts(empty, code), map: null }),
      },
    ],
  });
  const { output } = await bundled.generate({
    format: "es",
    entryFileNames: "[name]-[hash].js",
    chunkFileNames: "_shared/[hash].js",
    hoistTransitiveImports: false,
    experimentalMinChunkSize: WORTH_A_FILE,
    manualChunks(file, { getModuleInfo }) {
      const importsOf = (/** @type {string} */ address) =>
        (getModuleInfo(fileOf(folder, address))?.importedIds ?? []).map((each) =>
          addressOf(folder, each),
        );
      found ??= companions(folder, manifest, importsOf);
      return found.get(addressOf(folder, file));
    },
    plugins: [
      {
        name: "shrink",
        renderChunk: async (code, { isDynamicEntry }) => ({
          code: padded(compiledAside(await shrunk(code), isDynamicEntry)),
          map: null,
        }),
      },
    ],
  });
  return output.filter((each) => each.type === "chunk");
}

const WORTH_A_FILE = 2500;
const SMALL = 2000;
/** Of many such scripts each would be a request of its own. */
const MIDDLING = 4000;
const USED_OFTEN = 1 / 7;

/**
 * Which scripts come in one file, by its name: with the root comes what the framework, the root or
 * a seventh of the pages need, with another layout what only pages in it need; what a seventh of
 * the pages need but is too large for all of them, such as fields, is a file of its own.
 * @param {(address: string) => string[]} importsOf
 * @returns {Map<string, string>} from addresses
 */
function companions(
  /** @type {string} */ folder,
  /** @type {Manifest} */ { entry, routes },
  importsOf,
) {
  const pages = Object.values(routes);
  const users = (/** @type {string} */ address) =>
    pages.filter(({ module, imports }) => module === address || imports?.includes(address));
  /** @type {Map<string, string>} */
  const found = new Map(
    [...(entry.imports ?? []), ...(routes.root?.imports ?? [])].map((address) => [address, "root"]),
  );
  /** @returns {boolean} */
  const isCommon = (/** @type {string} */ address) =>
    found.has(address) ||
    (users(address).length >= pages.length * USED_OFTEN &&
      fs.statSync(fileOf(folder, address)).size < SMALL &&
      // A file must not need one that needs it.
      importsOf(address).every(isCommon));
  for (const address of pages.flatMap(({ imports = [] }) => imports))
    if (isCommon(address)) found.set(address, "root");
  const layouts = new Set(pages.map(({ parentId }) => parentId));
  for (const { id, module, imports = [] } of pages.filter(({ id }) => layouts.has(id))) {
    const isWithin = (/** @type {RouteScripts} */ route) =>
      route.id === id || (route.parentId !== undefined && isWithin(routes[route.parentId]));
    for (const address of [module, ...imports]) {
      if (!found.has(address) && users(address).every(isWithin)) found.set(address, id);
    }
  }
  for (const address of pages.flatMap(({ imports = [] }) => imports)) {
    if (
      found.has(address) ||
      users(address).length < pages.length * USED_OFTEN ||
      fs.statSync(fileOf(folder, address)).size >= MIDDLING
    )
      continue;
    found.set(address, "often");
    // Else it would need the file of a layout, which a page outside of it has not.
    for (const needed of importsOf(address))
      if (importsOf(needed).every((each) => found.get(each) === "root")) found.set(needed, "root");
  }
  return found;
}

async function shrunk(/** @type {string} */ code) {
  // `ecma`: as old as the phones that the compiler writes for. None of the scripts reads a property
  // for its side effects.
  const compress = { pure_getters: true, unsafe_arrows: true, drop_console: ["warn"] };
  // `wrap_func_args`: what stands in parentheses browsers compile aside, while they load it, and
  // not when it is called.
  const format = { comments: false, wrap_func_args: true };
  const { code: result } = await minify(code, { module: true, ecma: 2019, compress, format });
  if (result === undefined) throw new Error("A script could not be shrunk.");
  return result;
}

// Smaller scripts browsers compile in one go with what runs them.
const COMPILED_ASIDE_FROM = 30 * 1024;

/**
 * Chrome compiles all of a script with this mark while it loads it, and not piece by piece in the
 * way of the first tap.
 */
function compiledAside(/** @type {string} */ code, /** @type {boolean} */ isForLater) {
  return isForLater || code.length < COMPILED_ASIDE_FROM
    ? code
    : `//# allFunctionsCalledOnLoad\n${code}`;
}

// remix-serve compresses what has a kilobyte or more: with spaces up to there, a smaller script is
// sent in half its size.
const COMPRESSED_FROM = 1024;
const WORTH_COMPRESSING = 280;

function padded(/** @type {string} */ code) {
  const length = Buffer.byteLength(code);
  return length < WORTH_COMPRESSING || length > COMPRESSED_FROM
    ? code
    : code + " ".repeat(COMPRESSED_FROM + 1 - length);
}

/** @returns {string[]} */
function scriptsIn(/** @type {string} */ folder) {
  return fs
    .readdirSync(folder, { recursive: true })
    .map((name) => path.join(folder, String(name)))
    .filter((file) => file.endsWith(".js"));
}

function fileOf(/** @type {string} */ folder, /** @type {string} */ address) {
  return path.join(folder, address.slice("/build/".length));
}

function addressOf(/** @type {string} */ folder, /** @type {string} */ file) {
  return `/build/${path.relative(folder, file).replaceAll(path.sep, "/")}`;
}

/** As the compiler names it, without folder and hash: a page keeps its name. */
function nameOf(/** @type {string} */ address) {
  return address.slice("/build/".length).replace(/-[A-Z0-9]{8}\.js$/, "");
}

function write(/** @type {string} */ file, /** @type {string} */ code) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, code);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const built = (/** @type {string} */ name) =>
    fileURLToPath(new URL(`../${name}`, import.meta.url));
  await packScripts(built("public/build"), built("build/index.js"));
}
