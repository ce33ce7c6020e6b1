import { isSingapore, SINGAPORE } from "./countries";
import { listKeys } from "./field-table";

/** The labels, on invoices, of what a customer types into a banking app. */
export const PAY_LABELS = {
  bank: "Bank",
  accountName: "Account name",
  accountNumber: "Account number",
  payNow: SINGAPORE.paymentCode,
} as const;

/** A kind of payment detail, as a key of `PAY_LABELS`. */
export type PayKind = keyof typeof PAY_LABELS;

export type PayDetail = { kind: PayKind; label: string; value: string };

/**
 * Lists the payment details that a business in a country prints. Leaves out empty values and,
 * outside Singapore, PayNow.
 */
export function listPayDetails(
  countryId: number | string,
  values: Record<PayKind, string>,
): PayDetail[] {
  return listKeys(PAY_LABELS)
    .filter((kind) => kind !== "payNow" || isSingapore(countryId))
    .map((kind) => ({ kind, label: PAY_LABELS[kind], value: values[kind] }))
    .filter(({ value }) => value !== "");
}
