// A page that is still open may name scripts that are gone, when a newer build is served. Remix then
// reloads the page where one is, and the tap is lost: this opens the page that was asked for. On a
// dead line that would be the browser's own page: then the app says that there was no answer.

/** As esbuild leaves it in Remix's `loadRouteModule`. */
const RELOAD = /window\.location\.reload\(\),new Promise\(\(\)=>\{\}\)/;

/** @returns {import("rollup").Plugin} */
export function openTarget() {
  let replaced = 0;
  return {
    name: "open-target",
    transform(code) {
      if (!RELOAD.test(code)) return null;
      replaced++;
      return { code: code.replace(RELOAD, `(${openPage})()`), map: null };
    },
    buildEnd(error) {
      if (!error && replaced !== 1)
        throw new Error("Remix's reload for a script that is gone was not found.");
    },
  };
}

/** Runs in the browser, as text: what to use in place of the route's module. */
function openPage() {
  // Any small file: only whether there is an answer counts.
  const ask = () => fetch("/favicon.svg", { method: "HEAD", cache: "no-store" });
  // A form that is being sent is left to Remix's way.
  const open = () => {
    const { state, location } = window.__remixRouter.state.navigation;
    const target = location && location.pathname + location.search + location.hash;
    // Going back has changed the address already, and an address with # would only be scrolled to.
    if (state === "loading" && !window.location.href.endsWith(target))
      window.location.assign(target);
    else window.location.reload();
    return new Promise(() => {});
  };
  // On a dead line the route fails as its data does, because Remix waits for ever for one whose
  // module fails. It is the router's from then on, so its next use opens the page.
  const failing = { clientLoader: () => ask().then(open), default: () => (open(), null) };
  return ask().then(open, () => failing);
}
