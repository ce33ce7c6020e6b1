// Takes the place of Remix's routeModules.js in the build for browsers (vite.config.ts). A page that
// is still open may name scripts that are gone, when a newer build is served. Remix then reloads the
// page where one is, and the tap is lost: this opens the page that was asked for. On a dead line that
// would be the browser's own page: then the app says that there was no answer.

/** The module of a route, or what stands in for it until the browser has opened another page. */
export async function loadRouteModule(
  { id, module }: { id: string; module: string },
  modules: Record<string, object>,
): Promise<object> {
  try {
    return (modules[id] ??= (await import(/* @vite-ignore */ module)) as object);
  } catch (error) {
    console.error(error);
    // Any small file: only whether there is an answer counts.
    // eslint-disable-next-line no-restricted-globals -- the app's own address, from the browser
    const ask = () => fetch("/favicon.svg", { method: "HEAD", cache: "no-store" });
    // On a dead line the route fails as its data does, because Remix waits for ever for one whose
    // module fails. It is the router's from then on, so its next use opens the page.
    return ask().then(openRequestedPage, () => ({
      clientLoader: () => ask().then(openRequestedPage),
      default: () => (void openRequestedPage(), null),
    }));
  }
}

function openRequestedPage(): Promise<never> {
  const { state, location } = window.__remixRouter.state.navigation;
  const target = location && location.pathname + location.search + location.hash;
  // A form that is being sent is left to a reload. Going back has changed the address already, and
  // an address with # would only be scrolled to.
  if (state === "loading" && target && !window.location.href.endsWith(target))
    window.location.assign(target);
  else window.location.reload();
  return new Promise(() => undefined);
}
