/**
 * Submits the form that a button belongs to as a browser without script does: as a new document,
 * and without a question whether to leave the page, because the server keeps what was typed.
 */
export function submitPageForm(button: HTMLButtonElement): void {
  const { form } = button;
  if (!form) return;
  const sent = button.hasAttribute("formaction") ? createFormOfButton(button, form) : form;
  const field = document.createElement("input");
  Object.assign(field, { type: "hidden", name: button.name, value: button.value });
  sent.append(field);
  const skipQuestion = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener("beforeunload", skipQuestion, { capture: true });
  // This method fires no event that a library could handle in place of the browser.
  HTMLFormElement.prototype.submit.call(sent);
}

/** Returns a form with the fields as typed, for the address that the button names. */
function createFormOfButton(button: HTMLButtonElement, form: HTMLFormElement): HTMLFormElement {
  const copy = document.createElement("form");
  Object.assign(copy, { method: "post", action: button.formAction, hidden: true });
  for (const [name, value] of new FormData(form)) {
    const field = document.createElement("input");
    Object.assign(field, { type: "hidden", name, value });
    copy.append(field);
  }
  document.body.append(copy);
  return copy;
}
