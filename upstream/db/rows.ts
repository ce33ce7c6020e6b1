/** Rows of one insert: databases take only so many values at once. */
const CHUNK = 200;

/** Inserts many rows and returns their ids in the rows' order. */
export async function insertInChunks<T>(
  rows: T[],
  insert: (rows: T[]) => Promise<{ id: number }[]>,
): Promise<number[]> {
  const ids: number[] = [];
  for (let start = 0; start < rows.length; start += CHUNK) {
    const inserted = await insert(rows.slice(start, start + CHUNK));
    // Ids are given in the order of the rows, but need not come back in it.
    ids.push(...inserted.map((row) => row.id).sort((a, b) => a - b));
  }
  return ids;
}

/** Ids by the names that records have in a company's books. */
export type IdsByRef = { id(ref: string): number };

export function idsByRef(names: string[], ids: number[]): IdsByRef {
  const byName = new Map(names.map((name, index) => [name, ids[index]]));
  return {
    id(ref) {
      const id = byName.get(ref);
      if (id === undefined) throw new RangeError(`nothing in the books is called ${ref}`);
      return id;
    },
  };
}
