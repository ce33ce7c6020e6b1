import { sql, type Expression, type RawBuilder } from "kysely";

/** A sum of minor units as text: it may be larger than a JavaScript number holds. */
export function summed(amounts: Expression<number>): RawBuilder<string> {
  return sql<string>`cast(coalesce(sum(${amounts}), 0) as text)`;
}

/** In these very words, by which the database finds its indexes: neither drafts nor voided. */
export const isCounted = sql<boolean>`status not in (0, 4)`;
