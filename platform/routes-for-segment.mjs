// Remix flattens all routes and compiles their patterns each time it matches an address, several
// times per page. With all routes, the matching costs more than rendering the page. Most routes
// begin with another segment than the address and cannot match it, so `filterRoutesBySegment`
// leaves them out.

/** @typedef {{ path?: string, parentId?: string }} Route */

/**
 * Returns the routes with this first segment, and those that do not begin with a fixed segment: the
 * home page, layouts without a path, and routes whose first segment is a pattern.
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
 * for layouts without a path.
 * @param {Record<string, Route>} routes
 * @param {string} id
 * @returns {string}
 */
export function getFirstSegment(routes, id) {
  const { path = "", parentId } = routes[id] ?? {};
  const parentSegment = parentId === undefined ? "" : getFirstSegment(routes, parentId);
  return parentSegment || (path.split("/")[0] ?? "");
}
