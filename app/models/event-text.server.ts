import * as z from "zod";
import type { EventCode } from "../../domain/history/codes";
import { isShownKind, MAILED_PAPERS, toEventCode } from "../../domain/history/event-kinds";
import { toShownValues } from "../../domain/history/shown-values";
import { en } from "../../domain/words/en/history";
import { historyWords as words } from "../../domain/words/history";
import { fillText } from "../../domain/words/message";
import { changesSchema } from "./changes.server";
import { codeFields, reasonFields } from "./coded.server";
import { id, optionalId, text } from "./wire.server";

export const eventSchema = z.object({
  id,
  kind: text,
  /** The moment in ISO 8601, UTC. */
  at: text,
  by: text,
  invoice_id: optionalId,
  no: text,
  /** The amount with its currency symbol, as it is displayed. */
  amount: text,
  ...codeFields,
  /** A typed reason has no code. */
  ...reasonFields,
  /** The address that a mail was sent to. */
  to: text,
  /** The way in which a reminder was sent. */
  way: text,
  version: z.number().int().nullish(),
  credit_note_id: optionalId,
  credit_note_no: text,
  /** The document that was mailed. Empty for the invoice itself. */
  paper: text,
  /** The first and last day of a statement. Both are empty for all other events. */
  from_day: text,
  to_day: text,
  changes: changesSchema.nullish().transform((list) => list ?? []),
});

export type HistoryEvent = z.output<typeof eventSchema>;

/**
 * Says what happened, in the language of the person. An event without a code that is known, as an
 * older program wrote it, is said by its kind; then its amount is shown as it is.
 */
export function describeEvent(event: HistoryEvent): string {
  if (isEventCode(event.code))
    return fillText(words.events[event.code], toShownValues(event.values));
  const { kind, to, way, version, no, amount, credit_note_no, from_day, to_day } = event;
  if (!isShownKind(kind)) return kind;
  const paper = MAILED_PAPERS.find((known) => known === event.paper);
  const code = toEventCode(kind, { to, way, paper, version: version ?? undefined });
  const values = { to, no, amount, credit_note_no, from_day, to_day, version: version ?? "" };
  return fillText(words.events[code], toShownValues(values));
}

function isEventCode(code: string | null): code is EventCode {
  return code !== null && Object.hasOwn(en.events, code);
}
