import * as z from "zod";
import { NO_DATE } from "../../domain/calendar/days";
import { parseDecimal, toMinor } from "../../domain/money/money";
import { wireValue } from "./wire-value.server";

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
export const id = wireValue("an identifier", readId);

export const optionalId = wireValue("an identifier", (value) =>
  isAbsent(value) ? "" : readId(value),
);

/** Decimal text or a number on the wire; exact decimal text here. */
export const decimalText = wireValue("a decimal number", (value) =>
  readDecimal(value) ? String(value) : undefined,
);

/** As `decimalText`, in minor units. */
export const amount = wireValue("a decimal number", (value) => {
  const read = readDecimal(value);
  return read ? toMinor(read) : undefined;
});

/** YYYY-MM-DD; 0000-00-00 for none. */
export const wireDate = wireValue("a date", readDate);

/** As `wireDate`; often absent or null on the wire, `NO_DATE` here. */
export const optionalDate = wireValue("a date", (value) =>
  isAbsent(value) ? NO_DATE : readDate(value),
);

/** Often absent or null on the wire; blank here. */
export const text = wireValue("text", (value) => {
  if (isAbsent(value)) return "";
  return typeof value === "string" ? value : undefined;
});

/** A number on the wire, or its text. */
export const integer = wireValue("a whole number", (value) => {
  const number = typeof value === "string" && value.trim() === "" ? NaN : Number(value ?? NaN);
  return Number.isInteger(number) ? number : undefined;
});

/** True and 1 are set; anything else is not. */
export const flag = wireValue("a flag", (value) => readFlag(value, false));

/** Of a record that can be taken out of use; a server that does not say has none that is. */
export const inUse = wireValue("a flag", (value) => readFlag(value, true));

function readId(value: unknown): string | undefined {
  if (typeof value === "string") return value || undefined;
  return Number.isInteger(value) ? String(value) : undefined;
}

function readDate(value: unknown): string | undefined {
  return typeof value === "string" && /^\d{4}-\d{2}-\d{2}/.test(value)
    ? value.slice(0, 10)
    : undefined;
}

function readDecimal(value: unknown) {
  return typeof value === "string" || typeof value === "number"
    ? parseDecimal(String(value))
    : null;
}

function readFlag(value: unknown, otherwise: boolean): boolean | undefined {
  if (isAbsent(value)) return otherwise;
  return typeof value === "boolean" || typeof value === "number" ? Boolean(value) : undefined;
}

const isAbsent = (value: unknown) => value === undefined || value === null;

/** A rate of 1, however it is written: the currency is the company's own. */
export function isOne(rate: string): boolean {
  return /^0*1(\.0*)?$/.test(rate);
}
