import { draftKeeper, LEFT_MS, type KeepAnswer } from "./draft-keeper";
import { hasUnsent, noteKeeping, noteKept, textOf } from "./is-changed";

/** Of all that is on its way when a page is left, by the Fetch Standard, with room for others. */
const KEEPALIVE_BYTES = 48_000;

/** While a field is still typed into. */
const TYPING_MS = 4_000;

/** Keeps what is typed in `form` on the server, at `address`, until it is stopped. */
export function keepWhileTyped(
  form: HTMLFormElement,
  address: string,
  onFailing: (isFailing: boolean) => void,
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
  form.addEventListener("input", onInput);
  form.addEventListener("change", onLeave);
  form.addEventListener("focusout", onLeave);
  document.addEventListener("visibilitychange", onHide);
  // Safari before 14.1 does not say "hidden" of a page that is left.
  window.addEventListener("pagehide", keeper.flush);
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
      window.removeEventListener("pagehide", keeper.flush);
    },
  };
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
