import { DEPOSIT_KINDS, METHOD_KINDS, TERM_KINDS } from "../../domain/kinds";

// A plain v2 API sends only the names of terms, methods and accounts. This is the only module that
// derives a kind from a name.

/** A record as it was received. `kind` is empty when the API sends none. */
type Received = { name: string; kind: string };

/**
 * Returns a function that returns the received kind when it is known, otherwise the kind of the
 * first pattern that matches the name, or `fallback` when none matches.
 */
function createKindFinder<Kind extends string>(
  kinds: readonly Kind[],
  patterns: [RegExp, Kind][],
  fallback: Kind,
) {
  return ({ name, kind }: Received): Kind =>
    kinds.find((each) => each === kind) ??
    patterns.find(([pattern]) => pattern.test(name))?.[1] ??
    fallback;
}

/** The specification has one term without days, which is called "Cash". */
const findTermKind = createKindFinder(TERM_KINDS, [[/^Cash$/, "cash"]], "days");

const findMethodKind = createKindFinder(
  METHOD_KINDS,
  [
    [/card/i, "card"],
    [/cheque|check/i, "cheque"],
    [/duitnow|paynow|\bqr\b|wallet/i, "code"],
    [/bank|transfer|giro|fpx/i, "bank"],
    [/cash|tunai/i, "cash"],
  ],
  "other",
);

const findDepositKind = createKindFinder(
  DEPOSIT_KINDS,
  [
    [/bank/i, "bank"],
    [/cash|till|tunai/i, "cash"],
  ],
  "other",
);

/** Adds the kind of a payment term. */
export function withTermKind<Term extends Received>(term: Term) {
  return { ...term, kind: findTermKind(term) };
}

/**
 * Adds the kind of a payment method. `isRounded` is true when the API sent the kind cash, because
 * an API without kinds does not round cash.
 */
export function withMethodKind<Method extends Received>(method: Method) {
  return { ...method, kind: findMethodKind(method), isRounded: method.kind === "cash" };
}

/** Adds kinds to deposit accounts. A missing or unknown kind is derived from the group's name. */
export function withDepositKinds<Account extends Received>(group: {
  name: string;
  items: Account[];
}) {
  const items = group.items.map((account) => {
    const kind = findDepositKind({ name: group.name, kind: account.kind });
    return { ...account, kind };
  });
  return { ...group, items };
}
