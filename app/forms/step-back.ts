/**
 * What is asked before the router hears of a step in the browser's history; set by a page that may
 * lose something.
 */
export const beforeStep: { current: ((event: PopStateEvent) => void) | null } = { current: null };

/**
 * To be called before the router is made: listeners of the window run in the order in which they
 * were added.
 */
export function listenBeforeRouter(): void {
  window.addEventListener("popstate", (event) => beforeStep.current?.(event));
}
