import { appendChecksum, formatEmv } from "../business-numbers/emv-code";

/** The values in which the app's PayNow codes differ from each other. */
export type PayNowParts = {
  /** The proxy as `parsePayNow` returns it: a UEN, or a mobile number with +65. */
  proxy: string;
  /** The amount in Singapore dollars, as decimal text of at most 13 characters: "25.50". */
  amount: string;
  /** The reference as `toPaymentReference` returns it. Empty when there is none. */
  reference: string;
  /** The name of the business that is paid. */
  name: string;
};

/** The maximum length of the reference and of the name, in characters. */
const MAX_FIELD_LENGTH = 25;

/**
 * Returns the text of a PayNow QR code. The payer cannot change the amount, and the code does not
 * expire, because overdue invoices can still be paid.
 */
export function formatPayNowText({ proxy, amount, reference, name }: PayNowParts): string {
  const account = [
    ["00", "SG.PAYNOW"],
    ["01", proxy.startsWith("+") ? MOBILE : UEN],
    ["02", proxy],
    ["03", AMOUNT_IS_FIXED],
  ] as const;
  // The tags of EMVCo: 00 version, 01 method, 26 merchant account, 52 category, 53 currency,
  // 54 amount, 58 country, 59 merchant name, 60 city, 62 additional data (01 reference).
  const fields = [
    ["00", "01"],
    ["01", FOR_ONE_PAYMENT],
    ["26", formatEmv(account)],
    ["52", "0000"],
    ["53", SINGAPORE_DOLLAR],
    ["54", amount],
    ["58", "SG"],
    ["59", toMerchantName(name)],
    ["60", "Singapore"],
    ...(reference === "" ? [] : [["62", formatEmv([["01", reference]])] as const]),
  ] as const;
  return appendChecksum(formatEmv(fields));
}

/** The values of the fields, as the specification of PayNow defines them. */
const MOBILE = "0";
const UEN = "2";
const AMOUNT_IS_FIXED = "0";
const FOR_ONE_PAYMENT = "12";
const SINGAPORE_DOLLAR = "702";

/** Converts an invoice number to a reference of at most 25 characters that all banks accept. */
export function toPaymentReference(no: string): string {
  return truncate(removeAccents(no).replace(/[^A-Za-z0-9 /-]/g, ""));
}

/**
 * Returns "NA" when no character is left, because the field must not be empty. This happens to
 * names without Latin letters.
 */
function toMerchantName(name: string): string {
  return truncate(removeAccents(name).replace(/[^\x20-\x7e]/g, "")) || "NA";
}

/** Removes accents from letters, because the field accepts only plain Latin letters. */
function removeAccents(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "");
}

function truncate(text: string): string {
  return text.replace(/ +/g, " ").trim().slice(0, MAX_FIELD_LENGTH).trim();
}
