// Keyboard shortcuts of lists, loaded once after the page on a wide screen. '/' moves the focus to the
// search field, and the arrow keys move the focus along rows and suggestions.

const SEARCH = "header input[type=search]";
const ROWS = "main .row-link";
const SUGGESTIONS = ".suggestions a";

document.addEventListener("keydown", (event) => {
  const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.defaultPrevented;
  const moveFocus = isPlain ? findKeyAction(event.key) : null;
  if (!moveFocus) return;
  event.preventDefault();
  moveFocus();
});

/** Returns what a key does at the current focus; null when the browser handles it. */
function findKeyAction(key: string): (() => void) | null {
  const active = document.activeElement;
  if (key === "/") return isTypedInto(active) ? null : findSearchAction();
  if (key !== "ArrowDown" && key !== "ArrowUp") return null;
  const step = key === "ArrowDown" ? 1 : -1;
  if (active?.matches(SEARCH)) return step > 0 ? findFocusAction(SUGGESTIONS, 0) : null;
  const suggestions = listVisibleElements(SUGGESTIONS).findIndex((link) => link === active);
  if (suggestions >= 0)
    return findFocusAction(SUGGESTIONS, suggestions + step) ?? findFocusAction(SEARCH, 0);
  const row = listVisibleElements(ROWS).findIndex((link) => link === active);
  if (row >= 0) return findFocusAction(ROWS, row + step);
  // Nothing has the focus, or the heading that receives it on a new page.
  const hasNoFocus = !active || active === document.body || active.matches("[tabindex='-1']");
  return hasNoFocus && step > 0 ? findFocusAction(ROWS, 0) : null;
}

function isTypedInto(element: Element | null): boolean {
  return element?.matches("input, select, textarea, [contenteditable]") ?? false;
}

/** Returns a function that focuses the search field or presses the button that opens it. */
function findSearchAction(): (() => void) | null {
  const opener = document.querySelector<HTMLElement>("header [role=search] [value=open]");
  return findFocusAction(SEARCH, 0) ?? (opener ? () => opener.click() : null);
}

function findFocusAction(selector: string, index: number): (() => void) | null {
  const element = index < 0 ? undefined : listVisibleElements(selector)[index];
  return element ? () => element.focus() : null;
}

function listVisibleElements(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => element.getClientRects().length > 0,
  );
}

export {};
