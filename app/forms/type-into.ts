/**
 * Sets the value of a field and fires an input event, so that everything that depends on the field
 * is updated. Does nothing when the form has no such field.
 */
export function typeInto(form: HTMLFormElement | null, name: string, value: string): void {
  const field = form?.elements.namedItem(name);
  if (!(
    field instanceof HTMLInputElement ||
    field instanceof HTMLSelectElement ||
    field instanceof HTMLTextAreaElement
  ))
    return;
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
