import { sql, type ExpressionBuilder, type SelectQueryBuilder } from "kysely";
import type { CompanyBooks } from "../db/company-books";
import type { BookTables, SearchTermKind } from "../db/schema";
import { searchPattern } from "../wire/search-text";
import {
  addPlace,
  addStored,
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
import { inParts, storedPhrases, storedPositions, type StoredPositions } from "./read";
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
  /** So many are asked for by their ids; of more, it is asked for all that there are. */
  few?: number;
};

const FEW = 2000;
/** Of more that are in doubt the phrases are looked at first. */
const SOME = 50;

type Segment = {
  segment: number;
  size: number;
  last_id: number;
  found: Positions;
  /** By their places; once they were asked for. */
  ids?: Uint32Array;
};

/** What the index finds: how many, and their ids, the newest first. */
export type Found = { count: number; page: (from: number, to: number) => Promise<number[]> };

export const NOTHING_FOUND: Found = { count: 0, page: () => Promise.resolve([]) };

/** The invoices among those that are indexed. */
export async function findIndexed(
  books: CompanyBooks,
  { few = FEW, ...sought }: Sought,
): Promise<Found> {
  const segments = await openSegments(books);
  if (segments.length === 0) return NOTHING_FOUND;
  await findByTerms(books, segments, sought, few);
  const { limited } = sought;
  if (limited) {
    const found = new Map(segments.map((segment) => [segment, segment.found]));
    for (const [segment, kept] of await keepOnly(books, found, limited, few)) segment.found = kept;
  }
  const counts = segments.map(({ found }) => countPlaces(found));
  return {
    count: counts.reduce((sum, count) => sum + count, 0),
    page: (from, to) => pageOf(books, segments, counts, { from, to }),
  };
}

/** The newest first. */
async function openSegments(books: CompanyBooks): Promise<Segment[]> {
  const rows = await books
    .selectFrom("search_segments")
    .select(["segment", "size", "last_id"])
    .where("company_id", "=", books.companyId)
    .orderBy("segment", "desc")
    .execute();
  return rows.map((row) => ({ ...row, found: noPositions() }));
}

async function readIds(books: CompanyBooks, segments: Segment[]): Promise<void> {
  await Promise.all(
    segments.map(async (segment) => {
      segment.ids ??= await keptIds(books, segment);
    }),
  );
}

/** Ids are only ever added at the end, in their order. */
function keptIds(books: CompanyBooks, { segment, size, last_id }: Segment): Promise<Uint32Array> {
  return books.keep(`search ids ${segment} ${size} ${last_id}`, async () => {
    const row = await books
      .selectFrom("search_segments")
      .select("ids")
      .where("company_id", "=", books.companyId)
      .where("segment", "=", segment)
      .executeTakeFirstOrThrow();
    return decodeIds(row.ids).subarray(0, size);
  });
}

function idAt({ ids }: Segment, place: number): number {
  return ids?.[place] ?? 0;
}

async function findByTerms(
  books: CompanyBooks,
  segments: Segment[],
  { words, shared, isInText }: Sought,
  few: number,
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
  const numbers = numbersOf(open);
  addFound(open, await storedPositions(books, numbers, "contact", contacts.map(String)));
  addFound(open, await storedPositions(books, numbers, "product", products.map(String)));
  if (doubtful.size === 0) return;
  const left = [...doubtful].map(([{ found }, all]) => countPlaces(without(all, found)));
  if (left.reduce((sum, count) => sum + count, 0) > Math.min(few, SOME) && isInPhrases(words)) {
    const asked = [...doubtful.keys()];
    const stored = await storedPhrases(books, numbersOf(asked), searchPattern(words));
    addFound(asked, stored.phrases);
    const long = setsOf(asked, stored.long);
    for (const [segment, all] of doubtful) {
      intersect(all, long.get(segment)?.[0] ?? noPositions());
    }
  }
  for (const [segment, all] of doubtful) doubtful.set(segment, without(all, segment.found));
  const right = await keepOnly(books, doubtful, (invoices) => invoices.where(isInText), few);
  for (const [segment, some] of right) unite(segment.found, some);
}

async function readTerms(
  books: CompanyBooks,
  segments: Segment[],
  kind: SearchTermKind,
  terms: string[],
): Promise<Map<Segment, Positions[]>> {
  return setsOf(segments, await storedPositions(books, numbersOf(segments), kind, terms));
}

function setsOf(segments: Segment[], stored: StoredPositions[]): Map<Segment, Positions[]> {
  const sets = new Map(segments.map((segment) => [segment.segment, [] as Positions[]]));
  for (const { segment, positions } of stored) {
    sets.get(segment)?.push(...positions.map(decodePositions));
  }
  return new Map(segments.map((segment) => [segment, sets.get(segment.segment) ?? []]));
}

function numbersOf(segments: Segment[]): number[] {
  return segments.map(({ segment }) => segment);
}

function addFound(segments: Segment[], stored: StoredPositions[]): void {
  const founds = new Map(segments.map(({ segment, found }) => [segment, found]));
  for (const { segment, positions } of stored) {
    const found = founds.get(segment);
    if (found) for (const each of positions) addStored(found, each);
  }
}

/** Those of the places whose invoices are what is asked for. */
async function keepOnly(
  books: CompanyBooks,
  places: Map<Segment, Positions>,
  limited: (invoices: Invoices) => Invoices,
  few: number,
): Promise<Map<Segment, Positions>> {
  const asked = [...places].filter(([, positions]) => countPlaces(positions) > 0);
  const kept = new Map([...places.keys()].map((segment) => [segment, noPositions()]));
  const count = asked.reduce((sum, [, positions]) => sum + countPlaces(positions), 0);
  if (count === 0) return kept;
  const invoices = () =>
    limited(books.selectFrom("invoices").where("invoices.company_id", "=", books.companyId));
  await readIds(
    books,
    asked.map(([segment]) => segment),
  );
  if (count <= few) {
    const placeOf = new Map<number, [Segment, number]>();
    for (const [segment, positions] of asked) {
      for (const place of placesDown(positions)) {
        placeOf.set(idAt(segment, place), [segment, place]);
      }
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
  const wanted = numbersIn(all ?? "").sort();
  for (const [segment, positions] of asked) {
    const those = kept.get(segment);
    if (those && segment.ids) addIds(those, segment.ids, wanted);
    if (those) intersect(those, positions);
  }
  return kept;
}

/** Of digits and commas: text by text they would be far slower. */
function numbersIn(list: string): Uint32Array {
  const numbers = new Uint32Array(list.length);
  let count = 0;
  for (let at = 0; at < list.length; at += 1) {
    const digit = list.charCodeAt(at) - ZERO;
    if (digit < 0) count += 1;
    else numbers[count] = (numbers[count] ?? 0) * 10 + digit;
  }
  return numbers.subarray(0, count + 1);
}

const ZERO = "0".charCodeAt(0);

/** The places of ids; both in their order. */
function addIds(places: Positions, ids: Uint32Array, wanted: Uint32Array): void {
  let at = 0;
  for (let place = 0; place < ids.length && at < wanted.length; place += 1) {
    const id = ids[place] ?? 0;
    while ((wanted[at] ?? Infinity) < id) at += 1;
    if (wanted[at] === id) addPlace(places, place);
  }
}

async function pageOf(
  books: CompanyBooks,
  segments: Segment[],
  counts: number[],
  { from, to }: { from: number; to: number },
): Promise<number[]> {
  const page: number[] = [];
  const shown: { segment: Segment; first: number }[] = [];
  let at = 0;
  for (const [index, segment] of segments.entries()) {
    const count = counts[index] ?? 0;
    if (at < to && at + count > from) shown.push({ segment, first: at });
    at += count;
  }
  await readIds(
    books,
    shown.map(({ segment }) => segment),
  );
  for (const { segment, first } of shown) {
    let at = first;
    for (const place of placesDown(segment.found)) {
      if (at >= to) break;
      if (at >= from) page.push(idAt(segment, place));
      at += 1;
    }
  }
  return page;
}
