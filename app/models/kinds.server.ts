import { DEPOSIT_KINDS, METHOD_KINDS, TERM_KINDS } from "../../domain/kinds";

/**
 * What terms, methods and accounts are. A server of the plain v2 API sends names alone: they are read
 * here and nowhere else.
 */

/** `kind` is blank where the server says none. */
type Received = { name: string; kind: string };

/** The kind that is sent, where it is known; otherwise by the first pattern that the name fits. */
function kindFinder<Kind extends string>(
  kinds: readonly Kind[],
  names: [RegExp, Kind][],
  otherwise: Kind,
) {
  return ({ name, kind }: Received): Kind =>
    kinds.find((each) => each === kind) ??
    names.find(([pattern]) => pattern.test(name))?.[1] ??
    otherwise;
}

/** The specification has one term that is paid at once, and calls it so. */
const findTermKind = kindFinder(TERM_KINDS, [[/^Cash$/, "cash"]], "days");

const findMethodKind = kindFinder(
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

const findDepositKind = kindFinder(
  DEPOSIT_KINDS,
  [
    [/bank/i, "bank"],
    [/cash|till|tunai/i, "cash"],
  ],
  "other",
);

export function withTermKind<Term extends Received>(term: Term) {
  return { ...term, kind: findTermKind(term) };
}

/** `isRounded`: a server that says no kinds takes cash to the sen, too. */
export function withMethodKind<Method extends Received>(method: Method) {
  return { ...method, kind: findMethodKind(method), isRounded: method.kind === "cash" };
}

/** Of accounts to deposit to, which go by the name of their group. */
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
