import { sql, type SelectQueryBuilder } from "kysely";
import type { CompanyBooks } from "../db/company-books";
import type { BookTables, SearchTermKind } from "../db/schema";
import { isLike } from "../wire/search-text";
import type { SearchedInvoice } from "./terms";

/** Values of one question: databases take only so many at once. */
const MOST_VALUES = 500;

type Invoices = SelectQueryBuilder<BookTables, "invoices", object>;

/** By what the invoices are found that `limited` leaves. */
export async function readSearched(
  books: CompanyBooks,
  limited: (invoices: Invoices) => Invoices,
): Promise<SearchedInvoice[]> {
  const invoices = await limited(
    books.selectFrom("invoices").where("company_id", "=", books.companyId),
  )
    .select(["id", "search_text", "items_text", "contact_id"])
    .execute();
  const [first, last] = [invoices[0]?.id ?? 0, invoices.at(-1)?.id ?? 0];
  const lines = await books
    .selectFrom("invoice_lines")
    .select(["invoice_id", "product_id"])
    .where("company_id", "=", books.companyId)
    .where("invoice_id", ">=", first)
    .where("invoice_id", "<=", last)
    .execute();
  const productIds = new Map(invoices.map(({ id }) => [id, [] as number[]]));
  for (const { invoice_id, product_id } of lines) {
    if (product_id !== null) productIds.get(invoice_id)?.push(product_id);
  }
  return invoices.map((each) => ({ ...each, productIds: productIds.get(each.id) ?? [] }));
}

/** What a segment has of these terms, by term: nothing for one that no invoice has. */
export async function storedTerms(
  books: CompanyBooks,
  segment: number,
  kind: SearchTermKind,
  terms: string[],
) {
  return inParts(terms, (some) =>
    termsIn(books, [segment], [kind])
      .select(["term", "positions"])
      .where("term", "in", some)
      .execute(),
  );
}

/** The positions of some terms of a kind in a segment, one text for each term. */
export type StoredPositions = { segment: number; kind: SearchTermKind; positions: string[] };

/** What the segments have of these terms, some of them perhaps more than once. */
export async function storedPositions(
  books: CompanyBooks,
  segments: number[],
  kind: SearchTermKind,
  terms: string[],
): Promise<StoredPositions[]> {
  return inParts(terms, (some) =>
    joined(termsIn(books, segments, [kind]).where("term", "in", some)),
  );
}

/** What the segments have of the phrases that a pattern finds, and of those too long to be kept. */
export async function storedPhrases(
  books: CompanyBooks,
  segments: number[],
  pattern: string,
): Promise<{ phrases: StoredPositions[]; long: StoredPositions[] }> {
  const rows = await joined(
    termsIn(books, segments, ["phrase", "long"]).where((eb) =>
      eb.or([eb("kind", "=", "long"), isLike("term", pattern)]),
    ),
  );
  return {
    phrases: rows.filter(({ kind }) => kind === "phrase"),
    long: rows.filter(({ kind }) => kind === "long"),
  };
}

type StoredTerms = SelectQueryBuilder<BookTables, "search_terms", object>;

function termsIn(books: CompanyBooks, segments: number[], kinds: SearchTermKind[]): StoredTerms {
  return books
    .selectFrom("search_terms")
    .where("company_id", "=", books.companyId)
    .where("segment", "in", segments)
    .where("kind", "in", kinds);
}

/** A row for each segment and kind: of a few hundred terms rows take longer to hand over than to find. */
async function joined(terms: StoredTerms): Promise<StoredPositions[]> {
  const rows = await terms
    .select(["segment", "kind"])
    .select(sql<string>`string_agg(positions, ',')`.as("positions"))
    .groupBy(["segment", "kind"])
    .execute();
  return rows.map(({ positions, ...row }) => ({ ...row, positions: positions.split(",") }));
}

/** What a question answers for all values, which it gets in parts. */
export async function inParts<Value, Row>(
  values: Value[],
  ask: (some: Value[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let start = 0; start < values.length; start += MOST_VALUES) {
    for (const row of await ask(values.slice(start, start + MOST_VALUES))) rows.push(row);
  }
  return rows;
}
