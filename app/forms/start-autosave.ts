import { createAutosave, FIELD_LEFT_MS, type SaveResult } from "./autosave";
import {
  hasUnsavedInput,
  isFieldChanged,
  recordSavedText,
  serializeForm,
  setAutosaving,
} from "./form-changes";
import { typeInto } from "./type-into";

/**
 * The Fetch Standard allows 64 KiB for all requests that outlive a page; this leaves room for
 * others.
 */
const KEEPALIVE_BYTES = 48_000;

/** The delay in milliseconds while the user is still typing in a field. */
const TYPING_MS = 4_000;

type AutosaveEvents = {
  /** Is called with true when saving fails (see `createAutosave`), and with false when it works. */
  onFailing: (isFailing: boolean) => void;
  /**
   * Is called when the server may have a newer draft than the page: it has stored the unsaved input
   * of a page with the same address that was just left. The caller loads the draft. A newer draft
   * is shown in a new form element.
   */
  onNewer: () => void;
};

/** Saves what is typed in `form` as a draft, at `address`, until `stop` is called. */
export function startAutosave(
  form: HTMLFormElement,
  address: string,
  { onFailing, onNewer }: AutosaveEvents,
) {
  const autosave = createAutosave({
    read: () => (hasUnsavedInput(form) ? serializeForm(form) : null),
    async send(text, signal) {
      const answer = await postDraft(address, text, signal);
      if (answer === "saved") recordSavedText(form, text);
      return answer;
    },
    onFailing(isFailing) {
      setAutosaving(form, !isFailing);
      onFailing(isFailing);
    },
  });
  setAutosaving(form, true);
  let isReplaced = false;
  const onInput = () => autosave.schedule(TYPING_MS);
  const onLeave = () => autosave.schedule(FIELD_LEFT_MS);
  // A user who switches to another app may not return to the page, and timers do not run in a
  // closed page.
  const onHide = () => document.visibilityState === "hidden" && autosave.flush();
  const onPageHide = () => {
    autosave.flush();
    storeLeftForm(address, hasUnsavedInput(form) ? serializeForm(form) : null);
  };
  // The answer to a submission contains everything that was typed, perhaps in other lines.
  const onSubmit = () => (isReplaced = false);
  form.addEventListener("submit", onSubmit);
  form.addEventListener("input", onInput);
  form.addEventListener("change", onLeave);
  form.addEventListener("focusout", onLeave);
  document.addEventListener("visibilitychange", onHide);
  window.addEventListener("pagehide", onPageHide);
  void resendLeftForm(address).then((isStored) => {
    if (!isStored) return;
    isReplaced = true;
    onNewer();
  });
  restoreReplacedInput(form, address);
  // The user may have typed before script was loaded.
  onLeave();
  return {
    autosave,
    stop: () => {
      if (isReplaced) storeReplacedInput(form, address);
      autosave.leave();
      form.removeEventListener("submit", onSubmit);
      form.removeEventListener("input", onInput);
      form.removeEventListener("change", onLeave);
      form.removeEventListener("focusout", onLeave);
      document.removeEventListener("visibilitychange", onHide);
      window.removeEventListener("pagehide", onPageHide);
    },
  };
}

type ReplacedInput = { address: string; storedAt: number; fields: [name: string, value: string][] };

/** The time in milliseconds within which the form element with the newer draft appears. */
const REPLACED_INPUT_MAX_AGE_MS = 5_000;

let replacedInput: ReplacedInput | null = null;

/** Stores what was typed in a form before the newer draft, whose form replaces it, was loaded. */
function storeReplacedInput(form: HTMLFormElement, address: string): void {
  const fields = [...new FormData(form)].flatMap(([name, value]): [string, string][] => {
    const field = form.elements.namedItem(name);
    return field instanceof Element && typeof value === "string" && isFieldChanged(field)
      ? [[name, value]]
      : [];
  });
  replacedInput = { address, storedAt: Date.now(), fields };
}

/**
 * Types the stored input into the new form. Puts the focus in the first of these fields when no
 * other element has the focus.
 */
function restoreReplacedInput(form: HTMLFormElement, address: string): void {
  const replaced = replacedInput;
  replacedInput = null;
  if (replaced?.address !== address) return;
  if (Date.now() - replaced.storedAt > REPLACED_INPUT_MAX_AGE_MS) return;
  for (const [name, value] of replaced.fields) {
    typeInto(form, name, value);
    const field = form.elements.namedItem(name);
    if (document.activeElement === document.body && field instanceof HTMLElement) field.focus();
  }
}

const LEFT_FORM_KEY = "left-form";
/** The time in milliseconds after which a page with the same address is not a reload. */
const LEFT_FORM_MAX_AGE_MS = 60_000;

/**
 * Stores unsaved input in the browser when the page is left; null removes what is stored. The last
 * autosave and the request for the next page run at the same time, so a reloaded page can be
 * rendered without that input.
 */
function storeLeftForm(address: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(LEFT_FORM_KEY);
    else sessionStorage.setItem(LEFT_FORM_KEY, JSON.stringify([address, Date.now(), text]));
  } catch {
    // The storage is full or not allowed. The autosave alone must be enough then.
  }
}

/**
 * Sends the input that was stored when the page was left, under the name of that page. Returns true
 * when the draft on the server now contains the input.
 */
async function resendLeftForm(address: string): Promise<boolean> {
  let stored: unknown[] = [];
  try {
    stored = JSON.parse(sessionStorage.getItem(LEFT_FORM_KEY) ?? "[]") as unknown[];
    sessionStorage.removeItem(LEFT_FORM_KEY);
  } catch {
    return false;
  }
  const [storedAddress, storedAt, text] = stored;
  if (storedAddress !== address || typeof text !== "string") return false;
  if (Date.now() - Number(storedAt) > LEFT_FORM_MAX_AGE_MS) return false;
  return (await postDraft(address, text, new AbortController().signal)) === "saved";
}

async function postDraft(address: string, text: string, signal: AbortSignal): Promise<SaveResult> {
  const body = new URLSearchParams(JSON.parse(text) as [string, string][]).toString();
  try {
    // eslint-disable-next-line no-restricted-globals -- the app's own address, from the browser
    const response = fetch(address, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body,
      signal,
      redirect: "manual",
      // The request outlives the page. Browsers reject `keepalive` for larger bodies.
      keepalive: body.length < KEEPALIVE_BYTES,
    });
    const { ok, status } = await response;
    return ok ? "saved" : status === 409 ? "refused" : "failed";
  } catch {
    return "failed";
  }
}
