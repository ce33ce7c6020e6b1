/**
 * Whether anything in the form is other than the server sent it: what a browser keeps as each
 * field's default.
 */
export function isChanged(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => {
    if (field instanceof HTMLSelectElement) return isChosenAnew(field);
    if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
    if (!(field instanceof HTMLInputElement) || !field.name || field.type === "hidden")
      return false;
    return field.type === "checkbox" || field.type === "radio"
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue;
  });
}

const keptText = new WeakMap<HTMLFormElement, string>();

/** All that a form would post, to tell whether it is still the same. */
export function textOf(form: HTMLFormElement): string {
  const fields = [...new FormData(form)];
  return JSON.stringify(fields.filter(([, value]) => typeof value === "string"));
}

/** The server has the form as it was with this text. */
export function noteKept(form: HTMLFormElement, text: string): void {
  keptText.set(form, text);
}

/** What is typed in the form cannot be kept at present. */
export function noteFailing(form: HTMLFormElement, isFailing: boolean): void {
  if (isFailing) failing.add(form);
  else failing.delete(form);
}

export function isKeepingFailing(form: HTMLFormElement): boolean {
  return failing.has(form);
}

const failing = new WeakSet<HTMLFormElement>();

/** Whether leaving the form would lose something. */
export function hasUnsent(form: HTMLFormElement): boolean {
  const kept = keptText.get(form);
  return kept === undefined ? isChanged(form) : kept !== textOf(form);
}

/** Without a default a browser takes the first option. */
function isChosenAnew({ options, selectedIndex }: HTMLSelectElement): boolean {
  const sent = [...options].findIndex(({ defaultSelected }) => defaultSelected);
  return selectedIndex !== Math.max(sent, 0);
}
