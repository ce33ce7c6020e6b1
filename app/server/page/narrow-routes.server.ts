import type { EntryContext } from "@remix-run/node";
import { getFirstSegment, filterRoutesBySegment } from "../../../platform/routes-for-segment.mjs";

type Manifest = EntryContext["manifest"];
type Routes = Manifest["routes"];

/** Caches the narrowed routes: by the routes of the whole manifest, then by first segment. */
const routesByManifest = new WeakMap<Routes, Map<string, Routes>>();

/**
 * Returns the manifest with the routes that rendering the page of `routeId` needs: those that
 * `filterRoutesBySegment` returns for its first segment.
 */
export function narrowRoutes(manifest: Manifest, routeId: string): Manifest {
  const bySegment = routesByManifest.get(manifest.routes) ?? new Map<string, Routes>();
  routesByManifest.set(manifest.routes, bySegment);
  const segment = getFirstSegment(manifest.routes, routeId);
  const routes = bySegment.get(segment) ?? filterRoutesBySegment(manifest.routes, segment);
  bySegment.set(segment, routes);
  return { ...manifest, routes };
}
