import { useLocation } from "@remix-run/react";
import { useState } from "react";
import { hasConnectionError, type ConnectionErrorAnswer } from "~/ui/connection-error";
import { connectionErrorMessage } from "~/lib/fault-messages";
import { EMPTY_ANSWER, type FormAnswer, type FormSnapshot } from "./answer";

/**
 * Returns what a form shows: the loaded form, or the answer to the last post. After a connection
 * error, the page shows the form as it was, with the message above the form.
 */
export function useFormAnswer<Form>(
  answer: FormAnswer<Form> | ConnectionErrorAnswer | undefined,
  loadedNow: FormSnapshot<Form> & Partial<FormAnswer<Form>>,
): FormAnswer<Form> {
  const loaded = useStableInDevelopment(loadedNow);
  const [last, setLast] = useState<FormAnswer<Form> | null>(null);
  if (hasConnectionError(answer))
    return { ...EMPTY_ANSWER, ...loaded, ...last, fault: connectionErrorMessage() };
  if (last !== (answer ?? null)) setLast(answer ?? null);
  return { ...EMPTY_ANSWER, ...loaded, ...answer };
}

/**
 * In development only, keeps the form that was loaded first after a navigation. After a change of a
 * module, Remix reloads the page's data with another draft key, and the new form would replace what
 * is typed.
 */
function useStableInDevelopment<Loaded>(loadedNow: Loaded): Loaded {
  const { key } = useLocation();
  const [first, setFirst] = useState({ key, loaded: loadedNow });
  if (!import.meta.env.DEV) return loadedNow;
  if (first.key === key) return first.loaded;
  setFirst({ key, loaded: loadedNow });
  return loadedNow;
}
