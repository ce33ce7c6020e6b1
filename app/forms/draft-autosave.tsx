import { useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { formWords as words } from "../../domain/words/forms";
import type { Autosave } from "./autosave";
import { PAGE_FIELD } from "./answer";

/**
 * Saves the form around it as a draft, at `address`, while the user types and when a field is left,
 * so that a reload loses nothing. Needs script. Each post contains a random id of the page, so that
 * the server does not take the page's own autosaves for edits in another tab (decision 103). The
 * code that saves is loaded after the page.
 */
export function DraftAutosave({ address }: { address: string }) {
  const pageIdField = useRef<HTMLInputElement>(null);
  const autosave = useRef<Autosave | null>(null);
  const [isFailing, setFailing] = useState(false);
  const { state } = useNavigation();
  const isSubmitting = useRef(false);
  useEffect(() => {
    const form = pageIdField.current?.form;
    if (!form || !pageIdField.current) return undefined;
    // Replaces the old page id, which browsers restore together with the page.
    pageIdField.current.value = crypto.getRandomValues(new Uint32Array(4)).join("-");
    let stop: (() => void) | null = null;
    let isGone = false;
    const start = async () => {
      const { startAutosave } = await import("./start-autosave");
      if (isGone) return;
      const started = startAutosave(form, address, {
        onFailing: setFailing,
      });
      stop = started.stop;
      autosave.current = started.autosave;
      if (isSubmitting.current) started.autosave.pause();
    };
    start().catch(() => setFailing(true));
    return () => {
      isGone = true;
      stop?.();
    };
  }, [address]);
  useEffect(() => {
    isSubmitting.current = state === "submitting";
    if (state === "submitting") autosave.current?.pause();
    else if (state === "idle") autosave.current?.resume();
  }, [state]);
  return (
    <>
      <input type="hidden" name={PAGE_FIELD} ref={pageIdField} />
      <p role="status" className="px-4 text-right text-sm text-quiet">
        {isFailing ? words.notSaved : null}
      </p>
    </>
  );
}
