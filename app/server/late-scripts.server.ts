const START = /(<script[^>]* type="module"[^>]*>)([^<]*)/;
const ROUTE = /import \* as (\w+) from ("[^"]+");\s*/g;
const WAITING = ` media="not all"`;

/**
 * Has a page that Remix wrote ask for its scripts once it is painted, as it needs none for that: on
 * a bad line they would share the line with it, on an old phone the processor.
 */
export function scriptsAfterPaint(html: string): string {
  // A developer's page reloads itself by a module that must come first.
  if (/type="module"[^>]*>\s*import "/.test(html)) return html;
  return html
    .replaceAll(`rel="modulepreload"`, `rel="modulepreload"${WAITING}`)
    .replace(START, (_, tag: string, code: string) => tag + afterPaint(unindented(code)));
}

/**
 * Remix imports the page's modules first of all, and then names them to what it starts with its
 * last line.
 */
function afterPaint(code: string): string {
  const routes = [...code.matchAll(ROUTE)];
  const names = routes.map(([, name]) => name).join();
  const modules = routes.map(([, , address]) => `import(${address})`).join();
  const preload =
    "document.querySelectorAll('link[rel=modulepreload]')" +
    '.forEach(l=>l.removeAttribute("media"))';
  // The first frame is painted between the two.
  return (
    `requestAnimationFrame(()=>setTimeout(async()=>{${preload};const [${names}]=await ` +
    `Promise.all([${modules}]);${code.replace(ROUTE, "")}}))`
  );
}

/**
 * Remix indents the list of modules in every page, which weighs more than what else can be saved
 * there.
 */
function unindented(code: string): string {
  return code.replace(/\n\s*/g, "").replaceAll('": ', '":');
}
