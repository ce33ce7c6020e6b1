/**
 * The kinds of payment terms, payment methods and deposit accounts. The kind is stored beside the
 * name of each, so that the name can be changed.
 */

/** An invoice with a `cash` term is due at once; with a `days` term, some days after its date. */
export const TERM_KINDS = ["cash", "days"] as const;
export type TermKind = (typeof TERM_KINDS)[number];

/** The kinds of payment methods. `code` is a payment by QR code or e-wallet. */
export const METHOD_KINDS = ["cash", "bank", "code", "card", "cheque", "other"] as const;
export type MethodKind = (typeof METHOD_KINDS)[number];

/** The kinds of accounts that receive payments. */
export const DEPOSIT_KINDS = ["cash", "bank", "other"] as const;
export type DepositKind = (typeof DEPOSIT_KINDS)[number];

export function isDepositKind(kind: string): kind is DepositKind {
  return DEPOSIT_KINDS.some((each) => each === kind);
}

/**
 * Chooses the account to which payments by this kind of method are recorded by default: the first
 * account of the kind "cash" for cash, and of the kind "bank" for all other methods. Without such
 * an account, returns the first account. Returns undefined when there are no accounts.
 */
export function chooseDepositAccount<Account extends { kind: DepositKind }>(
  accounts: Account[],
  methodKind: MethodKind,
): Account | undefined {
  const depositKind = methodKind === "cash" ? "cash" : "bank";
  return accounts.find(({ kind }) => kind === depositKind) ?? accounts[0];
}
