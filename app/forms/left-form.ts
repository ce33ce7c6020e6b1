import { PAGE_FIELD } from "./answer";
import { isFieldChanged } from "./form-changes";
import { typeInto } from "./type-into";

/** The fields of a form whose page was left, as `serializeForm` gives them. */
export type LeftForm = [name: string, value: string][];

const STORAGE_KEY = "left-form";
/** The time in milliseconds after which a page with the same address is not a reload. */
const MAX_AGE_MS = 60_000;

/**
 * Stores the input in the browser when the page is left; null removes what is stored. The last
 * autosave and the request for the next page run at the same time, so a reloaded page can be
 * rendered without that input.
 */
export function storeLeftForm(address: string, fields: LeftForm | null): void {
  try {
    if (fields === null) sessionStorage.removeItem(STORAGE_KEY);
    else sessionStorage.setItem(STORAGE_KEY, JSON.stringify([address, Date.now(), fields]));
  } catch {
    // The storage is full or not allowed. The autosave alone must be enough then.
  }
}

/** Removes and returns the input that was stored for this address. Returns null without any. */
export function takeLeftForm(address: string): LeftForm | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "[]") as unknown[];
    sessionStorage.removeItem(STORAGE_KEY);
    const [storedAddress, storedAt, fields] = stored;
    if (storedAddress !== address || !Array.isArray(fields)) return null;
    return Date.now() - Number(storedAt) > MAX_AGE_MS ? null : (fields as LeftForm);
  } catch {
    return null;
  }
}

/** Returns the fields with the values of `newer` for all names in `newer`. */
export function replaceFields(fields: LeftForm, newer: LeftForm): LeftForm {
  const names = new Set(newer.map(([name]) => name));
  return [...fields.filter(([name]) => !names.has(name)), ...newer];
}

/** Returns the left form with what the user has changed in the new form. */
export function addChanges(left: LeftForm, form: HTMLFormElement): LeftForm {
  const changed = [...form.elements].filter(isNamedField).filter(isFieldChanged);
  const names = new Set(changed.map(({ name }) => name));
  const values = [...new FormData(form)].filter(
    (pair): pair is [string, string] => names.has(pair[0]) && typeof pair[1] === "string",
  );
  return replaceFields(left, values);
}

/** Returns the hidden fields that say which page of which draft posts a form. */
export function pickIdentity(left: LeftForm): LeftForm {
  return left.filter(([name]) => ["key", "basedOn", "revision", PAGE_FIELD].includes(name));
}

/**
 * Makes the form of a reloaded page the continuation of the left form: the fields that the user has
 * not changed get its values, and the name of its page, for which the server takes later posts.
 */
export function continueLeftForm(form: HTMLFormElement, left: LeftForm): void {
  const values = new Map(left);
  for (const field of [...form.elements].filter(isNamedField)) {
    const value = values.get(field.name);
    if (field.name === PAGE_FIELD) field.value = value ?? field.value;
    else if (field.type === "hidden" || isFieldChanged(field)) continue;
    else if (isTick(field)) {
      const isTicked = left.some(([name, each]) => name === field.name && each === field.value);
      if (field.checked !== isTicked) field.click();
    } else if (value !== undefined && value !== field.value) typeInto(form, field.name, value);
  }
}

type NamedField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isNamedField(field: Element): field is NamedField {
  const isField =
    field instanceof HTMLInputElement ||
    field instanceof HTMLSelectElement ||
    field instanceof HTMLTextAreaElement;
  return isField && field.name !== "" && field.type !== "file";
}

function isTick(field: NamedField): field is HTMLInputElement {
  return field.type === "checkbox" || field.type === "radio";
}
