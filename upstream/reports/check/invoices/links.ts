import { compareValues, toFindings, type Finding } from "../finding";
import type { InvoiceEvent, InvoiceRows } from "../invoice-rows";

const HASH = /^[0-9a-f]{64}$/;
const NONCE = /^[\w-]{22}$/;

/**
 * Checks that the times of links match the history and are in order, and that hashes and nonces have a
 * valid form.
 */
export function checkLinks({ invoice, links, events }: InvoiceRows): Finding[] {
  const listEvents = (kind: InvoiceEvent["kind"]) => events.filter((event) => event.kind === kind);
  const joinSorted = (texts: string[]) => texts.sort().join(", ");
  const joinEventTimes = (kind: InvoiceEvent["kind"]) =>
    joinSorted(listEvents(kind).map((event) => event.happened_at));
  // Two openings at the same moment add two events with the same time.
  const joinDistinct = (texts: string[]) => joinSorted([...new Set(texts)]);
  const describe = (name: string) => `${invoice.no}: links, ${name}`;
  return [
    ...compareValues(
      describe("made at"),
      joinSorted(links.map(({ made_at }) => made_at)),
      joinEventTimes("linked"),
    ),
    ...compareValues(
      describe("revoked at"),
      joinSorted(links.flatMap(({ revoked_at }) => revoked_at ?? [])),
      joinEventTimes("unlinked"),
    ),
    ...compareValues(
      describe("first opened at"),
      joinDistinct(links.flatMap(({ first_opened_at }) => first_opened_at ?? [])),
      joinDistinct(listEvents("opened").map((event) => event.happened_at)),
    ),
    ...links.flatMap(({ token_hash, nonce, made_at, first_opened_at, last_opened_at }) => [
      ...(HASH.test(token_hash) && NONCE.test(nonce)
        ? []
        : toFindings(describe("token"), "damaged", "one that opens the invoice")),
      ...((first_opened_at ?? made_at) >= made_at &&
      (last_opened_at ?? "") >= (first_opened_at ?? "")
        ? []
        : toFindings(
            describe("opened"),
            `${first_opened_at ?? ""} to ${last_opened_at ?? ""}`,
            `after ${made_at}`,
          )),
    ]),
  ];
}
