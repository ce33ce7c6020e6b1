import type { CompanyBooks } from "../db/company-books";
import { inChunks } from "../db/rows";
import {
  addPlace,
  decodeIds,
  decodePositions,
  encodeIds,
  encodePositions,
  noPositions,
  removePlace,
  SEGMENT_SIZE,
  type Positions,
} from "./positions";
import { readSearched, storedTerms } from "./read";
import { termsOf, type Term, type Terms } from "./terms";

/**
 * New invoices that are searched one by one until there are so many: a segment is then written once
 * for all of them.
 */
export const MOST_UNINDEXED = 256;

/**
 * Indexes the invoices that came since, when they are `least` or more: as many as there is room for
 * in a segment of `most`. Returns whether it did; to be called in a transaction.
 */
export async function indexNewInvoices(
  books: CompanyBooks,
  { least = MOST_UNINDEXED, most = SEGMENT_SIZE } = {},
): Promise<boolean> {
  if ((await countUnindexed(books)) < least) return false;
  // Another may have done it meanwhile.
  const indexedId = await lockIndex(books);
  const last = await books
    .selectFrom("search_segments")
    .selectAll()
    .where("company_id", "=", books.companyId)
    .orderBy("segment", "desc")
    .limit(1)
    .executeTakeFirst();
  const open = last && last.size < most ? last : undefined;
  const begun = open?.size ?? 0;
  const invoices = await readSearched(books, (query) =>
    query
      .where("id", ">", indexedId)
      .orderBy("id")
      .limit(most - begun),
  );
  const lastId = invoices.at(-1)?.id;
  if (lastId === undefined) return false;
  const segment = open?.segment ?? (last ? last.segment + 1 : 0);
  const added = new Map<string, Term & { places: number[] }>();
  for (const [index, invoice] of invoices.entries()) {
    for (const [key, term] of termsOf(invoice)) {
      const others = added.get(key);
      if (others) others.places.push(begun + index);
      else added.set(key, { ...term, places: [begun + index] });
    }
  }
  await changeTerms(books, segment, [...added.values()], (positions, { places }) => {
    for (const place of places) addPlace(positions, place);
  });
  const ids = [...(open ? decodeIds(open.ids) : []), ...invoices.map(({ id }) => id)];
  const row = { size: ids.length, last_id: lastId, ids: encodeIds(Uint32Array.from(ids)) };
  await books
    .insertInto("search_segments")
    .values({ company_id: books.companyId, segment, ...row })
    .onConflict((conflict) => conflict.columns(["company_id", "segment"]).doUpdateSet(row))
    .execute();
  await books.updateTable("companies").set({ indexed_invoice_id: lastId }).execute();
  return true;
}

/** Indexes all invoices up to this one; to be called in a transaction. */
export async function indexUpTo(books: CompanyBooks, invoiceId: number): Promise<void> {
  while ((await lockIndex(books)) < invoiceId) {
    if (!(await indexNewInvoices(books, { least: 1 }))) return;
  }
}

/**
 * Has the index follow a change of one invoice, or its end. To be called in the transaction of the
 * change, when the invoice is locked.
 */
export async function keepingIndex<Result>(
  books: CompanyBooks,
  invoiceId: number,
  change: () => Promise<Result>,
): Promise<Result> {
  if (invoiceId > (await lockIndex(books))) return change();
  const before = await termsNow(books, invoiceId);
  const result = await change();
  const after = await termsNow(books, invoiceId);
  const { segment, place } = await findPlace(books, invoiceId);
  const gone = [...before].filter(([key]) => !after.has(key)).map(([, term]) => term);
  const come = [...after].filter(([key]) => !before.has(key)).map(([, term]) => term);
  await changeTerms(books, segment, gone, (positions) => removePlace(positions, place));
  await changeTerms(books, segment, come, (positions) => addPlace(positions, place));
  return result;
}

async function countUnindexed(books: CompanyBooks): Promise<number> {
  const { count } = await books
    .selectFrom("invoices")
    .innerJoin("companies", "companies.id", "invoices.company_id")
    .whereRef("invoices.id", ">", "companies.indexed_invoice_id")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** The last invoice that is indexed; writing the row keeps other writers waiting until the end. */
async function lockIndex(books: CompanyBooks): Promise<number> {
  const { indexed_invoice_id } = await books
    .updateTable("companies")
    .set((eb) => ({ indexed_invoice_id: eb.ref("indexed_invoice_id") }))
    .where("id", "=", books.companyId)
    .returning("indexed_invoice_id")
    .executeTakeFirstOrThrow();
  return indexed_invoice_id;
}

async function termsNow(books: CompanyBooks, invoiceId: number): Promise<Terms> {
  const [invoice] = await readSearched(books, (query) => query.where("id", "=", invoiceId));
  return invoice ? termsOf(invoice) : new Map();
}

async function findPlace(books: CompanyBooks, invoiceId: number) {
  const { segment, ids } = await books
    .selectFrom("search_segments")
    .select(["segment", "ids"])
    .where("company_id", "=", books.companyId)
    .where("last_id", ">=", invoiceId)
    .orderBy("segment")
    .limit(1)
    .executeTakeFirstOrThrow();
  return { segment, place: decodeIds(ids).indexOf(invoiceId) };
}

async function changeTerms<T extends Term>(
  books: CompanyBooks,
  segment: number,
  terms: T[],
  change: (positions: Positions, term: T) => void,
): Promise<void> {
  for (const kind of new Set(terms.map((term) => term.kind))) {
    const changed = terms.filter((term) => term.kind === kind);
    const names = changed.map(({ term }) => term);
    const stored = new Map<string, Positions>();
    for (const { term, positions } of await storedTerms(books, segment, kind, names)) {
      stored.set(term, decodePositions(positions));
    }
    const rows = changed.map((each) => {
      const positions = stored.get(each.term) ?? noPositions();
      change(positions, each);
      const owner = { company_id: books.companyId, segment };
      return { ...owner, kind, term: each.term, positions: encodePositions(positions) };
    });
    await inChunks(rows, async (some) => {
      await books
        .insertInto("search_terms")
        .values(some)
        .onConflict((conflict) =>
          conflict
            .columns(["company_id", "segment", "kind", "term"])
            .doUpdateSet((eb) => ({ positions: eb.ref("excluded.positions") })),
        )
        .execute();
      return [];
    });
  }
}
