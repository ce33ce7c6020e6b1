import * as z from "zod";
import { NO_DATE } from "../../domain/calendar/days";
import { toDecimal, parseDecimal, toMinor } from "../../domain/money/money";

// This module has the schemas of fields that several answers of the v2 API share, and the pages of
// lists. A "plain v2 API" is a server without this project's extensions of the specification.

/** The page size in the specification. `PAGE_SIZE` is the page size of this project's own API. */
export const PLAIN_PAGE_SIZE = 20;

/**
 * One page of a list. `hasMore` depends on the number of received rows, before any were filtered
 * out.
 */
export type ListPage<Row> = {
  rows: Row[];
  hasMore: boolean;
  /** Whether no rows were received: the list is empty, or the page is beyond its end. */
  isEmpty: boolean;
  /** The number of rows on all pages. Null when the API does not send it. */
  total: number | null;
};

/**
 * Returns a page of a list. `received` has all rows of the answer, and `rows` the rows to show:
 * those that were not filtered out, converted for display.
 */
export function toPage<Received, Row>({
  received,
  rows,
  meta: { per_page = PLAIN_PAGE_SIZE, total = null },
}: {
  received: Received[];
  rows: Row[];
  meta: { per_page?: number; total?: number | null };
}): ListPage<Row> {
  return { rows, hasMore: received.length >= per_page, isEmpty: received.length === 0, total };
}

/** The page size in the `meta` of a list. The wire has a number or its text; others become 20. */
export const pageSize = z.coerce.number().int().positive().catch(PLAIN_PAGE_SIZE);

/** The `meta` of a list. A plain v2 API sends none, or something that is not an object. */
export const listMeta = z.object({ per_page: pageSize }).catch({ per_page: PLAIN_PAGE_SIZE });

/**
 * The names of the allowed operations on a record. Null or undefined when the API does not send
 * them.
 */
export const can = z.array(z.string()).nullish();

/** An id. It is always text here, because nothing is calculated with it. */
export const id = z.union([z.number().int().transform(String), z.string().min(1)]);

/** An id that may be missing on the wire. A missing id is "". */
export const optionalId = id.nullish().transform((value) => value ?? "");

/** Exact decimal text. The wire has text or a number. */
export const decimalText = z
  .union([z.string(), z.number().transform(String)])
  .refine((value) => parseDecimal(value) !== null, "not a decimal number");

/** An amount in minor units, as a bigint. The wire has decimal text or a number. */
export const amount = decimalText.transform((value) => toMinor(toDecimal(value)));

/** A date as YYYY-MM-DD. The wire may have a time after it. "0000-00-00" means no date. */
export const wireDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}/, "not a date")
  .transform((value) => value.slice(0, 10));

/** A date that may be missing or null on the wire. A missing date is `NO_DATE`. */
export const optionalDate = wireDate.nullish().transform((value) => value ?? NO_DATE);

/** A text that may be missing or null on the wire. A missing text is "". */
export const text = z
  .string()
  .nullish()
  .transform((value) => value ?? "");

/** An integer. The wire has a number or its text. */
export const integer = z
  .union([z.number(), z.string().trim().min(1).transform(Number)])
  .pipe(z.number().int());

const optionalFlag = z.union([z.boolean(), z.number().transform(Boolean)]).nullish();

/** A flag. The wire has a boolean, a number (0 is false), or nothing, which is false. */
export const flag = optionalFlag.transform((value) => value ?? false);

/** Whether a record is active. A missing value is true. */
export const activeFlag = optionalFlag.transform((value) => value ?? true);

/** Returns whether an exchange rate is 1, which means that the currency is the company's own. */
export function isRateOne(rate: string): boolean {
  return /^0*1(\.0*)?$/.test(rate);
}
