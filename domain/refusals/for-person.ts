import { describeRefusal, type Refusal } from "./refusal";
import { apiNames, apiWords } from "./words";

/** Returns the sentence of a refusal in the language of the person; null when its values do not fit. */
export function describeForPerson(refusal: Refusal): string | null {
  return describeRefusal(refusal, { sentences: apiWords, names: apiNames });
}
