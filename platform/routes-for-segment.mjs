// Remix writes out all routes and compiles their patterns whenever it matches one address, which it
// does several times a page and which costs more than drawing the page. Only routes whose addresses
// begin alike can be meant by the same address.

/** @typedef {{ path?: string, parentId?: string }} Route */

/**
 * The routes whose addresses begin so, the layouts, the home page and what matches any address.
 * @template {Route} Each
 * @param {Record<string, Each>} routes by their ids
 * @param {string} begin
 * @returns {Record<string, Each>}
 */
export function routesForSegment(routes, begin) {
  const canMean = (/** @type {string} */ own) => own === begin || own === "" || isPattern(own);
  return Object.fromEntries(
    Object.entries(routes).filter(([id]) => canMean(firstSegmentOf(routes, id))),
  );
}

/** A parameter, a part that may be missing, or anything. */
export const isPattern = (/** @type {string} */ begin) => /[:?*]/.test(begin);

/**
 * The first part of a route's addresses, "invoices"; blank for the home page and for layouts.
 * @param {Record<string, Route>} routes
 * @param {string} id
 * @returns {string}
 */
export function firstSegmentOf(routes, id) {
  const { path = "", parentId } = routes[id] ?? {};
  const above = parentId === undefined ? "" : firstSegmentOf(routes, parentId);
  return above || (path.split("/")[0] ?? "");
}
