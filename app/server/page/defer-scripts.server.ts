import { NEEDED_FEATURES } from "./needed-features";

/**
 * Matches a module script whose first import has no names, as Vite's reload script in development.
 */
const SIDE_EFFECT_IMPORT = /type="module"[^>]*>\s*import "/;
const MODULE_SCRIPT = /(<script[^>]* type="module"[^>]*>)([^<]*)/;
const ROUTE_IMPORT = /import \* as (\w+) from ("[^"]+");\s*/g;

/**
 * Rewrites the HTML of a page that Remix rendered so that its scripts load after the first paint.
 * The scripts would otherwise compete with the first paint for the network and the processor. A
 * browser that lacks a feature in `NEEDED_FEATURES` loads no scripts and shows the page as it was
 * sent.
 */
export function deferScripts(html: string): string {
  // In development, Vite's reload script must be imported first, so the page stays as it is.
  if (SIDE_EFFECT_IMPORT.test(html)) return html;
  return html
    .replaceAll(`rel="modulepreload"`, `rel="modulepreload" media="not all"`)
    .replace(MODULE_SCRIPT, (_, tag: string, code: string) => tag + runAfterPaint(code));
}

/**
 * Returns the code of Remix's module script so that it runs after the first paint. Remix imports
 * the route modules first and the client entry in the last line.
 */
function runAfterPaint(code: string): string {
  const routes = [...code.matchAll(ROUTE_IMPORT)];
  const names = routes.map(([, name]) => name).join();
  const modules = routes.map(([, , url]) => `import(${url})`).join();
  // The whole style sheet and the scripts.
  const enableLinks =
    "document.querySelectorAll('link[disabled],link[rel=modulepreload]')" +
    '.forEach(l=>{l.removeAttribute("disabled");l.removeAttribute("media")})';
  // The browser paints the first frame between `requestAnimationFrame` and `setTimeout`.
  return (
    `${NEEDED_FEATURES.join("&&")}&&` +
    `requestAnimationFrame(()=>setTimeout(async()=>{${enableLinks};const [${names}]=await ` +
    `Promise.all([${modules}]);${code.replace(ROUTE_IMPORT, "")}}))`
  );
}
