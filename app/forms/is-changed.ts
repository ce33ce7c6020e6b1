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

/** Without a default a browser takes the first option. */
function isChosenAnew({ options, selectedIndex }: HTMLSelectElement): boolean {
  const sent = [...options].findIndex(({ defaultSelected }) => defaultSelected);
  return selectedIndex !== Math.max(sent, 0);
}
