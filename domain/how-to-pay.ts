import { isSingapore, SINGAPORE } from "./countries";
import { keysOf } from "./field-table";

/** What customers type into a bank's app, as papers call it. */
export const PAY_LABELS = {
  bank: "Bank",
  accountName: "Account name",
  accountNumber: "Account number",
  payNow: SINGAPORE.paymentCode,
} as const;

export type PayKind = keyof typeof PAY_LABELS;

export type PayDetail = { kind: PayKind; label: string; value: string };

/** What a business of a country prints of how it is paid; what is blank is left out. */
export function listPayDetails(
  countryId: number | string,
  values: Record<PayKind, string>,
): PayDetail[] {
  return keysOf(PAY_LABELS)
    .filter((kind) => kind !== "payNow" || isSingapore(countryId))
    .map((kind) => ({ kind, label: PAY_LABELS[kind], value: values[kind] }))
    .filter(({ value }) => value !== "");
}
