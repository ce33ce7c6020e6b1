import { createAutosave, FIELD_LEFT_MS, type SaveResult } from "./autosave";
import { hasUnsavedInput, setAutosaving, recordSavedText, serializeForm } from "./form-changes";

/** Of all that is on its way when a page is left, by the Fetch Standard, with room for others. */
const KEEPALIVE_BYTES = 48_000;

/** While a field is still typed into. */
const TYPING_MS = 4_000;

type AutosaveEvents = {
  /** Whether keeping fails again and again. */
  onFailing: (isFailing: boolean) => void;
  /** The server has newer words than this page, which were on their way when it was asked for. */
  onNewer: () => void;
};

/** Keeps what is typed in `form` on the server, at `address`, until it is stopped. */
export function startAutosave(
  form: HTMLFormElement,
  address: string,
  { onFailing, onNewer }: AutosaveEvents,
) {
  const keeper = createAutosave({
    read: () => (hasUnsavedInput(form) ? serializeForm(form) : null),
    async send(text, signal) {
      const answer = await postDraft(address, text, signal);
      if (answer === "kept") recordSavedText(form, text);
      return answer;
    },
    onFailing(isFailing) {
      setAutosaving(form, !isFailing);
      onFailing(isFailing);
    },
  });
  setAutosaving(form, true);
  const onInput = () => keeper.schedule(TYPING_MS);
  const onLeave = () => keeper.schedule(FIELD_LEFT_MS);
  // Someone who looks at another app may not come back to this page; of one that is closed, a timer
  // would not come.
  const onHide = () => document.visibilityState === "hidden" && keeper.flush();
  const onPageHide = () => {
    keeper.flush();
    storeLeftForm(address, hasUnsavedInput(form) ? serializeForm(form) : null);
  };
  form.addEventListener("input", onInput);
  form.addEventListener("change", onLeave);
  form.addEventListener("focusout", onLeave);
  document.addEventListener("visibilitychange", onHide);
  // Safari before 14.1 does not say "hidden" of a page that is left.
  window.addEventListener("pagehide", onPageHide);
  void resendLeftForm(address).then((isNewer) => isNewer && !hasUnsavedInput(form) && onNewer());
  // It may have been typed before script arrived.
  onLeave();
  return {
    keeper,
    stop: () => {
      keeper.leave();
      form.removeEventListener("input", onInput);
      form.removeEventListener("change", onLeave);
      form.removeEventListener("focusout", onLeave);
      document.removeEventListener("visibilitychange", onHide);
      window.removeEventListener("pagehide", onPageHide);
    },
  };
}

const LEFT_FORM_KEY = "left-form";
/** A page that is reloaded is there again by then, or nobody waits for it. */
const LEFT_FORM_MAX_AGE_MS = 60_000;

/**
 * Notes what was not kept yet when the page was left. Its request and that for the next page are
 * on their way side by side, and a reload may be drawn before it has come.
 */
function storeLeftForm(address: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(LEFT_FORM_KEY);
    else sessionStorage.setItem(LEFT_FORM_KEY, JSON.stringify([address, Date.now(), text]));
  } catch {
    // Full, or not allowed: then the request alone must do.
  }
}

/** Sends it once more, under the name of the page that was left; whether the server has it now. */
async function resendLeftForm(address: string): Promise<boolean> {
  let left: unknown[] = [];
  try {
    left = JSON.parse(sessionStorage.getItem(LEFT_FORM_KEY) ?? "[]") as unknown[];
    sessionStorage.removeItem(LEFT_FORM_KEY);
  } catch {
    return false;
  }
  const [of, at, text] = left;
  if (of !== address || typeof text !== "string") return false;
  if (Date.now() - Number(at) > LEFT_FORM_MAX_AGE_MS) return false;
  return (await postDraft(address, text, new AbortController().signal)) === "kept";
}

async function postDraft(address: string, text: string, signal: AbortSignal): Promise<SaveResult> {
  const body = new URLSearchParams(JSON.parse(text) as [string, string][]).toString();
  try {
    // eslint-disable-next-line no-restricted-globals -- the app's own address, from the browser
    const sent = fetch(address, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body,
      signal,
      redirect: "manual",
      // It goes on when the page is left; a browser refuses that to more than this.
      keepalive: body.length < KEEPALIVE_BYTES,
    });
    const { ok, status } = await sent;
    return ok ? "kept" : status === 409 ? "refused" : "failed";
  } catch {
    return "failed";
  }
}
