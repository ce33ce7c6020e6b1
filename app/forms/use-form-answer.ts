import { useLocation } from "@remix-run/react";
import { useState } from "react";
import { hasConnectionError, type ConnectionErrorAnswer } from "~/ui/connection-error";
import { CONNECTION_ERROR } from "~/lib/fault-messages";
import { EMPTY_ANSWER, type FormAnswer, type FormSnapshot } from "./answer";

/**
 * What a form is shown with: as it was loaded, or as the last post came back.
 * When the line was down it stays as it was, with the notice on top.
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
 * In development a changed module has the page's data loaded anew, as another form: what is typed in
 * this one stays, until the person goes on.
 */
function useStableInDevelopment<Loaded>(now: Loaded): Loaded {
  const { key } = useLocation();
  const [first, setFirst] = useState({ key, loaded: now });
  if (!import.meta.env.DEV) return now;
  if (first.key === key) return first.loaded;
  setFirst({ key, loaded: now });
  return now;
}
