// Remix flattens all routes and compiles their patterns each time it matches an address, several
// times per page. With all routes, the matching costs more than rendering the page. Only routes
// with the same first segment can match an address, so these functions leave the other routes out.

/** @typedef {{ path?: string, parentId?: string }} Route */

/**
 * Returns the routes with this first segment, and the layouts, the home page and the routes that
 * match any address.
 * @template {Route} Each
 * @param {Record<string, Each>} routes by their ids
 * @param {string} segment
 * @returns {Record<string, Each>}
 */
export function filterRoutesBySegment(routes, segment) {
  const canMatch = (/** @type {string} */ first) =>
    first === segment || first === "" || isPattern(first);
  return Object.fromEntries(
    Object.entries(routes).filter(([id]) => canMatch(getFirstSegment(routes, id))),
  );
}

/** Returns whether a segment is a parameter, optional, or a wildcard. */
export const isPattern = (/** @type {string} */ segment) => /[:?*]/.test(segment);

/**
 * Returns the first segment of a route's addresses, such as "invoices"; empty for the home page and
 * for layouts.
 * @param {Record<string, Route>} routes
 * @param {string} id
 * @returns {string}
 */
export function getFirstSegment(routes, id) {
  const { path = "", parentId } = routes[id] ?? {};
  const parentSegment = parentId === undefined ? "" : getFirstSegment(routes, parentId);
  return parentSegment || (path.split("/")[0] ?? "");
}
