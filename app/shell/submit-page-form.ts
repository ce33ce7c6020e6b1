/**
 * Submits the form that a button belongs to as a browser without script does: as a new document,
 * and without a question whether to leave the page, because the server keeps what was typed.
 */
export function submitPageForm(button: HTMLButtonElement): void {
  const { form, name, value } = button;
  if (!form) return;
  const field = document.createElement("input");
  Object.assign(field, { type: "hidden", name, value });
  form.append(field);
  const skipQuestion = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener("beforeunload", skipQuestion, { capture: true });
  // This method fires no event that a library could handle in place of the browser.
  HTMLFormElement.prototype.submit.call(form);
}
