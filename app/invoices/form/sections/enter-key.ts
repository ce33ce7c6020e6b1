const FIELDS = "input:not([type=hidden], [tabindex='-1']), select, textarea";

/**
 * Makes Enter in an input go to the next visible field of a form, and Shift+Enter to the previous
 * one. Otherwise Enter would post the form as its button Update does, and the place in the form
 * would be lost. Returns a function that removes the listener.
 */
export function moveOnEnter(form: HTMLFormElement): () => void {
  const handleKey = (event: KeyboardEvent) => {
    const { target } = event;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing;
    if (event.key !== "Enter" || !isPlain || event.defaultPrevented) return;
    // The field that finds items has keys of its own.
    if (!(target instanceof HTMLInputElement) || target.matches("[role=combobox]")) return;
    event.preventDefault();
    const fields = [...form.querySelectorAll<HTMLElement>(FIELDS)].filter(
      (field) => field.getClientRects().length > 0,
    );
    const next = fields[fields.indexOf(target) + (event.shiftKey ? -1 : 1)];
    next?.focus();
    if (next instanceof HTMLInputElement) next.select();
  };
  form.addEventListener("keydown", handleKey);
  return () => form.removeEventListener("keydown", handleKey);
}
