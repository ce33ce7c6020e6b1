/** Sets a field as if it was typed, so that all that follows from it follows. */
export function typeInto(form: HTMLFormElement | null, name: string, value: string): void {
  const field = form?.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return;
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
