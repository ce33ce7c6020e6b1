import * as z from "zod";
import { listKeys } from "../../../domain/field-table";
import { PAY_LABELS } from "../../../domain/how-to-pay";
import { PROFILE_LIMITS } from "../../../domain/limits/business";
import { toDecimal, formatAmount, minorToText, toMinor } from "../../../domain/money/money";
import type { PaymentCode } from "../../../domain/payment-codes/payment-code";
import { QUIET_ZONE, makeQrCode, toSvgPath } from "../../../domain/payment-codes/qr-code";
import { paymentCodeWords } from "../../../domain/words/payment-code";
import { PAYMENT_CODE_NAMES, formatScanningHint } from "../../../domain/payment-codes/payer-text";
import { amount, text } from "../wire.server";

/**
 * The schema of the payment code of an invoice. An unreadable code becomes null, because the
 * invoice can be displayed without it.
 */
export const paymentCode = z
  .object({
    kind: z.enum(["paynow", "duitnow"]),
    // PayNow codes are shorter than this limit of DuitNow codes.
    code: z.string().min(1).max(PROFILE_LIMITS.duitnow_code),
    amount: amount.transform(minorToText),
    reference: text,
    name: text,
  })
  .nullish()
  .transform((pay) => pay ?? null)
  .catch(null);

const payKinds = listKeys(PAY_LABELS);

/**
 * The schema of one row of how to pay, such as the bank account. When an older server sends no
 * `kind`, it is found by the label. `kind` is null when both are unknown; the page then shows the
 * label that the server sent.
 */
export const payDetail = z
  .object({ kind: z.unknown(), label: text, value: text })
  .transform(({ kind, label, value }) => ({
    kind: payKinds.find((each) => each === kind || PAY_LABELS[each] === label) ?? null,
    ...{ label, value },
  }));

/** A payment code with its texts and its drawing as SVG. */
export type PaymentCodeView = ReturnType<typeof toView>;

/**
 * Converts a payment code for display: the drawn code and its texts. Returns null when there is no
 * code.
 */
export function toPaymentCodeView(pay: PaymentCode | null, symbol: string): PaymentCodeView | null {
  return pay && toView(pay, symbol);
}

function toView(pay: PaymentCode, symbol: string) {
  const qr = makeQrCode(pay.code);
  return {
    /** The name for payers: "PayNow". */
    title: PAYMENT_CODE_NAMES[pay.kind],
    amount: { symbol, figure: formatAmount(toMinor(toDecimal(pay.amount))) },
    reference: pay.reference,
    name: pay.name,
    hint: formatScanningHint(pay, paymentCodeWords),
    /** The side of the view box, including the quiet zone, and a path for lines of width 1. */
    svg: { side: qr.size + 2 * QUIET_ZONE, path: toSvgPath(qr) },
  };
}
