import type { EntryContext } from "@remix-run/node";
import { firstSegmentOf, routesForSegment } from "../../../platform/routes-for-segment.mjs";

type Manifest = EntryContext["manifest"];
type Routes = Manifest["routes"];

const routesByManifest = new WeakMap<Routes, Map<string, Routes>>();

/** The app's manifest with the routes alone that drawing a page of this one can ask for. */
export function narrowRoutes(manifest: Manifest, routeId: string): Manifest {
  const known = routesByManifest.get(manifest.routes) ?? new Map<string, Routes>();
  routesByManifest.set(manifest.routes, known);
  const begin = firstSegmentOf(manifest.routes, routeId);
  const routes = known.get(begin) ?? routesForSegment(manifest.routes, begin);
  known.set(begin, routes);
  return { ...manifest, routes };
}
