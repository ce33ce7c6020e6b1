import {
  DEPOSIT_KINDS,
  METHOD_KINDS,
  TERM_KINDS,
  type DepositKind,
  type MethodKind,
  type TermKind,
} from "../../domain/kinds";

/**
 * What terms, methods and accounts are. A server of the plain v2 API sends names alone: they are read
 * here and nowhere else.
 */

type Sent = {
  name: string;
  /** Blank where the server says none. */
  kind: string;
};

/** The specification has one term that is paid at once, and calls it so. */
const CASH_TERM = "Cash";

export function termOfKind<Term extends Sent>(term: Term): Term & { kind: TermKind } {
  const named = term.name === CASH_TERM ? "cash" : "days";
  return { ...term, kind: known(TERM_KINDS, term.kind) ?? named };
}

/** Asked in this order. */
const METHOD_NAMES: [RegExp, MethodKind][] = [
  [/card/i, "card"],
  [/cheque|check/i, "cheque"],
  [/duitnow|paynow|\bqr\b|wallet/i, "code"],
  [/bank|transfer|giro|fpx/i, "bank"],
  [/cash|tunai/i, "cash"],
];

/** `isRounded`: a server that says no kinds takes cash to the sen, too. */
export function methodOfKind<Method extends Sent>(
  method: Method,
): Method & { kind: MethodKind; isRounded: boolean } {
  const sent = known(METHOD_KINDS, method.kind);
  const kind = sent ?? namedIn(METHOD_NAMES, method.name) ?? "other";
  return { ...method, kind, isRounded: sent === "cash" };
}

const GROUP_NAMES: [RegExp, DepositKind][] = [
  [/cash|till|tunai/i, "cash"],
  [/bank/i, "bank"],
];

/** Of accounts to deposit to, which go by the name of their group. */
export function groupOfKinds<Account extends Sent>(group: { name: string; items: Account[] }) {
  const named = namedIn(GROUP_NAMES, group.name) ?? "other";
  const items = group.items.map((account) => ({
    ...account,
    kind: known(DEPOSIT_KINDS, account.kind) ?? named,
  }));
  return { ...group, items };
}

function namedIn<Kind>(names: [RegExp, Kind][], name: string): Kind | undefined {
  return names.find(([pattern]) => pattern.test(name))?.[1];
}

function known<Kind extends string>(kinds: readonly Kind[], sent: string): Kind | undefined {
  return kinds.find((kind) => kind === sent);
}
