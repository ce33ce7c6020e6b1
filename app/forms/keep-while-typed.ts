import { draftKeeper, LEFT_MS, type KeepAnswer } from "./draft-keeper";
import { hasUnsent, noteKeeping, noteKept, textOf } from "./is-changed";

/** Of all that is on its way when a page is left, by the Fetch Standard, with room for others. */
const KEEPALIVE_BYTES = 48_000;

/** While a field is still typed into. */
const TYPING_MS = 4_000;

type Told = {
  /** Whether keeping fails again and again. */
  onFailing: (isFailing: boolean) => void;
  /** The server has newer words than this page, which were on their way when it was asked for. */
  onNewer: () => void;
};

/** Keeps what is typed in `form` on the server, at `address`, until it is stopped. */
export function keepWhileTyped(
  form: HTMLFormElement,
  address: string,
  { onFailing, onNewer }: Told,
) {
  const keeper = draftKeeper({
    read: () => (hasUnsent(form) ? textOf(form) : null),
    async send(text, signal) {
      const answer = await post(address, text, signal);
      if (answer === "kept") noteKept(form, text);
      return answer;
    },
    onFailing(isFailing) {
      noteKeeping(form, !isFailing);
      onFailing(isFailing);
    },
  });
  noteKeeping(form, true);
  const onInput = () => keeper.touch(TYPING_MS);
  const onLeave = () => keeper.touch(LEFT_MS);
  // Someone who looks at another app may not come back to this page; of one that is closed, a timer
  // would not come.
  const onHide = () => document.visibilityState === "hidden" && keeper.flush();
  const onPageHide = () => {
    keeper.flush();
    noteLeft(address, hasUnsent(form) ? textOf(form) : null);
  };
  form.addEventListener("input", onInput);
  form.addEventListener("change", onLeave);
  form.addEventListener("focusout", onLeave);
  document.addEventListener("visibilitychange", onHide);
  // Safari before 14.1 does not say "hidden" of a page that is left.
  window.addEventListener("pagehide", onPageHide);
  void sendLeft(address).then((isNewer) => isNewer && !hasUnsent(form) && onNewer());
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

const LEFT_KEY = "left-form";
/** A page that is reloaded is there again by then, or nobody waits for it. */
const LEFT_FRESH_MS = 60_000;

/**
 * Notes what was not kept yet when the page was left. Its request and that for the next page are
 * on their way side by side, and a reload may be drawn before it has come.
 */
function noteLeft(address: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(LEFT_KEY);
    else sessionStorage.setItem(LEFT_KEY, JSON.stringify([address, Date.now(), text]));
  } catch {
    // Full, or not allowed: then the request alone must do.
  }
}

/** Sends it once more, under the name of the page that was left; whether the server has it now. */
async function sendLeft(address: string): Promise<boolean> {
  let left: unknown[] = [];
  try {
    left = JSON.parse(sessionStorage.getItem(LEFT_KEY) ?? "[]") as unknown[];
    sessionStorage.removeItem(LEFT_KEY);
  } catch {
    return false;
  }
  const [of, at, text] = left;
  if (of !== address || typeof text !== "string") return false;
  if (Date.now() - Number(at) > LEFT_FRESH_MS) return false;
  return (await post(address, text, new AbortController().signal)) === "kept";
}

async function post(address: string, text: string, signal: AbortSignal): Promise<KeepAnswer> {
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
