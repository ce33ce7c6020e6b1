import { minorToText } from "../../../domain/money/money";

/**
 * A posting of `amount` minor units of `currency`, an ISO code. `cost` is the absolute value of the
 * whole posting in another currency, also in minor units.
 */
export type Posting = {
  account: string;
  amount: bigint;
  currency: string;
  cost?: { amount: bigint; currency: string } | undefined;
};

export type Transaction = {
  /** The day as YYYY-MM-DD. */
  day: string;
  /** The number of the invoice or credit note. Empty when there is none. */
  documentNumber: string;
  /** The description. hledger reads the text before a "|" as the payee and the rest as a note. */
  description: string;
  postings: Posting[];
};

/** Formats a transaction of the journal. Postings of zero are left out. */
export function formatTransaction(transaction: Transaction): string {
  const { day, documentNumber, description, postings } = transaction;
  const number = documentNumber === "" ? "" : `(${replaceSpecialCharacters(documentNumber)}) `;
  const text = description.split("|").map(replaceSpecialCharacters).join(" | ");
  const lines = postings.filter(({ amount }) => amount !== 0n).map(formatPosting);
  return `\n${day} ${number}${text}\n${lines.join("")}`;
}

function formatPosting({ account, amount, currency, cost }: Posting): string {
  const costText = cost ? ` @@ ${minorToText(cost.amount)} ${cost.currency}` : "";
  return `    ${account}  ${minorToText(amount)} ${currency}${costText}\n`;
}

/** Joins the parts of an account name by ":" and replaces characters that hledger interprets. */
export function joinAccountName(...parts: (string | number)[]): string {
  return parts.map((part) => replaceSpecialCharacters(String(part)).replace(/:/g, "-")).join(":");
}

/**
 * Replaces white space by one space and characters that hledger interprets by "-". Returns "-" for an
 * empty text.
 */
export function replaceSpecialCharacters(text: string): string {
  const words = text.replace(/[\p{Cc}\s]+/gu, " ").replace(/[;()[\]|]/g, "-");
  return words.trim() || "-";
}
