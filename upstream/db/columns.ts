import type { ColumnType, Generated } from "kysely";

/** The TypeScript types of the database's columns. */

/** A boolean, stored as 0 or 1. */
export type Flag = ColumnType<0 | 1, boolean, boolean>;
/** An amount in minor units (cents), read as a number and written as a bigint. */
export type MinorUnits = ColumnType<number, bigint, bigint>;
/** Bytes. libsql returns an ArrayBuffer and PostgreSQL a Uint8Array; `toBytes` converts both. */
export type Bytes = ColumnType<ArrayBuffer | Uint8Array, Uint8Array, Uint8Array>;
/** An exact decimal as text: "2.25". */
export type DecimalText = string;
/** A date as YYYY-MM-DD; "0000-00-00" means no date. */
export type DateText = string;
/** A moment as ISO 8601 text in UTC. */
export type Moment = string;

/** An id that the database generates. */
export type Id = Generated<number>;
/** The columns that the tables of a company's records have in common. */
export type RecordColumns = { id: Id; company_id: number };
