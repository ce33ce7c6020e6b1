import { compare, finding, type Finding } from "../finding";
import type { Event, InvoiceRows } from "../invoice-rows";

const HASH = /^[0-9a-f]{64}$/;
const NONCE = /^[\w-]{22}$/;

/** Links were made, opened and revoked when the history tells it, and can be opened. */
export function checkLinks({ invoice, links, events }: InvoiceRows): Finding[] {
  const told = (kind: Event["kind"]) => events.filter((event) => event.kind === kind);
  const moments = (texts: string[]) => texts.sort().join(", ");
  const happened = (kind: Event["kind"]) => moments(told(kind).map((event) => event.happened_at));
  // Opened twice at the same moment, it is told twice.
  const unique = (texts: string[]) => moments([...new Set(texts)]);
  const of = (name: string) => `${invoice.no}: links, ${name}`;
  return [
    ...compare(of("made at"), moments(links.map(({ made_at }) => made_at)), happened("linked")),
    ...compare(
      of("revoked at"),
      moments(links.flatMap(({ revoked_at }) => revoked_at ?? [])),
      happened("unlinked"),
    ),
    ...compare(
      of("first opened at"),
      unique(links.flatMap(({ first_opened_at }) => first_opened_at ?? [])),
      unique(told("opened").map((event) => event.happened_at)),
    ),
    ...links.flatMap(({ token_hash, nonce, made_at, first_opened_at, last_opened_at }) => [
      ...(HASH.test(token_hash) && NONCE.test(nonce)
        ? []
        : finding(of("token"), "damaged", "one that opens the invoice")),
      ...((first_opened_at ?? made_at) >= made_at &&
      (last_opened_at ?? "") >= (first_opened_at ?? "")
        ? []
        : finding(
            of("opened"),
            `${first_opened_at ?? ""} to ${last_opened_at ?? ""}`,
            `after ${made_at}`,
          )),
    ]),
  ];
}
