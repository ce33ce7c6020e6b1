import type { EntryContext } from "@remix-run/node";
import { beginOf, routesBeside } from "../../../platform/routes-beside.mjs";

type Manifest = EntryContext["manifest"];
type Routes = Manifest["routes"];

const narrowed = new WeakMap<Routes, Map<string, Routes>>();

/** The app's manifest with the routes alone that drawing a page of this one can ask for. */
export function narrowRoutes(manifest: Manifest, shownId: string): Manifest {
  const known = narrowed.get(manifest.routes) ?? new Map<string, Routes>();
  narrowed.set(manifest.routes, known);
  const begin = beginOf(manifest.routes, shownId);
  const routes = known.get(begin) ?? routesBeside(manifest.routes, begin);
  known.set(begin, routes);
  return { ...manifest, routes };
}
