/** What terms, methods of paying and accounts for money are, whatever they are called. */

/** Paid at once, or due so many days after the invoice. */
export const TERM_KINDS = ["cash", "days"] as const;
export type TermKind = (typeof TERM_KINDS)[number];

/** `code`: what is paid by a picture to be read, or by a wallet. */
export const METHOD_KINDS = ["cash", "bank", "code", "card", "cheque", "other"] as const;
export type MethodKind = (typeof METHOD_KINDS)[number];

/** Of an account that money is deposited to. */
export const DEPOSIT_KINDS = ["cash", "bank", "other"] as const;
export type DepositKind = (typeof DEPOSIT_KINDS)[number];

export function isDepositKind(kind: string): kind is DepositKind {
  return DEPOSIT_KINDS.some((each) => each === kind);
}

/** Of those to deposit to, the one where money by a kind of method goes unless another is named. */
export function chooseDepositAccount<Account extends { kind: DepositKind }>(
  accounts: Account[],
  method: MethodKind,
): Account | undefined {
  const wanted = method === "cash" ? "cash" : "bank";
  return accounts.find(({ kind }) => kind === wanted) ?? accounts[0];
}
