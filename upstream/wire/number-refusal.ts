import { MAX_TIN_LENGTH } from "../../domain/business-numbers/tin";
import { toRefusal, type Refusal } from "../../domain/refusals/refusal";
import { apiWords } from "../../domain/refusals/words";
import { fillText } from "../../domain/words/message";

/** The refusals of official numbers and payment codes, whose sentences are those of the forms. */
const NUMBER_CODES = [
  "invalid_ssm",
  "invalid_uen",
  "invalid_tin",
  "invalid_tin_end",
  "invalid_msic",
  "invalid_paynow",
  "paynow_nric",
  "no_payment_code",
  "damaged_payment_code",
  "no_duitnow_code",
  "no_ringgit_code",
] as const;

/**
 * Returns the refusal of a business number from the problem that its parser found. The parsers also
 * run in browsers, so they return sentences, in the language of the current request, without codes.
 */
export function toNumberRefusal(problem: string): Refusal {
  const code = NUMBER_CODES.find((each) => apiWords[each] === problem);
  if (code) return toRefusal(code);
  const values = { max: MAX_TIN_LENGTH };
  return fillText(apiWords.tin_too_long, values) === problem
    ? toRefusal("tin_too_long", values)
    : toRefusal("unacceptable");
}
