// The keys of lists, where there is a keyboard: loaded after the page, once. '/' goes to the search,
// the arrows along rows and suggestions; Enter follows the link that has the focus, as everywhere.

const SEARCH = "header input[type=search]";
const ROWS = "main .row-link";
const SUGGESTIONS = ".suggestions a";

document.addEventListener("keydown", (event) => {
  const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.defaultPrevented;
  const to = isPlain ? nextFocus(event.key) : null;
  if (!to) return;
  event.preventDefault();
  to();
});

/** What a key does here; null where it is the browser's. */
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
  // On nothing, or on the heading that a new page begins at.
  const isNowhere = !active || active === document.body || active.matches("[tabindex='-1']");
  return isNowhere && step > 0 ? focusOn(ROWS, 0) : null;
}

function isTypedInto(element: Element | null): boolean {
  return element?.matches("input, select, textarea, [contenteditable]") ?? false;
}

/** The field, or the button that opens it, which then has the focus. */
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
