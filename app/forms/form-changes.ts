/**
 * Tells whether any field that is shown differs from its default value, which is the value that the
 * server sent.
 */
export function isFormChanged(form: HTMLFormElement): boolean {
  return [...form.elements].some(isFieldChanged);
}

/**
 * Tells whether one field differs from its default value. False for hidden fields and for inputs
 * without a name.
 */
export function isFieldChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) return isSelectionChanged(field);
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (!(field instanceof HTMLInputElement) || !field.name || field.type === "hidden") return false;
  return field.type === "checkbox" || field.type === "radio"
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue;
}

const savedTexts = new WeakMap<HTMLFormElement, string>();

/** Returns the fields that the form would post, as JSON of name-value pairs, without files. */
export function serializeForm(form: HTMLFormElement): string {
  const fields = [...new FormData(form)];
  return JSON.stringify(fields.filter(([, value]) => typeof value === "string"));
}

/** Records the result of `serializeForm` that the server has stored. */
export function recordSavedText(form: HTMLFormElement, text: string): void {
  savedTexts.set(form, text);
}

/** Records whether autosave works for the form: true from its start, false while it fails. */
export function setAutosaving(form: HTMLFormElement, isAutosaving: boolean): void {
  if (isAutosaving) autosavingForms.add(form);
  else autosavingForms.delete(form);
}

const autosavingForms = new WeakSet<HTMLFormElement>();

/** Tells whether the server has the form's input, or receives it when the page is left. */
export function isStoredOnServer(form: HTMLFormElement): boolean {
  return autosavingForms.has(form) || !isFormChanged(form);
}

/** Tells whether the form has input that the server has not stored. */
export function hasUnsavedInput(form: HTMLFormElement): boolean {
  const saved = savedTexts.get(form);
  return saved === undefined ? isFormChanged(form) : saved !== serializeForm(form);
}

/**
 * Tells whether another option is selected. When no option is the default, browsers select the
 * first one.
 */
function isSelectionChanged({ options, selectedIndex }: HTMLSelectElement): boolean {
  const defaultIndex = [...options].findIndex(({ defaultSelected }) => defaultSelected);
  return selectedIndex !== Math.max(defaultIndex, 0);
}
