import type { ColumnType, Generated } from "kysely";

/** What columns hold. */

/** Stored as 0 or 1. */
export type Flag = ColumnType<0 | 1, boolean, boolean>;
/** Minor units (cents). */
export type Minor = ColumnType<number, bigint, bigint>;
/** libsql answers with the one, PostgreSQL with the other: see `readBytes`. */
export type Bytes = ColumnType<ArrayBuffer | Uint8Array, Uint8Array, Uint8Array>;
/** Exact decimal text: "2.25". */
export type DecimalText = string;
/** YYYY-MM-DD, or 0000-00-00 for none. */
export type DateText = string;
/** A moment, ISO 8601 in UTC. */
export type Moment = string;

export type Id = Generated<number>;
/** A record of one company. */
export type Owned = { id: Id; company_id: number };
