import { INVOICE_LIMITS } from "../../../domain/limits/invoices";
import * as z from "zod";
import type { Decimal } from "../../../domain/money/money";
import {
  requiredDate,
  requiredNumber,
  flagSchema,
  hasWholeCents,
  requiredId,
  requiredText,
  optionalId,
  optionalText,
  optionalPercentage,
  parseId,
} from "../../wire/fields";

const NO_LINES = "Please add at least one line.";
/**
 * The maximum number of characters in the names and descriptions of all lines together, about 100
 * printed pages.
 */
const MAX_LINE_TEXT = 200_000;

/** The id of a stored line or payment; null for a new one. */
const storedId = z.unknown().transform((id) => parseId(id) ?? null);

const line = z.object({
  id: storedId,
  /** The position of the line. Without a readable one, the order of the array counts. */
  line: z.number().int().optional().catch(undefined),
  name: optionalText("The name", INVOICE_LIMITS.lineName),
  description: optionalText("The description", INVOICE_LIMITS.lineDescription),
  quantity: requiredNumber("The quantity is not a number."),
  unit_price: requiredNumber("The price is not a number."),
  discount: optionalPercentage("The discount must be a percentage from 0 to 100.").refine(
    (value) => value.units >= 0 && isAtMost(value, 100n),
    "The discount must be a percentage from 0 to 100.",
  ),
  product_id: optionalId("The item was not found."),
  account_id: optionalId("The account was not found."),
  tax_code_id: optionalId("The tax code was not found."),
});

const removedPayment = z.object({ is_deleted: z.literal(true), id: storedId });

const sentPayment = z.object({
  is_deleted: z.literal(false),
  id: storedId,
  method_id: requiredId("Please choose a payment method."),
  account_id: requiredId("Please choose an account to deposit to."),
  amount: requiredNumber("The amount is not a number.").refine(
    (value) => value.units > 0 && hasWholeCents(value),
    "The amount must be 0.01 or more, with at most two decimals.",
  ),
});

/** The payload that creates or edits an invoice, without its due date and its payments. */
export const invoicePayload = z.object({
  contact_id: requiredId("Please choose a contact."),
  currency_id: requiredId("Please choose a currency."),
  /** Not needed for the company's own currency. */
  currency_rate: requiredNumber("The exchange rate is not a number.")
    .refine((value) => value.units > 0, "The exchange rate must be above zero.")
    .or(z.null())
    .optional(),
  date: requiredDate("The invoice date is not a date."),
  term_id: requiredId("Please choose a payment term."),
  title: optionalText("The title", INVOICE_LIMITS.title),
  memo: optionalText("The notes", INVOICE_LIMITS.notes),
  no: requiredText("An invoice number", INVOICE_LIMITS.number),
  tax_inclusive: unsupportedFlag("Prices that include tax cannot be kept."),
  is_progress_payment: unsupportedFlag("Progress payments cannot be kept."),
  is_recurring: unsupportedFlag("Recurring invoices cannot be kept."),
  items: z
    .array(line, { required_error: NO_LINES, invalid_type_error: NO_LINES })
    .min(1, NO_LINES)
    .max(INVOICE_LIMITS.lines, `An invoice can have at most ${INVOICE_LIMITS.lines} lines.`)
    .refine(
      (lines) =>
        lines.reduce((sum, { name, description }) => sum + name.length + description.length, 0) <=
        MAX_LINE_TEXT,
      `The names and descriptions of all lines together can have at most ${MAX_LINE_TEXT.toLocaleString("en")} characters.`,
    ),
});

/**
 * Returns the schema of the payments in the payload of an invoice. New payments are ignored unless
 * `takesNew` is true, as for cash terms.
 */
export function createPaymentsPayload({ takesNew }: { takesNew: boolean }) {
  const payment = z.preprocess(
    (value) => (isRecord(value) ? { ...value, is_deleted: isRemoved(value, takesNew) } : value),
    z.discriminatedUnion("is_deleted", [removedPayment, sentPayment]),
  );
  return z.object({
    partials: z
      .array(payment, { invalid_type_error: "The payments could not be read." })
      .max(
        INVOICE_LIMITS.payments,
        `An invoice can have at most ${INVOICE_LIMITS.payments} payments.`,
      )
      .nullish()
      .transform((payments) => payments ?? []),
  });
}

/** The schema of the due date in the payload of an invoice. Every term except cash requires it. */
export const dueDatePayload = z.object({
  due_date: requiredDate("The due date is needed, and must be a date."),
});

export type InvoicePayload = z.output<typeof invoicePayload>;
export type PaymentPayload = z.output<typeof removedPayment> | z.output<typeof sentPayment>;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isRemoved({ id, is_deleted }: Record<string, unknown>, takesNew: boolean): boolean {
  return flagSchema.parse(is_deleted) === true || (!takesNew && storedId.parse(id) === null);
}

function unsupportedFlag(message: string) {
  return flagSchema.refine((value) => value !== true, message);
}

function isAtMost({ units, scale }: Decimal, limit: bigint): boolean {
  return units <= limit * 10n ** BigInt(scale);
}
