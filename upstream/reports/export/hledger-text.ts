import { minorToText } from "../../../domain/money/money";

/** Minor units of a currency in an account; `worth` is what they are in another, without a sign. */
export type Posting = {
  account: string;
  amount: bigint;
  code: string;
  cost?: { amount: bigint; code: string } | undefined;
};

export type Transaction = { day: string; no: string; description: string; postings: Posting[] };

/** A transaction of a journal; postings of nothing are left out. */
export function transactionText({ day, no, description: what, postings }: Transaction): string {
  const code = no === "" ? "" : `(${escapeText(no)}) `;
  const lines = postings.filter(({ amount }) => amount !== 0n).map(postingText);
  return `\n${day} ${code}${what.split("|").map(escapeText).join(" | ")}\n${lines.join("")}`;
}

function postingText({ account, amount, code, cost: worth }: Posting): string {
  const cost = worth ? ` @@ ${minorToText(worth.amount)} ${worth.code}` : "";
  return `    ${account}  ${minorToText(amount)} ${code}${cost}\n`;
}

/** The name of an account, by its parts: in one line, with single spaces, none of it of a meaning. */
export function joinAccountName(...parts: (string | number)[]): string {
  return parts.map((part) => escapeText(String(part)).replace(/:/g, "-")).join(":");
}

/** Text without what a journal would understand. */
export function escapeText(text: string): string {
  const words = text.replace(/[\p{Cc}\s]+/gu, " ").replace(/[;()[\]|]/g, "-");
  return words.trim() || "-";
}
