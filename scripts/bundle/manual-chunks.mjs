// Which chunk a module goes in. A page loads three of them at most besides its own and those that
// few share: that of the root, that of its layout, and that of what many pages use but is too large
// for all of them.

const ROOT = "root";
const COMMON = "common";
/** The share of the routes that makes a module a common one. */
const COMMON_SHARE = 1 / 15;
/** A common module below it goes in the root's chunk, which every page loads. */
const ROOT_MODULE_BYTES = 2000;
/** The share that makes one of those worth its bytes on every page; less of it if they are few. */
const ROOT_SHARE = 0.27;
const SLIGHT_SHARE = 0.16;
const SLIGHT_MODULE_BYTES = 700;
/** A common module below it goes in the common chunk; a larger one is worth its request. */
const COMMON_MODULE_BYTES = 3000;
/** A module below it joins the one that it imports, though not all who use that use it as well. */
const SMALL_MODULE_BYTES = 1500;
/** What Remix leaves of a module of the server, 100 bytes, weighs less than one more request. */
const TINY_MODULE_BYTES = 200;

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
  const entries = new Set(all.map(({ module }) => module));
  const loads = new Map(all.map(({ id, module }) => [id, withImports(module, importsOf)]));
  const shared = [...new Set([...loads.values()].flat())].filter((url) => !entries.has(url));

  const usersOf = (/** @type {string} */ url) =>
    all.filter(({ id }) => loads.get(id)?.includes(url));
  const hasShare = (/** @type {string} */ url, /** @type {number} */ share) =>
    usersOf(url).length >= all.length * share;
  const isCommon = (/** @type {string} */ url) => hasShare(url, COMMON_SHARE);
  const isEverywhere = (/** @type {string} */ url) =>
    sizeOf(url) < ROOT_MODULE_BYTES &&
    hasShare(url, sizeOf(url) < SLIGHT_MODULE_BYTES ? SLIGHT_SHARE : ROOT_SHARE);

  const framework = [...withImports(entry.module, importsOf).slice(1), ...(loads.get(ROOT) ?? [])];
  const chunkOf = new Map(framework.map((url) => [url, ROOT]));
  /** @returns {boolean} */
  const belongsInRoot = (/** @type {string} */ url) =>
    chunkOf.has(url) ||
    ((isEverywhere(url) || sizeOf(url) < TINY_MODULE_BYTES) &&
      // A chunk must not import one that imports it.
      importsOf(url).every(belongsInRoot));
  for (const url of shared.filter(belongsInRoot)) chunkOf.set(url, ROOT);

  for (const layout of layoutsOf(routes)) {
    const isOfLayout = (/** @type {string} */ url) =>
      usersOf(url).every((route) => isWithin(layout, route, routes));
    for (const url of loads.get(layout.id) ?? [])
      if (!chunkOf.has(url) && isOfLayout(url)) chunkOf.set(url, layout.id);
  }

  const isUnplaced = (/** @type {string} */ url) => !chunkOf.has(url);
  /** @returns {boolean} */
  const belongsInCommon = (/** @type {string} */ url) =>
    !isUnplaced(url) ||
    (isCommon(url) &&
      sizeOf(url) < COMMON_MODULE_BYTES &&
      // Rollup takes along what a chunk imports, however large.
      importsOf(url).every(belongsInCommon));
  for (const url of shared.filter(isUnplaced).filter(belongsInCommon)) chunkOf.set(url, COMMON);

  // A chunk must not import one that imports it.
  const isLeaf = (/** @type {string} */ url) => !importsOf(url).some(isUnplaced);
  const leaves = shared.filter(isUnplaced).filter(isLeaf);
  for (const url of leaves.filter((leaf) => sizeOf(leaf) < SLIGHT_MODULE_BYTES)) {
    // Fewer bytes to its other pages than a request to those of this one.
    const host = leaves
      .filter((other) => sizeOf(other) > sizeOf(url))
      .filter((other) => usersOf(url).every(({ id }) => loads.get(id)?.includes(other)))
      .sort((one, other) => usersOf(one).length - usersOf(other).length)[0];
    if (host) for (const each of [url, host]) chunkOf.set(each, host);
  }

  for (const url of shared.filter(isUnplaced)) {
    const imported = importsOf(url).find(isUnplaced);
    if (imported && sizeOf(url) < SMALL_MODULE_BYTES)
      for (const each of [url, imported]) chunkOf.set(each, imported);
  }
  return chunkOf;
}

/** A module and all that it imports, however deep, each once. */
function withImports(/** @type {string} */ module, /** @type {Modules["importsOf"]} */ importsOf) {
  const found = new Set([module]);
  // A set hands out what is added while it is gone through.
  for (const url of found) for (const imported of importsOf(url)) found.add(imported);
  return [...found];
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
