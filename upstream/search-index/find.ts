import { sql, type ExpressionBuilder, type SelectQueryBuilder } from "kysely";
import type { CompanyBooks } from "../db/company-books";
import type { BookTables } from "../db/schema";
import {
  addPlace,
  countPlaces,
  decodeIds,
  decodePositions,
  intersect,
  noPositions,
  placesDown,
  unite,
  without,
  type Positions,
} from "./positions";
import { inParts, storedTerms } from "./read";
import { isExact, termsSought } from "./terms";

type Invoices = SelectQueryBuilder<BookTables, "invoices", object>;
type Condition = ReturnType<ExpressionBuilder<BookTables, "invoices">["or"]>;

export type Sought = {
  /** As texts to search in have them: see `searchedWords`. */
  words: string;
  /** Terms of all customers and items that have the words in what is told of them. */
  shared: () => Promise<string[]>;
  /** Whether the own text of an invoice has the words in it. */
  isInText: (eb: ExpressionBuilder<BookTables, "invoices">) => Condition;
  /** What else is asked of the invoices; left out when it is nothing. */
  limited?: (invoices: Invoices) => Invoices;
};

type Segment = { segment: number; size: number; found: Positions; ids: () => Promise<Uint32Array> };

/** What the index finds: how many, and their ids, the newest first. */
export type Found = { count: number; page: (from: number, to: number) => Promise<number[]> };

/** The invoices among those that are indexed. */
export async function findIndexed(books: CompanyBooks, sought: Sought): Promise<Found> {
  const segments = await openSegments(books);
  await findByTerms(books, segments, sought);
  const { limited } = sought;
  if (limited) {
    for (const segment of segments) {
      segment.found = await keepOnly(books, segment, segment.found, limited);
    }
  }
  const counts = segments.map(({ found }) => countPlaces(found));
  return {
    count: counts.reduce((sum, count) => sum + count, 0),
    page: (from, to) => pageOf(segments, counts, from, to),
  };
}

/** The newest first. */
async function openSegments(books: CompanyBooks): Promise<Segment[]> {
  const rows = await books
    .selectFrom("search_segments")
    .select(["segment", "size"])
    .where("company_id", "=", books.companyId)
    .orderBy("segment", "desc")
    .execute();
  return rows.map(({ segment, size }) => {
    let ids: Promise<Uint32Array> | undefined;
    return {
      segment,
      size,
      found: noPositions(),
      ids: () => (ids ??= readIds(books, segment)),
    };
  });
}

async function readIds(books: CompanyBooks, segment: number): Promise<Uint32Array> {
  const { ids } = await books
    .selectFrom("search_segments")
    .select("ids")
    .where("company_id", "=", books.companyId)
    .where("segment", "=", segment)
    .executeTakeFirstOrThrow();
  return decodeIds(ids);
}

async function findByTerms(
  books: CompanyBooks,
  segments: Segment[],
  { words, shared, isInText }: Sought,
): Promise<void> {
  const terms = termsSought(words);
  const numbers = segments.map(({ segment }) => segment);
  const inText = new Map<number, Positions[]>(numbers.map((segment) => [segment, []]));
  for (const { segment, positions } of await storedTerms(books, numbers, terms)) {
    inText.get(segment)?.push(decodePositions(positions));
  }
  const candidates = new Map<number, Positions>();
  for (const segment of segments) {
    const [first, ...others] = inText.get(segment.segment) ?? [];
    if (!first || others.length + 1 < terms.length) continue;
    for (const other of others) intersect(first, other);
    if (isExact(words)) segment.found = first;
    else candidates.set(segment.segment, first);
  }
  // Where all are found already, who they are made out to says nothing new.
  const open = segments.filter(({ found, size }) => countPlaces(found) < size);
  if (open.length === 0) return;
  const numberOf = new Map(open.map((segment) => [segment.segment, segment]));
  for (const { segment, positions } of await storedTerms(
    books,
    [...numberOf.keys()],
    await shared(),
  )) {
    const found = numberOf.get(segment)?.found;
    if (found) unite(found, decodePositions(positions));
  }
  for (const segment of open) {
    const candidate = candidates.get(segment.segment);
    if (!candidate) continue;
    const doubtful = without(candidate, segment.found);
    unite(
      segment.found,
      await keepOnly(books, segment, doubtful, (invoices) => invoices.where(isInText)),
    );
  }
}

/** So many are asked for one by one; of more, the whole segment is asked. */
const FEW = 2000;

async function keepOnly(
  books: CompanyBooks,
  { size, ids }: Segment,
  positions: Positions,
  limited: (invoices: Invoices) => Invoices,
): Promise<Positions> {
  const kept = noPositions();
  const count = countPlaces(positions);
  if (count === 0) return kept;
  const byPlace = await ids();
  const invoices = () =>
    limited(books.selectFrom("invoices").where("invoices.company_id", "=", books.companyId));
  const places = [...placesDown(positions)].reverse();
  if (count <= FEW) {
    const placeOf = new Map(places.map((place) => [byPlace[place] ?? 0, place]));
    const rows = await inParts([...placeOf.keys()], (some) =>
      invoices().where("invoices.id", "in", some).select("invoices.id").execute(),
    );
    for (const { id } of rows) addPlace(kept, placeOf.get(id) ?? 0);
    return kept;
  }
  // As one text: so many rows would take longer to hand over than to find.
  const { all } = await invoices()
    .where("invoices.id", ">=", byPlace[0] ?? 0)
    .where("invoices.id", "<=", byPlace[size - 1] ?? 0)
    .select(sql<string | null>`string_agg(cast(invoices.id as text), ',')`.as("all"))
    .executeTakeFirstOrThrow();
  const those = new Set((all ?? "").split(",").map(Number));
  for (const place of places) if (those.has(byPlace[place] ?? 0)) addPlace(kept, place);
  return kept;
}

async function pageOf(
  segments: Segment[],
  counts: number[],
  from: number,
  to: number,
): Promise<number[]> {
  const page: number[] = [];
  let passed = 0;
  for (const [index, { found, ids }] of segments.entries()) {
    const count = counts[index] ?? 0;
    if (passed < to && passed + count > from) {
      const places = [...placesDown(found)].slice(Math.max(0, from - passed), to - passed);
      const byPlace = await ids();
      page.push(...places.map((place) => byPlace[place] ?? 0));
    }
    passed += count;
  }
  return page;
}
