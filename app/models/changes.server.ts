import * as z from "zod";
import { formatDate } from "../../domain/calendar/days";
import { toShownName } from "../../domain/given-names";
import type { CodeValues, FieldCode } from "../../domain/history/codes";
import { formatDecimal, formatLineText, type LineParts } from "../../domain/history/line-text";
import { isLanguage } from "../../domain/languages";
import { translateTaxLabel } from "../../domain/shown-tax";
import { en } from "../../domain/words/en/history";
import { historyWords as words } from "../../domain/words/history";
import { joinList } from "../../domain/words/in-languages";
import { fillText } from "../../domain/words/message";
import { reminderWords } from "../../domain/words/reminders";
import { codeFields } from "./coded.server";
import { text } from "./wire.server";

function isFieldCode(code: string | null): code is FieldCode {
  return code !== null && Object.hasOwn(en.fields, code);
}

const change = z
  .object({ field: text, before: text, after: text, ...codeFields })
  .transform(({ field, before, after, code, values }) => {
    if (isFieldCode(code))
      return {
        field: fillText(words.fields[code], values),
        before: showValue(code, "before", values),
        after: showValue(code, "after", values),
      };
    // An older program stored the field by its name in English, and the values as they were shown.
    const named = findNamedField(field);
    if (named === null) return { field, before, after };
    const show = named.code === "terms" ? toShownName : (value: string) => value;
    return {
      field: fillText(words.fields[named.code], named.values),
      before: show(before),
      after: show(after),
    };
  });

/** The schema of the changed fields of a record, in the language of the person. */
export const changesSchema = z.array(change);

type Side = "before" | "after";

/** Returns a value of a changed field as it is shown; empty when the field was empty. */
function showValue(code: FieldCode, side: Side, values: CodeValues): string {
  if (code === "line") return showLine(side, values);
  const value = String(values[side] ?? "");
  switch (code) {
    case "date":
    case "due_date":
      return formatDate(value);
    case "discount":
    case "tax":
    case "total":
      return formatDecimal(value);
    case "terms":
      return toShownName(value);
    case "language":
      return joinList(value.split(",").map(showLanguage));
    case "heading":
    case "sold_to":
    case "bought_from":
      return isValueCode(value) ? words.values[value] : value;
    default:
      return value;
  }
}

function showLine(side: Side, values: CodeValues): string {
  const read = (name: keyof LineParts) => String(values[`${side}_${name}`] ?? "");
  const amount = read("amount");
  if (amount === "") return "";
  const line = {
    ...{ quantity: read("quantity"), unit_price: read("unit_price"), name: read("name") },
    ...{ description: read("description"), discount: read("discount"), amount },
    tax: translateTaxLabel(read("tax")),
  };
  return formatLineText(line, { less: words.less, comma: words.comma });
}

function showLanguage(id: string): string {
  return isLanguage(id) ? reminderWords.languages[id] : id;
}

function isValueCode(value: string): value is keyof typeof en.values {
  return Object.hasOwn(en.values, value);
}

/** Finds the field of a name in English, such as "Due date" or "Line 2". */
function findNamedField(name: string): { code: FieldCode; values: CodeValues } | null {
  const line = /^Line (\d+)$/.exec(name)?.[1];
  if (line !== undefined) return { code: "line", values: { line } };
  // The name of this field on the wire is older than the screens' name of it.
  if (name === "Grand Total") return { code: "total", values: {} };
  const code = Object.entries(en.fields).find(([, text]) => text === name)?.[0] ?? null;
  return isFieldCode(code) ? { code, values: {} } : null;
}
