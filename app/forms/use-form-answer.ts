import { useLocation } from "@remix-run/react";
import { useState } from "react";
import { hasConnectionError, type ConnectionErrorAnswer } from "~/ui/connection-error";
import { CONNECTION_ERROR } from "~/lib/fault-messages";
import { EMPTY_ANSWER, type FormAnswer, type FormSnapshot } from "./answer";

/**
 * Returns what a form shows: the loaded form, or the answer to the last post. After a connection
 * error the form stays as it was, with the message above it.
 */
export function useFormAnswer<Form>(
  told: FormAnswer<Form> | ConnectionErrorAnswer | undefined,
  now: FormSnapshot<Form> & Partial<FormAnswer<Form>>,
): FormAnswer<Form> {
  const loaded = useStableInDevelopment(now);
  const [last, setLast] = useState<FormAnswer<Form> | null>(null);
  if (hasConnectionError(told))
    return { ...EMPTY_ANSWER, ...loaded, ...last, fault: CONNECTION_ERROR };
  if (last !== (told ?? null)) setLast(told ?? null);
  return { ...EMPTY_ANSWER, ...loaded, ...told };
}

/**
 * Keeps the form that was loaded first, in development only: a changed module reloads the page's
 * data with another draft key, which would replace what is typed.
 */
function useStableInDevelopment<Loaded>(now: Loaded): Loaded {
  const { key } = useLocation();
  const [first, setFirst] = useState({ key, loaded: now });
  if (!import.meta.env.DEV) return now;
  if (first.key === key) return first.loaded;
  setFirst({ key, loaded: now });
  return now;
}
