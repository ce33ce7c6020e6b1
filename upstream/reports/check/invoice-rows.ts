import type { Selectable } from "kysely";
import type { BookTables } from "../../db/schema";
import { convertAmount } from "./fraction";
import type { EventKind } from "../../../domain/history/event-kinds";

type Row<Table extends keyof BookTables> = Selectable<BookTables[Table]>;

export type Invoice = Row<"invoices">;
export type Line = Row<"invoice_lines">;
/**
 * A payment with the amount of its receipt. The amount is null without a receipt, and undefined in an
 * archive.
 */
export type Payment = Row<"payments"> & { receipt_amount?: number | null };
export type RoundingChange = Row<"rounding_changes">;
export type CreditNote = Row<"credit_notes"> & { lines: Row<"credit_note_lines">[] };
export type Version = Row<"invoice_versions">;

/** An event of the history. `details` is undefined when the stored text is not a JSON object. */
export type InvoiceEvent = {
  id: number;
  kind: EventKind;
  happened_at: string;
  actor: string;
  contact_id: number | null;
  details: Record<string, unknown> | undefined;
};

/** An invoice with the rows that its checks use. */
export type InvoiceRows = {
  invoice: Invoice;
  /** The lines, sorted by position. */
  lines: Line[];
  payments: Payment[];
  /** The changes of the cash rounding that are not part of a payment. */
  roundingChanges: RoundingChange[];
  /** True for an archived invoice, which no total includes. */
  isDeleted: boolean;
  creditNotes: CreditNote[];
  versions: Version[];
  movements: Pick<
    Row<"account_movements">,
    "ledger_account_id" | "date" | "amount" | "description" | "receipt_id"
  >[];
  /** The events, sorted by id and thus by time. */
  events: InvoiceEvent[];
  links: Row<"invoice_links">[];
  /**
   * Snapshots by id, for all invoices that were read in one batch: the sellers and customers of their
   * versions and credit notes, and all snapshots of their contacts.
   */
  parties: Map<number, Pick<Row<"party_snapshots">, "contact_id" | "details">>;
  /** All numbers of the invoices in the batch, and in their histories, that are reserved. */
  reservedNumbers: Set<string>;
};

export function isActivePayment({ reversed_on }: Payment): boolean {
  return reversed_on === null;
}

/**
 * Calculates the amount of a payment in minor units of the company's own currency. A payment without
 * a rate has the invoice's rate.
 */
export function calculateBaseAmount(payment: Payment, invoiceRate: string): bigint {
  return convertAmount(payment.amount, payment.currency_rate ?? invoiceRate);
}

export function isActiveCreditNote({ voided_on }: Pick<CreditNote, "voided_on">): boolean {
  return voided_on === null;
}

/**
 * Returns the current version of the invoice. Undefined for a draft invoice, and when the version is
 * missing.
 */
export function findCurrentVersion({ invoice, versions }: InvoiceRows): Version | undefined {
  return versions.find(({ version }) => version === invoice.version);
}

/**
 * Returns true when the first version has the origin "issued", so that the history contains everything
 * since the issue. Returns false when the origin is "upgrade", and for a draft invoice, which has no
 * version.
 */
export function hasCompleteHistory({ versions }: InvoiceRows): boolean {
  return versions[0]?.origin === "issued";
}
