import { minorToText } from "../../../domain/money/money";

/** Minor units of a currency in an account; `worth` is what they are in another, without a sign. */
export type Posting = {
  account: string;
  amount: bigint;
  code: string;
  worth?: { amount: bigint; code: string } | undefined;
};

export type Transaction = { day: string; no: string; what: string; postings: Posting[] };

/** A transaction of a journal; postings of nothing are left out. */
export function transactionText({ day, no, what, postings }: Transaction): string {
  const code = no === "" ? "" : `(${plain(no)}) `;
  const lines = postings.filter(({ amount }) => amount !== 0n).map(postingText);
  return `\n${day} ${code}${what.split("|").map(plain).join(" | ")}\n${lines.join("")}`;
}

function postingText({ account, amount, code, worth }: Posting): string {
  const cost = worth ? ` @@ ${minorToText(worth.amount)} ${worth.code}` : "";
  return `    ${account}  ${minorToText(amount)} ${code}${cost}\n`;
}

/** The name of an account, by its parts: in one line, with single spaces, none of it of a meaning. */
export function accountName(...parts: (string | number)[]): string {
  return parts.map((part) => plain(String(part)).replace(/:/g, "-")).join(":");
}

/** Text without what a journal would understand. */
export function plain(text: string): string {
  const words = text.replace(/[\p{Cc}\s]+/gu, " ").replace(/[;()[\]|]/g, "-");
  return words.trim() || "-";
}
