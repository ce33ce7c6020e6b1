// Which chunk a module goes in. A page loads three at most besides its own: that of the root, that
// of its layout, and that of what many pages use but is too large for all of them.

const ROOT = "root";
const COMMON = "common";
/** The share of the routes that makes a module a common one. */
const COMMON_SHARE = 1 / 7;
/** A common module below it goes in the root's chunk, which every page loads. */
const ROOT_MODULE_BYTES = 2000;
/** A common module below it goes in the common chunk; a larger one is worth its request. */
const COMMON_MODULE_BYTES = 4000;

/**
 * @typedef {import("./manifest.mjs").Manifest} Manifest
 * @typedef {import("./manifest.mjs").RouteScripts} RouteScripts
 * @typedef {{ sizeOf: (url: string) => number, importsOf: (url: string) => string[] }} Modules
 *   bytes, and direct imports
 */

/**
 * The names of chunks by the URLs of modules; Rollup places what has none.
 * @param {Manifest} manifest
 * @param {Modules} modules
 * @returns {Map<string, string>}
 */
export function assignChunks({ entry, routes }, { sizeOf, importsOf }) {
  const all = Object.values(routes);
  const shared = all.flatMap(({ imports = [] }) => imports);
  /** @type {Map<string, string>} */
  const chunkOf = new Map();

  const usersOf = (/** @type {string} */ url) =>
    all.filter(({ module, imports }) => module === url || imports?.includes(url));
  const isCommon = (/** @type {string} */ url) => usersOf(url).length >= all.length * COMMON_SHARE;
  const isInRoot = (/** @type {string} */ url) => chunkOf.get(url) === ROOT;

  /** @returns {boolean} */
  const belongsInRoot = (/** @type {string} */ url) =>
    isInRoot(url) ||
    (isCommon(url) &&
      sizeOf(url) < ROOT_MODULE_BYTES &&
      // A chunk must not import one that imports it.
      importsOf(url).every(belongsInRoot));

  for (const url of [...(entry.imports ?? []), ...(routes.root?.imports ?? [])])
    chunkOf.set(url, ROOT);
  for (const url of shared) if (belongsInRoot(url)) chunkOf.set(url, ROOT);

  for (const layout of layoutsOf(routes)) {
    for (const url of [layout.module, ...(layout.imports ?? [])]) {
      const isOfLayout = usersOf(url).every((route) => isWithin(layout, route, routes));
      if (!chunkOf.has(url) && isOfLayout) chunkOf.set(url, layout.id);
    }
  }

  for (const url of shared) {
    if (chunkOf.has(url) || !isCommon(url) || sizeOf(url) >= COMMON_MODULE_BYTES) continue;
    chunkOf.set(url, COMMON);
    // Else it could import the chunk of a layout, which a page outside of that does not load.
    for (const imported of importsOf(url))
      if (importsOf(imported).every(isInRoot)) chunkOf.set(imported, ROOT);
  }
  return chunkOf;
}

/** @returns {RouteScripts[]} */
function layoutsOf(/** @type {Manifest["routes"]} */ routes) {
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId));
  return Object.values(routes).filter(({ id }) => parents.has(id));
}

/** @returns {boolean} */
function isWithin(
  /** @type {RouteScripts} */ layout,
  /** @type {RouteScripts} */ route,
  /** @type {Manifest["routes"]} */ routes,
) {
  if (route.id === layout.id) return true;
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  return parent !== undefined && isWithin(layout, parent, routes);
}
