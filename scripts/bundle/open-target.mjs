// A page that is still open may name scripts that are gone, when a newer build is served. Remix then
// reloads the page where one is, and the tap is lost: this opens the page that was asked for.

/** As esbuild leaves it in Remix's `loadRouteModule`. */
const RELOAD = /window\.location\.reload\(\)(?=,new Promise\(\(\)=>\{\}\))/;

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

/** Runs in the browser, as text. A form that is being sent is left to Remix's way. */
function openPage() {
  const { state, location } = window.__remixRouter.state.navigation;
  const target = location && location.pathname + location.search + location.hash;
  // Going back has changed the address already, and an address with # would only be scrolled to.
  if (state === "loading" && !window.location.href.endsWith(target)) window.location.assign(target);
  else window.location.reload();
}
