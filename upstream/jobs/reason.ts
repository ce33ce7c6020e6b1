import * as z from "zod";
import {
  toRefusal,
  type Refusal,
  type RefusalCode,
  type ValueArguments,
} from "../../domain/refusals/refusal";
import { toMessage, type ApiError } from "../wire/api-error";

/** Why a mail or a job failed: a text in English, and the refusal that says it. */
export type Reason = { text: string; refusal: Refusal | null };

/** The reason of something that did not fail. */
export const NO_REASON: Reason = { text: "", refusal: null };

/** Returns the reason with this code. */
export function createReason<Code extends RefusalCode>(
  code: Code,
  ...values: ValueArguments<Code>
): Reason {
  const refusal = toRefusal(code, ...values);
  return { text: toMessage(refusal), refusal };
}

/** Returns why a refused operation failed. */
export function toReason({ message, refusal }: ApiError): Reason {
  return { text: message, refusal };
}

/** The schema of a stored refusal. A newer program may have stored a code that this one lacks. */
export const storedRefusalSchema = z.object({
  code: z.string(),
  values: z.record(z.union([z.string(), z.number(), z.array(z.string())])),
});

const storedReasonSchema = storedRefusalSchema.extend({ text: z.string() });

type ReasonColumns = { reason: string; reason_coded: string | null };

/** Returns the columns of a reason. Also an older program, which knows no codes, reads `reason`. */
export function toReasonColumns({ text, refusal }: Reason): ReasonColumns {
  return { reason: text, reason_coded: refusal && JSON.stringify({ ...refusal, text }) };
}

/**
 * Returns a stored reason as JSON of the v2 API. `refusal` is null when the text has changed since:
 * an older program writes only the text.
 */
export function toWireReason({ reason, reason_coded }: ReasonColumns) {
  const stored = reason_coded === null ? null : storedReasonSchema.parse(JSON.parse(reason_coded));
  if (stored?.text !== reason) return { reason, refusal: null };
  const { code, values } = stored;
  return { reason, refusal: { code, values } };
}
