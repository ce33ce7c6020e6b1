import { useNavigation } from "@remix-run/react";
import { connectionErrorMessage, type FaultText } from "~/lib/fault-messages";
import { hasConnectionError, type ConnectionErrorAnswer } from "~/ui/connection-error";

/** The answer to a post of a short form that does not redirect: the form and its errors. */
export type ShortFormAnswer<Form> = {
  form: Form;
  errors: Record<string, string>;
  fault: FaultText | null;
};

/**
 * Returns the values and messages with which a form without a draft is rendered: those of the answer
 * to the last post, or else the loaded values. After a connection error, returns the loaded values
 * with the message of that error; the fields on the page keep what was typed.
 */
export function useShortForm<Form>(
  answer: ShortFormAnswer<Form> | ConnectionErrorAnswer | undefined,
  loaded: Form,
): ShortFormAnswer<Form> & { isBusy: boolean } {
  const isBusy = useNavigation().state === "submitting";
  if (hasConnectionError(answer))
    return { form: loaded, errors: {}, fault: connectionErrorMessage(), isBusy };
  return { ...(answer ?? { form: loaded, errors: {}, fault: null }), isBusy };
}
