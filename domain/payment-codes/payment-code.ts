import { getStatusFacts } from "../invoices/status";
import { isMalaysia, isSingapore, MALAYSIA, SINGAPORE } from "../countries";
import { parseDuitNow } from "../business-numbers/duitnow";
import { parsePayNow } from "../business-numbers/paynow";
import { minorToText } from "../money/money";
import { formatPayNowText, toPaymentReference } from "./paynow-text";

/** The business that is paid, according to its current profile. */
export type Payee = {
  /** The country id on the wire. */
  countryId: number;
  name: string;
  /** A UEN or a mobile number. Empty when the business has no PayNow proxy. */
  payNow: string;
  /** The text of the shop's own DuitNow code. Empty when the business has none. */
  duitNow: string;
};

/** An amount to pay. */
export type AmountDue = {
  /** The number that identifies the payment. */
  no: string;
  /** The amount in minor units. */
  balance: bigint;
  /** The ISO code of the currency. */
  currency: string;
};

export type InvoiceDue = AmountDue & {
  /** The status number on the wire. */
  status: number;
};

/** A QR code with which a customer pays. */
export type PaymentCode = {
  kind: "paynow" | "duitnow";
  /** The text inside the QR code. */
  code: string;
  /** The amount to pay, as decimal text: "1053.00". */
  amount: string;
  /**
   * The text that identifies the payment. In a PayNow code it has only characters that banks
   * accept; it is empty when the number has none.
   */
  reference: string;
  /** The name of the business that is paid. For DuitNow it is the name in the shop's code. */
  name: string;
};

/** The maximum length of the amount in a PayNow code, in characters. */
const MAX_AMOUNT_LENGTH = 13;

/**
 * Returns the payment code to print on an invoice. Returns null for a draft or void invoice, and
 * when `makePaymentCodeForAmount` returns null.
 */
export function makePaymentCodeForInvoice(payee: Payee, invoice: InvoiceDue): PaymentCode | null {
  return getStatusFacts(invoice.status).isCounted ? makePaymentCodeForAmount(payee, invoice) : null;
}

/**
 * Returns the payment code for an amount without an invoice. Returns null when there is nothing to
 * pay, when the business or the currency has no code, and when the amount is too long for the code.
 */
export function makePaymentCodeForAmount(payee: Payee, due: AmountDue): PaymentCode | null {
  if (due.balance <= 0) return null;
  if (isSingapore(payee.countryId) && due.currency === SINGAPORE.currency)
    return makePayNowCode(payee, due);
  if (isMalaysia(payee.countryId) && due.currency === MALAYSIA.currency)
    return makeDuitNowCode(payee, due);
  return null;
}

function makePayNowCode(
  { payNow: proxy, name }: Payee,
  { no, balance }: AmountDue,
): PaymentCode | null {
  const amount = minorToText(balance);
  const parsed = parsePayNow(proxy);
  // A stored text that is not a valid proxy is not printed, because it may be somebody's NRIC.
  if (!("value" in parsed) || parsed.value !== proxy || amount.length > MAX_AMOUNT_LENGTH)
    return null;
  const reference = toPaymentReference(no);
  const code = formatPayNowText({ proxy, amount, reference, name });
  return { kind: "paynow", code, amount, reference, name };
}

/**
 * Returns the shop's own code, which cannot be changed. The amount and the reference are only
 * displayed next to it.
 */
function makeDuitNowCode({ duitNow }: Payee, { no, balance }: AmountDue): PaymentCode | null {
  const parsed = parseDuitNow(duitNow);
  if ("problem" in parsed) return null;
  const { code, name } = parsed;
  return { kind: "duitnow", code, amount: minorToText(balance), reference: no, name };
}
