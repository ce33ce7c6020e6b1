import { useState } from "react";
import { hasConnectionError, type ConnectionErrorAnswer } from "~/ui/connection-error";
import type { Problem } from "~/lib/problem";
import { CONNECTION_ERROR } from "~/lib/fault-messages";

/**
 * What a form is shown with: as it was loaded, or as the last post came back.
 * When the line was down it stays as it was, with the notice on top.
 */
export function useAnswer<Loaded, Answer extends Loaded & { fault: Problem | null }>(
  told: Answer | ConnectionErrorAnswer | undefined,
  loaded: Loaded,
  quiet: Omit<Answer, keyof Loaded>,
): Answer {
  const [last, setLast] = useState<Answer | null>(null);
  // `loaded` and `quiet` hold between them all that an answer does.
  const untold = { ...quiet, ...loaded } as Answer;
  if (hasConnectionError(told)) return { ...untold, ...last, fault: CONNECTION_ERROR };
  if (last !== (told ?? null)) setLast(told ?? null);
  return { ...untold, ...told };
}
