import { sql, type ExpressionBuilder, type SelectQueryBuilder } from "kysely";
import type { CompanyBooks } from "../db/company-books";
import type { BookTables, TermKind } from "../db/schema";
import { searchPattern } from "../search";
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
import { inParts, storedPhrases, storedTerms } from "./read";
import { isExact, isInPhrases, lettersSought } from "./terms";

type Invoices = SelectQueryBuilder<BookTables, "invoices", object>;
type Condition = ReturnType<ExpressionBuilder<BookTables, "invoices">["or"]>;

export type Sought = {
  /** As texts to search in have them: see `searchedWords`. */
  words: string;
  /** The ids of customers and items that have the words in what is told of them. */
  shared: () => Promise<{ contacts: number[]; products: number[] }>;
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
    const found = new Map(segments.map((segment) => [segment, segment.found]));
    for (const [segment, kept] of await keepOnly(books, found, limited)) segment.found = kept;
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
  const sought = lettersSought(words);
  const doubtful = new Map<Segment, Positions>();
  for (const [segment, sets] of await readTerms(books, segments, "letters", sought)) {
    const [all, ...others] = sets;
    if (!all || sets.length < sought.length) continue;
    for (const other of others) intersect(all, other);
    if (isExact(words)) segment.found = all;
    else doubtful.set(segment, all);
  }
  // Where all are found already, who they are made out to says nothing new.
  const open = segments.filter(({ found, size }) => countPlaces(found) < size);
  if (open.length === 0) return;
  const { contacts, products } = await shared();
  addFound(await readTerms(books, open, "contact", contacts.map(String)));
  addFound(await readTerms(books, open, "product", products.map(String)));
  const leftOver = () => [...doubtful].map(([{ found }, all]) => countPlaces(without(all, found)));
  if (leftOver().reduce((sum, count) => sum + count, 0) > FEW && isInPhrases(words)) {
    const asked = [...doubtful.keys()];
    const stored = await storedPhrases(books, numbersOf(asked), searchPattern(words));
    addFound(setsOf(asked, stored));
    const long = await readTerms(books, asked, "long", [""]);
    for (const [segment, all] of doubtful) {
      intersect(all, long.get(segment)?.[0] ?? noPositions());
    }
  }
  for (const [segment, all] of doubtful) doubtful.set(segment, without(all, segment.found));
  const right = await keepOnly(books, doubtful, (invoices) => invoices.where(isInText));
  for (const [segment, some] of right) unite(segment.found, some);
}

async function readTerms(
  books: CompanyBooks,
  segments: Segment[],
  kind: TermKind,
  terms: string[],
): Promise<Map<Segment, Positions[]>> {
  return setsOf(segments, await storedTerms(books, numbersOf(segments), kind, terms));
}

type Stored = { segment: number; positions: string };

function setsOf(segments: Segment[], stored: Stored[]): Map<Segment, Positions[]> {
  const sets = new Map(segments.map((segment) => [segment.segment, [] as Positions[]]));
  for (const { segment, positions } of stored) sets.get(segment)?.push(decodePositions(positions));
  return new Map(segments.map((segment) => [segment, sets.get(segment.segment) ?? []]));
}

function numbersOf(segments: Segment[]): number[] {
  return segments.map(({ segment }) => segment);
}

function addFound(sets: Map<Segment, Positions[]>): void {
  for (const [{ found }, some] of sets) for (const positions of some) unite(found, positions);
}

/** So many are asked for by their ids; of more, it is asked for all that there are. */
const FEW = 2000;

/** Those of the places whose invoices are what is asked for. */
async function keepOnly(
  books: CompanyBooks,
  places: Map<Segment, Positions>,
  limited: (invoices: Invoices) => Invoices,
): Promise<Map<Segment, Positions>> {
  const asked = [...places].filter(([, positions]) => countPlaces(positions) > 0);
  const kept = new Map([...places.keys()].map((segment) => [segment, noPositions()]));
  const count = asked.reduce((sum, [, positions]) => sum + countPlaces(positions), 0);
  if (count === 0) return kept;
  const invoices = () =>
    limited(books.selectFrom("invoices").where("invoices.company_id", "=", books.companyId));
  if (count <= FEW) {
    const placeOf = new Map<number, [Segment, number]>();
    for (const [segment, positions] of asked) {
      const ids = await segment.ids();
      for (const place of placesDown(positions)) placeOf.set(ids[place] ?? 0, [segment, place]);
    }
    const rows = await inParts([...placeOf.keys()], (some) =>
      invoices().where("invoices.id", "in", some).select("invoices.id").execute(),
    );
    for (const { id } of rows) {
      const [segment, place] = placeOf.get(id) ?? [];
      const those = segment && kept.get(segment);
      if (those && place !== undefined) addPlace(those, place);
    }
    return kept;
  }
  // As one text: so many rows would take longer to hand over than to find.
  const { all } = await invoices()
    .select(sql<string | null>`string_agg(cast(invoices.id as text), ',')`.as("all"))
    .executeTakeFirstOrThrow();
  const wanted = Uint32Array.from((all ?? "").split(",").map(Number)).sort();
  for (const [segment, positions] of asked) {
    const those = kept.get(segment);
    if (those) addIds(those, await segment.ids(), wanted);
    if (those) intersect(those, positions);
  }
  return kept;
}

/** The places of ids; both in their order. */
function addIds(places: Positions, ids: Uint32Array, wanted: Uint32Array): void {
  let at = 0;
  for (const [place, id] of ids.entries()) {
    while (at < wanted.length && (wanted[at] ?? 0) < id) at += 1;
    if (wanted[at] === id) addPlace(places, place);
  }
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
