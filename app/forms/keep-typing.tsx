import { useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { draftKeeper, LEFT_MS, type DraftKeeper, type KeepAnswer } from "./draft-keeper";
import { hasUnsent, noteFailing, noteKept, textOf } from "./is-changed";
import { PAGE_FIELD } from "./page-field";

/** Of all that is on its way when a page is left, by the Fetch Standard, with room for others. */
const KEEPALIVE_BYTES = 48_000;

/** While a field is still typed into. */
const TYPING_MS = 4_000;

/**
 * With script: what is typed in the form around is kept on the server, at `address`, as each field is
 * left, so that a reload loses nothing. The page names itself in its posts, which are not taken for an older
 * page's because of it (see docs/decisions/0082).
 */
export function KeepTyping({ address }: { address: string }) {
  const name = useRef<HTMLInputElement>(null);
  const keeper = useRef<DraftKeeper | null>(null);
  const [isFailing, setFailing] = useState(false);
  const { state } = useNavigation();
  useEffect(() => {
    const form = name.current?.form;
    if (!form || !name.current) return undefined;
    // One of a page that the browser has put back is another's.
    name.current.value = crypto.getRandomValues(new Uint32Array(4)).join("-");
    const mine = keepWhileTyped(form, address, (fails) => {
      noteFailing(form, fails);
      setFailing(fails);
    });
    keeper.current = mine.keeper;
    return mine.stop;
  }, [address]);
  useEffect(() => {
    if (state === "submitting") keeper.current?.pause();
    else if (state === "idle") keeper.current?.resume();
  }, [state]);
  return (
    <>
      <input type="hidden" name={PAGE_FIELD} ref={name} />
      <p role="status" className="px-4 text-right text-sm text-quiet">
        {isFailing ? "Not saved yet" : null}
      </p>
    </>
  );
}

function keepWhileTyped(
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
    onFailing,
  });
  const onInput = () => keeper.touch(TYPING_MS);
  const onLeave = () => keeper.touch(LEFT_MS);
  // Someone who looks at another app may not come back to this page.
  const onHide = () => document.visibilityState === "hidden" && keeper.touch(0);
  form.addEventListener("input", onInput);
  form.addEventListener("change", onLeave);
  form.addEventListener("focusout", onLeave);
  document.addEventListener("visibilitychange", onHide);
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
