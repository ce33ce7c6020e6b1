// Replaces Remix's routeModules.js in the build for browsers (vite.config.ts). After a new build,
// an open page may name scripts that no longer exist. Remix would reload the page and lose the tap;
// this module opens the requested page instead. Without a connection, the app shows its own error,
// not the browser's.

/**
 * Returns the module of a route. When it cannot be loaded, returns a replacement until the browser
 * has opened another page.
 */
export async function loadRouteModule(
  { id, module }: { id: string; module: string },
  modules: Record<string, object>,
): Promise<object> {
  try {
    return (modules[id] ??= (await import(/* @vite-ignore */ module)) as object);
  } catch (error) {
    console.error(error);
    // Any small file: only whether the server responds matters.
    const ask = () => fetch("/favicon.svg", { method: "HEAD", cache: "no-store" });
    // Without a connection, the route fails like its data, because Remix waits forever for a route
    // whose module fails. The router keeps the replacement, so the next use of the route opens the
    // page.
    return ask().then(openRequestedPage, () => ({
      clientLoader: () => ask().then(openRequestedPage),
      default: () => (void openRequestedPage(), null),
    }));
  }
}

function openRequestedPage(): Promise<never> {
  const { state, location } = window.__remixRouter.state.navigation;
  const target = location && location.pathname + location.search + location.hash;
  // Assigning the address works only for a navigation to another page. A submitted form is reloaded,
  // so that it is not repeated. A step back has changed the address already, and an address with "#"
  // would only scroll.
  if (state === "loading" && target && !window.location.href.endsWith(target))
    window.location.assign(target);
  else window.location.reload();
  return new Promise(() => undefined);
}
