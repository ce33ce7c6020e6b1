import { typedTextOfAnyLength } from "~/forms/checks";
import { compulsoryText } from "~/forms/fields";
import { INVOICE_LIMITS } from "../../../domain/limits/invoices";
import * as z from "zod";
import { moneyWay, moneyWayChecks } from "../money-form";

/**
 * A void form with its typed values. Only the form of a cash sale says how its money is given back;
 * these fields are empty in all others.
 */
export const voidForm = moneyWay.extend({
  key: z.string().default(""),
  /** The etag of the record when the form was loaded. */
  basedOn: z.string().max(100).default(""),
  reason: typedTextOfAnyLength,
});

export type VoidForm = z.output<typeof voidForm>;

/** Checks a void form. The messages are shown beside the fields. */
export const voidFields = voidForm.extend({
  reason: compulsoryText.max(INVOICE_LIMITS.reason),
  reference: moneyWayChecks.reference,
});
