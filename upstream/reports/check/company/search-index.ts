import { decodeIds, decodePositions } from "../../../search-index/positions";
import type { Company } from "../company";
import { searchedNumber } from "../invoices/search-text";
import { compare, finding, type Finding } from "../finding";

type Invoice = { id: number; no: string; contact_id: number };

/** A search finds every invoice that the index says it has, by its number and its customer. */
export async function checkSearchIndex(company: Company): Promise<Finding[]> {
  const { books } = company;
  const { indexed } = await books
    .selectFrom("companies")
    .select("indexed_invoice_id as indexed")
    .executeTakeFirstOrThrow();
  const segments = await books
    .selectFrom("search_segments")
    .select(["segment", "size", "last_id"])
    .orderBy("segment")
    .execute();
  const findings = [
    ...compare("search index, last invoice", indexed, segments.at(-1)?.last_id ?? 0),
    ...compare(
      "search index, parts",
      segments.map(({ segment }) => segment).join(", "),
      segments.map((_, index) => index).join(", "),
    ),
  ];
  let after = 0;
  for (const { segment, size, last_id } of segments) {
    const ids = await readIds(company, segment);
    const places = new Map([...ids].map((id, place) => [id, place]));
    findings.push(...compare(`search index, invoices of part ${segment}`, size, ids.length));
    const invoices = await books
      .selectFrom("invoices")
      .select(["id", "no", "contact_id"])
      .where("id", ">", after)
      .where("id", "<=", last_id)
      .execute();
    const isFound = await readFound(company, segment);
    findings.push(
      ...invoices.flatMap((invoice) => checkFound(invoice, places.get(invoice.id), isFound)),
    );
    after = last_id;
  }
  return findings;
}

async function readIds({ books }: Company, segment: number): Promise<Uint32Array> {
  const { ids } = await books
    .selectFrom("search_segments")
    .select("ids")
    .where("segment", "=", segment)
    .executeTakeFirstOrThrow();
  return decodeIds(ids);
}

type IsFound = (place: number, kind: "letters" | "contact", term: string) => boolean;

/** Whether the index leads from a term to a place. */
async function readFound({ books }: Company, segment: number): Promise<IsFound> {
  const terms = await books
    .selectFrom("search_terms")
    .select(["kind", "term", "positions"])
    .where("segment", "=", segment)
    .where("kind", "in", ["letters", "contact"])
    .execute();
  const found = new Map(
    terms.map(({ kind, term, positions }) => [`${kind} ${term}`, decodePositions(positions)]),
  );
  return (place, kind, term) =>
    (((found.get(`${kind} ${term}`)?.[place >>> 5] ?? 0) >>> (place & 31)) & 1) === 1;
}

function checkFound(
  { no, contact_id }: Invoice,
  place: number | undefined,
  isFound: IsFound,
): Finding[] {
  if (place === undefined)
    return finding(`${no}: search index`, "without the invoice", "with all invoices");
  const letters = Array.from(searchedNumber(no));
  const pairs = letters.map((letter, index) => letter + (letters[index + 1] ?? ""));
  const lacking = pairs.filter((pair) => !isFound(place, "letters", pair));
  return [
    ...(lacking.length === 0
      ? []
      : finding(`${no}: search index`, `without '${lacking.join("', '")}'`, "with its number")),
    ...(isFound(place, "contact", String(contact_id))
      ? []
      : finding(`${no}: search index`, "without its customer", "with its customer")),
  ];
}
