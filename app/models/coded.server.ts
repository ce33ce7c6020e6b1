import * as z from "zod";
import { describeWireRefusal } from "~/server/v2/wire-refusal.server";
import { text } from "./wire.server";

// What the API says carries a code and values beside its English text, so that the app can say it in
// the language of the person. A server of another version sends none, or codes that are not known.

const codeOnWire = z
  .string()
  .nullish()
  .transform((code) => code ?? null);

const valuesOnWire = z
  .record(z.union([z.string(), z.number()]))
  .nullish()
  .catch(null)
  .transform((values) => values ?? {});

export const codeFields = { code: codeOnWire, values: valuesOnWire };

export const reasonFields = { reason: text, refusal: z.unknown() };

/**
 * A text of the API as it is shown. `lang` is empty, which means an unknown language, when the text is
 * shown as it came, and undefined when it is in the language of the page.
 */
export type ShownReason = { text: string; lang: "" | undefined };

/** Returns why something failed, in the language of the person when the code is known. */
export function showReason({
  reason,
  refusal,
}: {
  reason: string;
  refusal?: unknown;
}): ShownReason {
  const said = describeWireRefusal(refusal);
  return { text: said ?? reason, lang: said === null && reason !== "" ? "" : undefined };
}

/** Returns an answer that says why something was not done, with the reason as it is shown. */
export function withShownReason<Answer extends { reason: string; refusal?: unknown }>({
  reason,
  refusal,
  ...answer
}: Answer) {
  return { ...answer, reason: showReason({ reason, refusal }) };
}
