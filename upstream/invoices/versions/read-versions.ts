import type { CompanyBooks } from "../../db/company-books";
import { differencesSchema, toWireDifference } from "../../history/differences";
import { createNotFoundError } from "../../wire/api-error";
import { readInvoice } from "../read/record";
import type { InvoiceDocument } from "../../pdf/document";
import { readInvoiceDocument, toSupersededDocument } from "./invoice-document";
import { issuedDocumentSchema, toIssuedDocument, type IssuedDocument } from "./issued-document";
import { readPartySnapshots } from "./party-snapshots";
import { readInvoiceParties, type VersionRow } from "./versions";

/**
 * Returns all versions of an issued or deleted invoice, newest first. Throws a not-found error when
 * there is none.
 */
export async function readVersions(books: CompanyBooks, id: number | undefined) {
  const versions = await books
    .selectFrom("invoice_versions")
    .selectAll()
    .where("invoice_id", "=", id ?? 0)
    .orderBy("version", "desc")
    .execute();
  if (versions.length === 0) throw createNotFoundError("invoice");
  return versions.map(toWireVersion);
}

function toWireVersion(version: VersionRow) {
  return {
    version: version.version,
    origin: version.origin,
    made_at: version.made_at,
    made_by: version.made_by,
    changes: differencesSchema.parse(JSON.parse(version.changes)).map(toWireDifference),
  };
}

/** Returns the printed content of a version, without payments and credit notes. */
export async function readVersionDocument(books: CompanyBooks, ids: Ids): Promise<IssuedDocument> {
  const row = await readVersion(books, ids);
  if (row.document !== null) return issuedDocumentSchema.parse(JSON.parse(row.document));
  const record = await readInvoice(books, row.invoice_id);
  return toIssuedDocument(record, await readInvoiceParties(books, record.invoice));
}

/**
 * Returns the printable document of a version. The last version of a deleted invoice has the stamp
 * DELETED, and every earlier version the stamp SUPERSEDED. The current version of an existing invoice
 * has the stamp of the invoice's status.
 */
export async function readPrintableVersion(
  books: CompanyBooks,
  ids: Ids,
): Promise<InvoiceDocument> {
  const row = await readVersion(books, ids);
  if (row.document === null)
    return readInvoiceDocument(books, await readInvoice(books, row.invoice_id));
  const { seller } = await readPartySnapshots(books, row);
  const stamp = row.isDeleted ? "DELETED" : "SUPERSEDED";
  const document = issuedDocumentSchema.parse(JSON.parse(row.document));
  return toSupersededDocument(document, { logo: seller.logo, stamp });
}

type Ids = { invoiceId: number | undefined; version: number | undefined };

async function readVersion(books: CompanyBooks, { invoiceId, version }: Ids) {
  const row = await books
    .selectFrom("invoice_versions")
    .leftJoin("deleted_invoices as deleted", "deleted.id", "invoice_versions.invoice_id")
    .selectAll("invoice_versions")
    .select("deleted.document as document_when_deleted")
    .where("invoice_id", "=", invoiceId ?? 0)
    .where("version", "=", version ?? 0)
    .executeTakeFirst();
  if (!row) throw createNotFoundError("version");
  const isDeleted = row.document === null && row.document_when_deleted !== null;
  return { ...row, isDeleted, document: row.document ?? row.document_when_deleted };
}
