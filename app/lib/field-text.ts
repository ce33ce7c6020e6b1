/** Returns the text of a form field; empty when the field is missing or is a file. */
export function readFieldText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
