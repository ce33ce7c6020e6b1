// Which chunk a module goes in. Rollup alone makes a chunk of every module that two routes share, and
// each is a request. What is left out here is placed by Rollup.
import type { GetManualChunk, ManualChunkMeta } from "rollup";

/** How Remix's compiler marks the module of a route in the build for browsers. */
const ROUTE = "?__remix-build-client-route";
const ROOT = `/app/root.tsx${ROUTE}`;
const LAYOUT = `/app/routes/_app.tsx${ROUTE}`;
/** Routes whose long forms are checked in the browser. */
const FORM_LIBRARY = "/node_modules/remix-validated-form/";
/** The share of the routes that makes a module worth loading on every page. */
const ROOT_SHARE = 0.4;
/** The share that makes it worth loading with others as widely used. */
const COMMON_SHARE = 0.1;
/** The same for what mostly routes with long forms use, whose pages have the most requests. */
const INPUT_SHARE = 0.06;
/** In characters of source: a common module below it is worth its bytes on every page. */
const TINY = 250;

/** The setting `manualChunks` of the build for browsers. */
export function assignChunks(): GetManualChunk {
  let chunkOf: Map<string, string> | undefined;
  // Rollup knows who imports whom by the time of its first question.
  return (id, meta) => (chunkOf ??= readChunks(meta)).get(id);
}

/** Names of chunks by the ids of modules. */
function readChunks({ getModuleIds, getModuleInfo }: ManualChunkMeta): Map<string, string> {
  const importsOf = (id: string) => getModuleInfo(id)?.importedIds ?? [];
  const entries = [...getModuleIds()].filter((id) => getModuleInfo(id)?.isEntry);
  const loads = new Map(entries.map((id) => [id, withImports(id, importsOf)]));
  const loadedBy = (isMeant: (entry: string) => boolean) =>
    new Set(entries.filter(isMeant).flatMap((id) => [...(loads.get(id) ?? [])]));

  const routes = entries.filter((id) => id.endsWith(ROUTE));
  const hasLongForm = (route: string) =>
    [...(loads.get(route) ?? [])].some((id) => id.includes(FORM_LIBRARY));
  const framework = loadedBy((id) => !id.endsWith(ROUTE) || id.endsWith(ROOT));
  const layout = loadedBy((id) => id.endsWith(LAYOUT));

  function chunkFor(id: string): string | undefined {
    if (framework.has(id)) return "root";
    const users = routes.filter((route) => loads.get(route)?.has(id));
    const share = users.length / routes.length;
    const ofLongForms = users.filter(hasLongForm).length / users.length;
    if (ofLongForms === 1) return share > COMMON_SHARE ? "forms" : undefined;
    const isTiny = (getModuleInfo(id)?.code?.length ?? 0) < TINY && importsOf(id).length === 0;
    if (share > ROOT_SHARE || (share > COMMON_SHARE && isTiny)) return "root";
    if (layout.has(id)) return "layout";
    if (ofLongForms > 0.5 && share > INPUT_SHARE) return "inputs";
    return share > COMMON_SHARE ? "common" : undefined;
  }

  const chunkOf = new Map<string, string>();
  for (const id of loadedBy(() => true)) {
    const name = entries.includes(id) ? undefined : chunkFor(id);
    if (name) chunkOf.set(id, name);
  }
  return chunkOf;
}

/** A module and all that it imports, however deep. */
function withImports(id: string, importsOf: (id: string) => readonly string[]): Set<string> {
  const found = new Set([id]);
  // A set hands out what is added while it is gone through.
  for (const each of found) for (const imported of importsOf(each)) found.add(imported);
  return found;
}
