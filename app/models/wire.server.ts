import * as z from "zod";
import { parseDecimal, toMinor } from "../../money/money";

/** Pieces of the v2 API's answers that several resources share. */

/** Rows of a page of any list. */
const PAGE_ROWS = 20;

/** One page of a list; `hasMore` by what was received, before anything was left out of it. */
export type ListPage<Row> = {
  rows: Row[];
  hasMore: boolean;
  /** Nothing was received: it is past the end. */
  isEmpty: boolean;
  /** Rows on all pages, where the API tells. */
  total: number | null;
};

export function toPage<Received, Row>(
  received: Received[],
  rows: Row[],
  total: number | null = null,
): ListPage<Row> {
  return { rows, hasMore: received.length >= PAGE_ROWS, isEmpty: received.length === 0, total };
}

/** Opaque: never calculated with, so always text here. */
export const id = z.union([z.number().int(), z.string().min(1)]).transform(String);

export const optionalId = id.nullish().transform((value) => value ?? "");

/** Decimal text or a number on the wire; exact decimal text here. */
export const decimalText = z
  .union([z.string(), z.number()])
  .transform(String)
  .refine((text) => parseDecimal(text) !== null, "not a decimal number");

/** As `decimalText`, in minor units. */
export const amount = decimalText.transform((text) => {
  const parsed = parseDecimal(text);
  return parsed ? toMinor(parsed) : BigInt(0);
});

/** YYYY-MM-DD; 0000-00-00 for none. */
export const wireDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}/)
  .transform((text) => text.slice(0, 10));

export const NO_DATE = "0000-00-00";

/** Often absent or null on the wire; blank here. */
export const text = z
  .string()
  .nullish()
  .transform((value) => value ?? "");

/** True and 1 are set; anything else is not. */
export const flag = z.union([z.boolean(), z.number()]).nullish().transform(Boolean);

/** Of a record that can be taken out of use; a server that does not say has none that is. */
export const inUse = z
  .union([z.boolean(), z.number()])
  .nullish()
  .transform((value) => Boolean(value ?? true));

/** A rate of 1, however it is written: the currency is the company's own. */
export function isOne(rate: string): boolean {
  return /^0*1(\.0*)?$/.test(rate);
}
