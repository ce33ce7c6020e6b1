/**
 * The kinds of payment terms, payment methods and deposit accounts. A kind does not depend on the
 * name.
 */

/** A cash term is due at once. A `days` term is due a number of days after the invoice date. */
export const TERM_KINDS = ["cash", "days"] as const;
export type TermKind = (typeof TERM_KINDS)[number];

/** `code` is a payment by QR code or e-wallet. */
export const METHOD_KINDS = ["cash", "bank", "code", "card", "cheque", "other"] as const;
export type MethodKind = (typeof METHOD_KINDS)[number];

/** The kinds of accounts that receive payments. */
export const DEPOSIT_KINDS = ["cash", "bank", "other"] as const;
export type DepositKind = (typeof DEPOSIT_KINDS)[number];

export function isDepositKind(kind: string): kind is DepositKind {
  return DEPOSIT_KINDS.some((each) => each === kind);
}

/**
 * Chooses the account that receives payments by this kind of method, unless the user names another
 * account.
 */
export function chooseDepositAccount<Account extends { kind: DepositKind }>(
  accounts: Account[],
  methodKind: MethodKind,
): Account | undefined {
  const depositKind = methodKind === "cash" ? "cash" : "bank";
  return accounts.find(({ kind }) => kind === depositKind) ?? accounts[0];
}
