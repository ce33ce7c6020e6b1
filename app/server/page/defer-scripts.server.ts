import { NEEDED_FEATURES } from "./needed-features";

const SIDE_EFFECT_IMPORT = /type="module"[^>]*>\s*import "/;
const MODULE_SCRIPT = /(<script[^>]* type="module"[^>]*>)([^<]*)/;
const ROUTE_IMPORT = /import \* as (\w+) from ("[^"]+");\s*/g;

/**
 * Has a page that Remix rendered load its scripts after its first paint, which needs none of them:
 * on a slow line they would share the line with it, on an old phone the processor. `html` is the
 * page, or the part of it that asks for scripts. A browser that lacks what they need loads none, and
 * keeps the page as it was sent.
 */
export function deferScripts(html: string): string {
  // In development a page reloads itself by a module that must come first.
  if (SIDE_EFFECT_IMPORT.test(html)) return html;
  return html
    .replaceAll(`rel="modulepreload"`, `rel="modulepreload" media="not all"`)
    .replace(MODULE_SCRIPT, (_, tag: string, code: string) => tag + runAfterPaint(code));
}

/**
 * Remix imports the modules of the page's routes first, and then names them to the entry that it
 * imports with its last line.
 */
function runAfterPaint(code: string): string {
  const routes = [...code.matchAll(ROUTE_IMPORT)];
  const names = routes.map(([, name]) => name).join();
  const modules = routes.map(([, , url]) => `import(${url})`).join();
  const preload =
    "document.querySelectorAll('link[rel=modulepreload]')" +
    '.forEach(l=>l.removeAttribute("media"))';
  // The first frame is painted between the two.
  return (
    `${NEEDED_FEATURES.join("&&")}&&` +
    `requestAnimationFrame(()=>setTimeout(async()=>{${preload};const [${names}]=await ` +
    `Promise.all([${modules}]);${code.replace(ROUTE_IMPORT, "")}}))`
  );
}
