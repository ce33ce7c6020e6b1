import { useNavigation } from "@remix-run/react";
import { CONNECTION_ERROR_MESSAGE, type FaultText } from "~/lib/fault-messages";
import { hasConnectionError, type ConnectionErrorAnswer } from "~/ui/connection-error";

/** The answer to a post of a short form that does not redirect: the form and its errors. */
export type ShortFormAnswer<Form> = {
  form: Form;
  errors: Record<string, string>;
  fault: FaultText | null;
};

/**
 * Returns what a form without a draft shows: the answer to the last post, or the loaded form. After
 * a connection error, returns the loaded form with that message.
 */
export function useShortForm<Form>(
  answer: ShortFormAnswer<Form> | ConnectionErrorAnswer | undefined,
  loaded: Form,
): ShortFormAnswer<Form> & { isBusy: boolean } {
  const isBusy = useNavigation().state === "submitting";
  if (hasConnectionError(answer))
    return { form: loaded, errors: {}, fault: CONNECTION_ERROR_MESSAGE, isBusy };
  return { ...(answer ?? { form: loaded, errors: {}, fault: null }), isBusy };
}
