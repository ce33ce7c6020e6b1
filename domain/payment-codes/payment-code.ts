import { statusFacts } from "../invoices/status";
import { isMalaysia, isSingapore, MALAYSIA, SINGAPORE } from "../countries";
import { parseDuitNow } from "../business-numbers/duitnow";
import { parsePayNow } from "../business-numbers/paynow";
import { minorToText } from "../money/money";
import { payNowText, toReference } from "./paynow-text";

/** Who is paid, as the business says now. */
export type Payee = {
  /** As on the wire. */
  countryId: number;
  name: string;
  /** A UEN or a mobile number; blank for none. */
  payNow: string;
  /** The text of the shop's own code; blank for none. */
  duitNow: string;
};

/** What is to be paid. */
export type AmountDue = {
  /** By which it is told from others. */
  no: string;
  /** Minor units. */
  balance: bigint;
  /** ISO code. */
  currency: string;
};

export type InvoiceDue = AmountDue & {
  /** As on the wire. */
  status: number;
};

/** A QR code by which an invoice can be paid. */
export type PaymentCode = {
  kind: "paynow" | "duitnow";
  /** What the QR code says. */
  code: string;
  /** What is left: "1053.00". */
  amount: string;
  /** By which the payment is told from others; blank when the number has nothing that banks take. */
  reference: string;
  /** Of who is paid. */
  name: string;
};

/** What the field of an amount holds. */
const MAX_AMOUNT_LENGTH = 13;

/** The code that stands on an invoice; null while there is nothing to pay by it. */
export function paymentCodeForInvoice(payee: Payee, owed: InvoiceDue): PaymentCode | null {
  return statusFacts(owed.status).isCounted ? paymentCodeForAmount(payee, owed) : null;
}

/** The code by which an amount is paid that stands on no invoice yet; null for none. */
export function paymentCodeForAmount(payee: Payee, asked: AmountDue): PaymentCode | null {
  if (asked.balance <= 0) return null;
  if (isSingapore(payee.countryId) && asked.currency === SINGAPORE.currency)
    return makePayNowCode(payee, asked);
  if (isMalaysia(payee.countryId) && asked.currency === MALAYSIA.currency)
    return makeDuitNowCode(payee, asked);
  return null;
}

function makePayNowCode(
  { payNow: proxy, name }: Payee,
  { no, balance }: AmountDue,
): PaymentCode | null {
  const amount = minorToText(balance);
  const read = parsePayNow(proxy);
  // What is no proxy any more, or never was, is not printed: it may be somebody's NRIC.
  if (!("value" in read) || read.value !== proxy || amount.length > MAX_AMOUNT_LENGTH) return null;
  const reference = toReference(no);
  const code = payNowText({ proxy, amount, reference, name });
  return { kind: "paynow", code, amount, reference, name };
}

/** The shop's own code is never changed, so amount and reference only stand beside it. */
function makeDuitNowCode({ duitNow }: Payee, { no, balance }: AmountDue): PaymentCode | null {
  const read = parseDuitNow(duitNow);
  if ("problem" in read) return null;
  const { code, name } = read;
  return { kind: "duitnow", code, amount: minorToText(balance), reference: no, name };
}
