import { useNavigation } from "@remix-run/react";
import { CONNECTION_ERROR } from "~/lib/fault-messages";
import type { FaultText } from "~/lib/fault-messages";
import { hasConnectionError, type ConnectionErrorAnswer } from "~/ui/connection-error";

/** What the action of a short form answers when it did not do it: what was typed, and why. */
export type ShortFormAnswer<Form> = {
  form: Form;
  errors: Record<string, string>;
  fault: FaultText | null;
};

/** What a form of one page, which is kept nowhere, shows: as it was loaded or as it was refused. */
export function useShortForm<Form>(
  answer: ShortFormAnswer<Form> | ConnectionErrorAnswer | undefined,
  loaded: Form,
): ShortFormAnswer<Form> & { isBusy: boolean } {
  const isBusy = useNavigation().state === "submitting";
  if (hasConnectionError(answer))
    return { form: loaded, errors: {}, fault: CONNECTION_ERROR, isBusy };
  return { ...(answer ?? { form: loaded, errors: {}, fault: null }), isBusy };
}
