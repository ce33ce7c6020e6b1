import { appendChecksum, formatEmv } from "../business-numbers/emv-code";

export type PayNowParts = {
  /** As `readPayNow` keeps it: a UEN, or a mobile number with +65. */
  proxy: string;
  /** In Singapore dollars: "25.50", at most 13 characters. */
  amount: string;
  /** As `toReference` makes it; blank for none. */
  reference: string;
  /** Of who is paid, as the business writes it. */
  name: string;
};

/** What the fields for references and names hold. */
const MAX_FIELD_LENGTH = 25;

/**
 * The text of a PayNow QR code with an amount that the payer cannot change, and without an end: an
 * invoice is owed also when it is overdue.
 */
export function payNowText({ proxy, amount, reference, name }: PayNowParts): string {
  const account = [
    ["00", "SG.PAYNOW"],
    ["01", proxy.startsWith("+") ? MOBILE : UEN],
    ["02", proxy],
    ["03", AMOUNT_IS_FIXED],
  ] as const;
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

const MOBILE = "0";
const UEN = "2";
const AMOUNT_IS_FIXED = "0";
const FOR_ONE_PAYMENT = "12";
const SINGAPORE_DOLLAR = "702";

/** A number in the characters that all banks hand on; what they do not is left out. */
export function toReference(no: string): string {
  return truncate(removeAccents(no).replace(/[^A-Za-z0-9 /-]/g, ""));
}

/** The field cannot be blank, as the name of a business without Latin letters would be. */
function toMerchantName(name: string): string {
  return truncate(removeAccents(name).replace(/[^\x20-\x7e]/g, "")) || "NA";
}

/** Letters without their accents, which the field does not take. */
function removeAccents(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "");
}

function truncate(text: string): string {
  return text.replace(/ +/g, " ").trim().slice(0, MAX_FIELD_LENGTH).trim();
}
