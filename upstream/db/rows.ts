/** The number of rows in one insert. Databases limit the parameters of a statement. */
const CHUNK_ROWS = 200;

/** Inserts many rows in several statements and returns their ids in the rows' order. */
export async function insertInChunks<T>(
  rows: T[],
  insert: (rows: T[]) => Promise<{ id: number }[]>,
): Promise<number[]> {
  const ids: number[] = [];
  for (let start = 0; start < rows.length; start += CHUNK_ROWS) {
    const inserted = await insert(rows.slice(start, start + CHUNK_ROWS));
    // Ids are assigned in the order of the rows, but may be returned in another order.
    ids.push(...inserted.map((row) => row.id).sort((a, b) => a - b));
  }
  return ids;
}

/** The ids of stored records by their `ref`. */
export type IdsByRef = {
  /** Throws a RangeError for an unknown `ref`. */
  getId(ref: string): number;
};

/** Returns the ids by `ref`. `refs` and `ids` belong to the same records, in the same order. */
export function createIdsByRef(refs: string[], ids: number[]): IdsByRef {
  const idByRef = new Map(refs.map((ref, index) => [ref, ids[index]]));
  return {
    getId(ref) {
      const id = idByRef.get(ref);
      if (id === undefined) throw new RangeError(`no record has the ref ${ref}`);
      return id;
    },
  };
}
