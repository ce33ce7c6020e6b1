// Assigns modules to chunks. By default Rollup creates a chunk for every module that two routes
// share, and browsers request each chunk separately. Modules that are not assigned here stay where
// Rollup puts them.
import type { GetManualChunk, ManualChunkMeta } from "rollup";

/** The suffix that Remix's compiler adds to the module of a route in the build for browsers. */
const ROUTE = "?__remix-build-client-route";
const ROOT = `/app/root.tsx${ROUTE}`;
const LAYOUT = `/app/routes/_app.tsx${ROUTE}`;
/** The library of long forms, which validates them in the browser. */
const FORM_LIBRARY = "/node_modules/remix-validated-form/";
/** Modules that more than this share of the routes use are loaded on every page. */
const ROOT_SHARE = 0.4;
/** Modules that more than this share of the routes use are loaded together. */
const COMMON_SHARE = 0.1;
/**
 * Modules that more than this share of the routes use, some of them routes with long forms, are
 * loaded together. The share is lower, because pages with long forms have the most requests.
 */
const INPUT_SHARE = 0.04;
/**
 * The source length in characters below which a common module that imports nothing is loaded on
 * every page.
 */
const TINY = 250;

/** Returns the setting `manualChunks` of the build for browsers. */
export function assignChunks(): GetManualChunk {
  let chunkOf: Map<string, string> | undefined;
  // Rollup knows all imports when it first calls this function.
  return (id, meta) => (chunkOf ??= assignAll(meta)).get(id);
}

/** Returns the names of chunks by the ids of modules. */
function assignAll({ getModuleIds, getModuleInfo }: ManualChunkMeta): Map<string, string> {
  const importsOf = (id: string) => getModuleInfo(id)?.importedIds ?? [];
  const entries = [...getModuleIds()].filter((id) => getModuleInfo(id)?.isEntry);
  const loads = new Map(entries.map((id) => [id, collectImports(id, importsOf)]));
  const loadedBy = (matches: (entry: string) => boolean) =>
    new Set(entries.filter(matches).flatMap((id) => [...(loads.get(id) ?? [])]));

  const routes = entries.filter((id) => id.endsWith(ROUTE));
  const hasLongForm = (route: string) =>
    [...(loads.get(route) ?? [])].some((id) => id.includes(FORM_LIBRARY));
  const framework = loadedBy((id) => !id.endsWith(ROUTE) || id.endsWith(ROOT));
  const layout = loadedBy((id) => id.endsWith(LAYOUT));

  function chunkFor(id: string): string | undefined {
    if (framework.has(id)) return "root";
    const users = routes.filter((route) => loads.get(route)?.has(id));
    const share = users.length / routes.length;
    const longFormShare = users.filter(hasLongForm).length / users.length;
    if (longFormShare === 1) return share > COMMON_SHARE ? "forms" : undefined;
    const isTiny = (getModuleInfo(id)?.code?.length ?? 0) < TINY && importsOf(id).length === 0;
    if (share > ROOT_SHARE || (share > COMMON_SHARE && isTiny)) return "root";
    if (layout.has(id)) return "layout";
    if (longFormShare > 0.25 && share > INPUT_SHARE) return "inputs";
    return share > COMMON_SHARE ? "common" : undefined;
  }

  const chunkOf = new Map<string, string>();
  for (const id of loadedBy(() => true)) {
    const name = entries.includes(id) ? undefined : chunkFor(id);
    if (name) chunkOf.set(id, name);
  }
  return chunkOf;
}

/** Returns a module and all modules that it imports directly or indirectly. */
function collectImports(id: string, importsOf: (id: string) => readonly string[]): Set<string> {
  const found = new Set([id]);
  // The iteration of a set includes elements that are added during it.
  for (const each of found) for (const imported of importsOf(each)) found.add(imported);
  return found;
}
