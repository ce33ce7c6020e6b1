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
import { issue, type IssueMessage } from "../../wire/issue";

const NO_LINES = issue("no_lines");
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
  name: optionalText("the_name", INVOICE_LIMITS.lineName),
  description: optionalText("description", INVOICE_LIMITS.lineDescription),
  quantity: requiredNumber(issue("not_a_number", { field: "quantity" })),
  unit_price: requiredNumber(issue("not_a_number", { field: "price" })),
  discount: optionalPercentage(issue("invalid_discount")).refine(
    (value) => value.units >= 0 && isAtMost(value, 100n),
    issue("invalid_discount"),
  ),
  product_id: optionalId(issue("unknown_record", { record: "item" })),
  account_id: optionalId(issue("unknown_record", { record: "account" })),
  tax_code_id: optionalId(issue("unknown_record", { record: "tax_code" })),
});

const removedPayment = z.object({ is_deleted: z.literal(true), id: storedId });

const sentPayment = z.object({
  is_deleted: z.literal(false),
  id: storedId,
  method_id: requiredId(issue("choose_record", { record: "payment_method" })),
  account_id: requiredId(issue("choose_deposit_account")),
  amount: requiredNumber(issue("not_a_number", { field: "amount" })).refine(
    (value) => value.units > 0 && hasWholeCents(value),
    issue("not_an_amount", { field: "amount" }),
  ),
});

/** The payload that creates or edits an invoice, without its due date and its payments. */
export const invoicePayload = z.object({
  contact_id: requiredId(issue("choose_record", { record: "contact" })),
  currency_id: requiredId(issue("choose_record", { record: "currency" })),
  /** Not needed for the company's own currency. */
  currency_rate: requiredNumber(issue("not_a_number", { field: "exchange_rate" }))
    .refine((value) => value.units > 0, issue("rate_not_above_zero"))
    .or(z.null())
    .optional(),
  date: requiredDate(issue("not_a_date", { field: "invoice_date" })),
  term_id: requiredId(issue("choose_record", { record: "payment_term" })),
  title: optionalText("title", INVOICE_LIMITS.title),
  memo: optionalText("notes", INVOICE_LIMITS.notes),
  no: requiredText("invoice_number", INVOICE_LIMITS.number),
  tax_inclusive: unsupportedFlag(issue("tax_inclusive")),
  is_progress_payment: unsupportedFlag(issue("progress_payments")),
  is_recurring: unsupportedFlag(issue("recurring_invoices")),
  items: z
    .array(line, { required_error: NO_LINES, invalid_type_error: NO_LINES })
    .min(1, NO_LINES)
    .max(INVOICE_LIMITS.lines, issue("too_many_lines", { max: INVOICE_LIMITS.lines }))
    .refine(
      (lines) =>
        lines.reduce((sum, { name, description }) => sum + name.length + description.length, 0) <=
        MAX_LINE_TEXT,
      issue("lines_too_long", { max: MAX_LINE_TEXT.toLocaleString("en") }),
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
      .array(payment, { invalid_type_error: issue("unreadable", { field: "payments" }) })
      .max(INVOICE_LIMITS.payments, issue("too_many_payments", { max: INVOICE_LIMITS.payments }))
      .nullish()
      .transform((payments) => payments ?? []),
  });
}

/** The schema of the due date in the payload of an invoice. Every term except cash requires it. */
export const dueDatePayload = z.object({
  due_date: requiredDate(issue("due_date")),
});

export type InvoicePayload = z.output<typeof invoicePayload>;
export type PaymentPayload = z.output<typeof removedPayment> | z.output<typeof sentPayment>;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isRemoved({ id, is_deleted }: Record<string, unknown>, takesNew: boolean): boolean {
  return flagSchema.parse(is_deleted) === true || (!takesNew && storedId.parse(id) === null);
}

function unsupportedFlag(message: IssueMessage) {
  return flagSchema.refine((value) => value !== true, message);
}

function isAtMost({ units, scale }: Decimal, limit: bigint): boolean {
  return units <= limit * 10n ** BigInt(scale);
}
