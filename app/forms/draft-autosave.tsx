import { useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { Autosave } from "./autosave";
import { PAGE_FIELD } from "./answer";

/**
 * Saves the form around it as a draft, at `address`, whenever a field is left, so that a reload
 * loses nothing. Needs script. The page names itself in its posts, so that its own autosaves do not
 * make it outdated (decision 103). The code that saves is loaded after the page.
 */
export function DraftAutosave({ address }: { address: string }) {
  const nameField = useRef<HTMLInputElement>(null);
  const autosave = useRef<Autosave | null>(null);
  const [isFailing, setFailing] = useState(false);
  const { state } = useNavigation();
  const revalidator = useRef(useRevalidator());
  const isSubmitting = useRef(false);
  useEffect(() => {
    const form = nameField.current?.form;
    if (!form || !nameField.current) return undefined;
    // Replaces the old name, which browsers restore together with the page.
    nameField.current.value = crypto.getRandomValues(new Uint32Array(4)).join("-");
    let stop: (() => void) | null = null;
    let isGone = false;
    const start = async () => {
      const { startAutosave } = await import("./start-autosave");
      if (isGone) return;
      const started = startAutosave(form, address, {
        onFailing: setFailing,
        onNewer: () => revalidator.current.revalidate(),
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
      <input type="hidden" name={PAGE_FIELD} ref={nameField} />
      <p role="status" className="px-4 text-right text-sm text-quiet">
        {isFailing ? "Not saved yet" : null}
      </p>
    </>
  );
}
