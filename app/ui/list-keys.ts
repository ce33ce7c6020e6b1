// Keyboard shortcuts of lists, loaded once after the page on devices with a keyboard. '/' moves the
// focus to the search field, the arrow keys along rows and suggestions.

const SEARCH = "header input[type=search]";
const ROWS = "main .row-link";
const SUGGESTIONS = ".suggestions a";

document.addEventListener("keydown", (event) => {
  const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.defaultPrevented;
  const moveFocus = isPlain ? nextFocus(event.key) : null;
  if (!moveFocus) return;
  event.preventDefault();
  moveFocus();
});

/** Returns what a key does at the current focus; null when the browser handles it. */
function nextFocus(key: string): (() => void) | null {
  const active = document.activeElement;
  if (key === "/") return isTypedInto(active) ? null : goToSearch();
  if (key !== "ArrowDown" && key !== "ArrowUp") return null;
  const step = key === "ArrowDown" ? 1 : -1;
  if (active?.matches(SEARCH)) return step > 0 ? focusOn(SUGGESTIONS, 0) : null;
  const suggestions = all(SUGGESTIONS).findIndex((link) => link === active);
  if (suggestions >= 0) return focusOn(SUGGESTIONS, suggestions + step) ?? focusOn(SEARCH, 0);
  const row = all(ROWS).findIndex((link) => link === active);
  if (row >= 0) return focusOn(ROWS, row + step);
  // Nothing has the focus, or the heading that receives it on a new page.
  const hasNoFocus = !active || active === document.body || active.matches("[tabindex='-1']");
  return hasNoFocus && step > 0 ? focusOn(ROWS, 0) : null;
}

function isTypedInto(element: Element | null): boolean {
  return element?.matches("input, select, textarea, [contenteditable]") ?? false;
}

/** Returns a function that focuses the search field or presses the button that opens it. */
function goToSearch(): (() => void) | null {
  const opener = document.querySelector<HTMLElement>("header [role=search] [value=open]");
  return focusOn(SEARCH, 0) ?? (opener ? () => opener.click() : null);
}

function focusOn(selector: string, index: number): (() => void) | null {
  const element = index < 0 ? undefined : all(selector)[index];
  return element ? () => element.focus() : null;
}

function all(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => element.getClientRects().length > 0,
  );
}

export {};
