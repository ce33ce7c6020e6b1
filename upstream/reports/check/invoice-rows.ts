import type { Selectable } from "kysely";
import type { BookTables } from "../../db/schema";
import { convertAmount } from "./fraction";
import type { EventKind } from "../../db/issued-tables";

type Row<Table extends keyof BookTables> = Selectable<BookTables[Table]>;

export type Invoice = Row<"invoices">;
export type Line = Row<"invoice_lines">;
export type Payment = Row<"payments">;
export type RoundingChange = Row<"rounding_changes">;
export type CreditNote = Row<"credit_notes"> & { lines: Row<"credit_note_lines">[] };
export type Version = Row<"invoice_versions">;

/** What the history tells; `details` is undefined where it cannot be read. */
export type Event = {
  id: number;
  kind: EventKind;
  happened_at: string;
  actor: string;
  contact_id: number | null;
  details: Record<string, unknown> | undefined;
};

/** An invoice and all that there is of it. */
export type InvoiceRows = {
  invoice: Invoice;
  /** By their position. */
  lines: Line[];
  payments: Payment[];
  /** What else than payments has changed its rounding. */
  roundingChanges: RoundingChange[];
  /** Deleted ones are in an archive, and count nowhere. */
  isDeleted: boolean;
  notes: CreditNote[];
  versions: Version[];
  movements: Pick<
    Row<"account_movements">,
    "ledger_account_id" | "date" | "amount" | "description"
  >[];
  /** In the order in which they happened. */
  events: Event[];
  links: Row<"invoice_links">[];
  /** Seller and customer of versions and notes, by the ids of their snapshots. */
  parties: Map<number, Pick<Row<"party_snapshots">, "contact_id" | "details">>;
  /** The numbers of the invoice and its history that are never given again. */
  reservedNumbers: Set<string>;
};

export function isActivePayment({ reversed_on }: Payment): boolean {
  return reversed_on === null;
}

/** Of a payment of older books, at the invoice's rate. */
export function expectedBaseAmount(payment: Payment, invoiceRate: string): bigint {
  return convertAmount(payment.amount, payment.currency_rate ?? invoiceRate);
}

export function isActiveCreditNote({ voided_on }: Pick<CreditNote, "voided_on">): boolean {
  return voided_on === null;
}

/** The version that the invoice is now. */
export function currentVersion({ invoice, versions }: InvoiceRows): Version | undefined {
  return versions.find(({ version }) => version === invoice.version);
}

/** Whether all that ever happened to it is in the history: older ones were issued before it began. */
export function hasWholeHistory({ versions }: InvoiceRows): boolean {
  return versions[0]?.origin === "issued";
}
