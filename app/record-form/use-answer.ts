import { useState } from "react";
import { isUnsent, UNSENT, type Unsent } from "~/components/connection-error";
import type { RecordAnswer, Shown } from "./record";

/**
 * What the form is shown with: as it was loaded, or as the last post came back.
 * When the line was down it stays as it was, with the notice on top.
 */
export function useRecordAnswer<Form>(told: RecordAnswer<Form> | Unsent | undefined, loaded: Shown<Form>): RecordAnswer<Form> {
  const [last, setLast] = useState<RecordAnswer<Form> | null>(null);
  const quiet = { fieldErrors: {}, fault: null, differences: null };
  if (isUnsent(told)) return { ...quiet, ...loaded, ...last, fault: UNSENT };
  if (last !== (told ?? null)) setLast(told ?? null);
  return { ...quiet, ...loaded, ...told };
}
