/**
 * Whether anything in the form is other than the server sent it: what a browser keeps as each
 * field's default.
 */
export function isChanged(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => {
    if (field instanceof HTMLSelectElement) return isSelectionChanged(field);
    if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
    if (!(field instanceof HTMLInputElement) || !field.name || field.type === "hidden")
      return false;
    return field.type === "checkbox" || field.type === "radio"
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue;
  });
}

const savedTexts = new WeakMap<HTMLFormElement, string>();

/** All that a form would post, to tell whether it is still the same. */
export function serializeForm(form: HTMLFormElement): string {
  const fields = [...new FormData(form)];
  return JSON.stringify(fields.filter(([, value]) => typeof value === "string"));
}

/** The server has the form as it was with this text. */
export function recordSavedText(form: HTMLFormElement, text: string): void {
  savedTexts.set(form, text);
}

/** Whether what is typed in the form comes to the server at present. */
export function setAutosaving(form: HTMLFormElement, isKeeping: boolean): void {
  if (isKeeping) autosavingForms.add(form);
  else autosavingForms.delete(form);
}

const autosavingForms = new WeakSet<HTMLFormElement>();

/** Whether the server has what is in the form, or gets it when the page is left. */
export function isStoredOnServer(form: HTMLFormElement): boolean {
  return autosavingForms.has(form) || !isChanged(form);
}

/** Whether leaving the form would lose something. */
export function hasUnsavedInput(form: HTMLFormElement): boolean {
  const kept = savedTexts.get(form);
  return kept === undefined ? isChanged(form) : kept !== serializeForm(form);
}

/** Without a default a browser takes the first option. */
function isSelectionChanged({ options, selectedIndex }: HTMLSelectElement): boolean {
  const sent = [...options].findIndex(({ defaultSelected }) => defaultSelected);
  return selectedIndex !== Math.max(sent, 0);
}
