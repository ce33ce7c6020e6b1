import { DEPOSIT_KINDS, METHOD_KINDS, TERM_KINDS } from "../../domain/kinds";

/**
 * What terms, methods and accounts are. A server of the plain v2 API sends names alone: they are read
 * here and nowhere else.
 */

/** `kind` is blank where the server says none. */
type Sent = { name: string; kind: string };

/** The kind that is sent, where it is known; otherwise by the first pattern that the name fits. */
function kindBy<Kind extends string>(
  kinds: readonly Kind[],
  names: [RegExp, Kind][],
  otherwise: Kind,
) {
  return ({ name, kind }: Sent): Kind =>
    kinds.find((each) => each === kind) ??
    names.find(([pattern]) => pattern.test(name))?.[1] ??
    otherwise;
}

/** The specification has one term that is paid at once, and calls it so. */
const termKind = kindBy(TERM_KINDS, [[/^Cash$/, "cash"]], "days");

const methodKind = kindBy(
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

const depositKind = kindBy(
  DEPOSIT_KINDS,
  [
    [/bank/i, "bank"],
    [/cash|till|tunai/i, "cash"],
  ],
  "other",
);

export function termOfKind<Term extends Sent>(term: Term) {
  return { ...term, kind: termKind(term) };
}

/** `isRounded`: a server that says no kinds takes cash to the sen, too. */
export function methodOfKind<Method extends Sent>(method: Method) {
  return { ...method, kind: methodKind(method), isRounded: method.kind === "cash" };
}

/** Of accounts to deposit to, which go by the name of their group. */
export function groupOfKinds<Account extends Sent>(group: { name: string; items: Account[] }) {
  const items = group.items.map((account) => {
    const kind = depositKind({ name: group.name, kind: account.kind });
    return { ...account, kind };
  });
  return { ...group, items };
}
