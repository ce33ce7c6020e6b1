import { useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { Autosave } from "./autosave";
import { PAGE_FIELD } from "./answer";

/**
 * With script: what is typed in the form around is kept on the server, at `address`, as each field is
 * left, so that a reload loses nothing. The page names itself in its posts, which are not taken for
 * an older page's because of it (see docs/decisions/0103). What keeps it is fetched when the page is
 * there.
 */
export function DraftAutosave({ address }: { address: string }) {
  const name = useRef<HTMLInputElement>(null);
  const keeper = useRef<Autosave | null>(null);
  const [isFailing, setFailing] = useState(false);
  const { state } = useNavigation();
  const revalidator = useRef(useRevalidator());
  const isSubmitting = useRef(false);
  useEffect(() => {
    const form = name.current?.form;
    if (!form || !name.current) return undefined;
    // One of a page that the browser has put back is another's.
    name.current.value = crypto.getRandomValues(new Uint32Array(4)).join("-");
    let stop: (() => void) | null = null;
    let isGone = false;
    const start = async () => {
      const { startAutosave: keepWhileTyped } = await import("./start-autosave");
      if (isGone) return;
      const mine = keepWhileTyped(form, address, {
        onFailing: setFailing,
        onNewer: () => revalidator.current.revalidate(),
      });
      stop = mine.stop;
      keeper.current = mine.keeper;
      if (isSubmitting.current) mine.keeper.pause();
    };
    start().catch(() => setFailing(true));
    return () => {
      isGone = true;
      stop?.();
    };
  }, [address]);
  useEffect(() => {
    isSubmitting.current = state === "submitting";
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
