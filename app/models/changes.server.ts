import * as z from "zod";
import { historyWords as words } from "../../domain/words/history";
import { fill } from "../../domain/words/message";
import { toShownName } from "../../domain/given-names";
import { text } from "./wire.server";

type FieldKey = keyof typeof words.fields;

/**
 * The names of fields that the API stores in a history, as they were at the time. Other names, such
 * as those of registration numbers, are shown as they are stored.
 */
const FIELD_KEYS = new Map<string, FieldKey>([
  ["Heading", "heading"],
  ["Number", "number"],
  ["Title", "title"],
  ["Date", "date"],
  ["Due date", "dueDate"],
  ["Terms", "terms"],
  ["Currency", "currency"],
  ["Exchange rate", "rate"],
  ["Customer", "customer"],
  ["Customer's address", "customerAddress"],
  ["Customer's phone", "customerPhone"],
  ["Customer's email", "customerEmail"],
  ["Business name", "businessName"],
  ["Business address", "businessAddress"],
  ["Business phone", "businessPhone"],
  ["Business email", "businessEmail"],
  ["Website", "website"],
  ["Discount", "discount"],
  ["Tax", "tax"],
  ["Grand Total", "total"],
  ["Notes", "notes"],
  ["Footer", "footer"],
  ["Style of the PDF", "style"],
]);

/** Returns the name of a field as screens show it. */
function toShownField(name: string): string {
  const key = FIELD_KEYS.get(name);
  const number = /^Line (\d+)$/.exec(name)?.[1];
  if (number !== undefined) return fill(words.line, { number });
  return key ? words.fields[key] : name;
}

const change = z
  .object({ field: text, before: text, after: text })
  .transform(({ field, before, after }) => ({
    field: toShownField(field),
    // Of the values, only payment terms can have a name that Lejar gave.
    ...(field === "Terms"
      ? { before: toShownName(before), after: toShownName(after) }
      : { before, after }),
  }));

/** The schema of the changed fields of a record, with the field names that screens use. */
export const changesSchema = z.array(change);
