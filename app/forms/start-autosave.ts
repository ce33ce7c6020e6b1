import { createAutosave, FIELD_LEFT_MS, type SaveResult } from "./autosave";
import {
  hasUnsavedInput,
  isFormChanged,
  recordSavedText,
  serializeForm,
  setAutosaving,
} from "./form-changes";
import {
  addChanges,
  continueLeftForm,
  pickIdentity,
  replaceFields,
  storeLeftForm,
  takeLeftForm,
  type LeftForm,
} from "./left-form";

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
};

/**
 * Saves what is typed in `form` as a draft, at `address`, until `stop` is called. Input of a page
 * with the same address that was just left unsaved appears in the form again.
 */
export function startAutosave(
  form: HTMLFormElement,
  address: string,
  { onFailing }: AutosaveEvents,
) {
  // Until the server has answered about the left form, nothing else is sent.
  let left = takeLeftForm(address);
  /** The fields that identify the left page, when the form continues it. */
  let identity: LeftForm = [];
  const parseFields = (text: string) => replaceFields(JSON.parse(text) as LeftForm, identity);
  /** Returns what was typed, also when it is saved: the next page may be rendered already. */
  const findInput = () => {
    if (left) return addChanges(left, form);
    const hasInput = isFormChanged(form) || hasUnsavedInput(form);
    return hasInput ? parseFields(serializeForm(form)) : null;
  };
  const autosave = createAutosave({
    read: () => (left === null && hasUnsavedInput(form) ? serializeForm(form) : null),
    async send(text, signal) {
      const answer = await postDraft(address, parseFields(text), signal);
      if (answer === "saved") recordSavedText(form, text);
      return answer;
    },
    onFailing(isFailing) {
      setAutosaving(form, !isFailing);
      onFailing(isFailing);
    },
  });
  setAutosaving(form, true);
  let isStopped = false;
  const onInput = () => autosave.schedule(TYPING_MS);
  const onLeave = () => autosave.schedule(FIELD_LEFT_MS);
  // A user who switches to another app may not return to the page, and timers do not run in a
  // closed page.
  const onHide = () => document.visibilityState === "hidden" && autosave.flush();
  const onPageHide = () => {
    autosave.flush();
    storeLeftForm(address, findInput());
  };
  form.addEventListener("input", onInput);
  form.addEventListener("change", onLeave);
  form.addEventListener("focusout", onLeave);
  document.addEventListener("visibilitychange", onHide);
  window.addEventListener("pagehide", onPageHide);
  if (left) void sendLeftForm(left);
  // The user may have typed before script was loaded.
  onLeave();
  /** Sends the left form under the name of its page, and continues it unless the server refuses it. */
  async function sendLeftForm(fields: LeftForm) {
    const answer = await postDraft(address, fields);
    left = null;
    if (isStopped) return;
    if (answer !== "refused") {
      identity = pickIdentity(fields);
      continueLeftForm(form, fields);
    }
    onLeave();
  }
  return {
    autosave,
    stop: () => {
      if (left) void postDraft(address, addChanges(left, form));
      isStopped = true;
      autosave.leave();
      form.removeEventListener("input", onInput);
      form.removeEventListener("change", onLeave);
      form.removeEventListener("focusout", onLeave);
      document.removeEventListener("visibilitychange", onHide);
      window.removeEventListener("pagehide", onPageHide);
    },
  };
}

async function postDraft(
  address: string,
  fields: LeftForm,
  signal?: AbortSignal,
): Promise<SaveResult> {
  const body = new URLSearchParams(fields).toString();
  try {
    // eslint-disable-next-line no-restricted-globals -- the app's own address, from the browser
    const response = fetch(address, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body,
      ...(signal && { signal }),
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
