// This module replaces Remix's routeModules.js in the build for browsers (vite.config.ts). After a
// new build, an open page may name scripts that no longer exist. Remix would then reload the open
// page; this module opens the page that the user has requested instead. Without a connection, the app
// shows its own error page, and not the browser's.

/**
 * Returns the module of a route. When the module cannot be loaded, opens the requested page as a new
 * document. Without a connection, returns a replacement module that opens the page as a new document
 * when it is used with a connection, and fails otherwise.
 */
export async function loadRouteModule(
  { id, module }: { id: string; module: string },
  modules: Record<string, object>,
): Promise<object> {
  try {
    // The script is beside this one, in the folder of the page's language. The server names the
    // scripts of English for routes that the browser asks for later.
    return (modules[id] ??= (await import(
      /* @vite-ignore */ `./${module.split("/").pop()}`
    )) as object);
  } catch (error) {
    console.error(error);
    // The app can be reached when the server responds, whatever the file contains.
    // eslint-disable-next-line no-restricted-globals -- not the API, but a file of the app
    const pingApp = () => fetch("/favicon.svg", { method: "HEAD", cache: "no-store" });
    // Without a connection, the replacement's loader fails, because Remix would wait forever for a
    // route whose module fails. The router keeps the replacement, so the next use of the route opens
    // the requested page as a new document.
    return pingApp().then(openRequestedPage, () => ({
      clientLoader: () => pingApp().then(openRequestedPage),
      default: () => (void openRequestedPage(), null),
    }));
  }
}

function openRequestedPage(): Promise<never> {
  const { state, location } = window.__remixRouter.state.navigation;
  const target = location && location.pathname + location.search + location.hash;
  // The address is assigned only for a link to another page. After a submitted form the open page is
  // reloaded, so that the form is not submitted twice. After a step back the browser's address has
  // changed already, so assigning it would only scroll when it contains "#".
  if (state === "loading" && target && !window.location.href.endsWith(target))
    window.location.assign(target);
  else window.location.reload();
  return new Promise(() => undefined);
}
