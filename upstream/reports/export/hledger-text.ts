import { minorToText } from "../../../domain/money/money";

/**
 * A posting in minor units of the currency `code`. `cost` is its positive value in another
 * currency.
 */
export type Posting = {
  account: string;
  amount: bigint;
  code: string;
  cost?: { amount: bigint; code: string } | undefined;
};

export type Transaction = { day: string; no: string; description: string; postings: Posting[] };

/** Returns a transaction of the journal. Postings of zero are left out. */
export function transactionText({ day, no, description, postings }: Transaction): string {
  const code = no === "" ? "" : `(${escapeText(no)}) `;
  const lines = postings.filter(({ amount }) => amount !== 0n).map(postingText);
  return `\n${day} ${code}${description.split("|").map(escapeText).join(" | ")}\n${lines.join("")}`;
}

function postingText({ account, amount, code, cost }: Posting): string {
  const costText = cost ? ` @@ ${minorToText(cost.amount)} ${cost.code}` : "";
  return `    ${account}  ${minorToText(amount)} ${code}${costText}\n`;
}

/** Returns an account name from its parts, without characters that hledger interprets. */
export function joinAccountName(...parts: (string | number)[]): string {
  return parts.map((part) => escapeText(String(part)).replace(/:/g, "-")).join(":");
}

/** Returns one line of text without characters that hledger interprets. */
export function escapeText(text: string): string {
  const words = text.replace(/[\p{Cc}\s]+/gu, " ").replace(/[;()[\]|]/g, "-");
  return words.trim() || "-";
}
