import * as z from "zod";
import { NO_DATE } from "../../domain/calendar/days";
import { decimal, parseDecimal, toMinor } from "../../domain/money/money";

/** Pieces of the v2 API's answers that several resources share. */

/** The specification's; not `PAGE_SIZE`, which is for our own API to choose. */
export const PLAIN_PAGE_SIZE = 20;

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
  { per_page = PLAIN_PAGE_SIZE, total = null }: { per_page?: number; total?: number | null } = {},
): ListPage<Row> {
  return { rows, hasMore: received.length >= per_page, isEmpty: received.length === 0, total };
}

/** Rows of a full page, as the API says in the `meta` of a list, in a number or its text. */
export const pageSize = z.coerce.number().int().positive().catch(PLAIN_PAGE_SIZE);

/** The `meta` of a list of which a plain API says nothing, or what is no object. */
export const listMeta = z.object({ per_page: pageSize }).catch({ per_page: PLAIN_PAGE_SIZE });

/** The deeds that a record allows, by their names; nullish from a server that does not say. */
export const can = z.array(z.string()).nullish();

/** Opaque: never calculated with, so always text here. */
export const id = z.union([z.number().int().transform(String), z.string().min(1)]);

/** As `id`; blank for none. */
export const optionalId = id.nullish().transform((value) => value ?? "");

/** Decimal text or a number on the wire; exact decimal text here. */
export const decimalText = z
  .union([z.string(), z.number().transform(String)])
  .refine((value) => parseDecimal(value) !== null, "not a decimal number");

/** As `decimalText`, in minor units. */
export const amount = decimalText.transform((value) => toMinor(decimal(value)));

/** YYYY-MM-DD, whatever stands behind it; 0000-00-00 for none. */
export const wireDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}/, "not a date")
  .transform((value) => value.slice(0, 10));

/** As `wireDate`; often absent or null on the wire, `NO_DATE` here. */
export const optionalDate = wireDate.nullish().transform((value) => value ?? NO_DATE);

/** Often absent or null on the wire; blank here. */
export const text = z
  .string()
  .nullish()
  .transform((value) => value ?? "");

/** A number on the wire, or its text. */
export const integer = z
  .union([z.number(), z.string().trim().min(1).transform(Number)])
  .pipe(z.number().int());

const optionalFlag = z.union([z.boolean(), z.number().transform(Boolean)]).nullish();

/** True and 1 are set; anything else is not. */
export const flag = optionalFlag.transform((value) => value ?? false);

/** Of a record that can be taken out of use; a server that does not say has none that is. */
export const activeFlag = optionalFlag.transform((value) => value ?? true);

/** A rate of 1, however it is written: the currency is the company's own. */
export function isRateOne(rate: string): boolean {
  return /^0*1(\.0*)?$/.test(rate);
}
