import type { CompanyBooks } from "../../db/company-books";
import { differencesSchema } from "../../history/differences";
import { notFound } from "../../wire/api-error";
import { readInvoice } from "../read/record";
import type { InvoiceDocument } from "../../pdf/document";
import { readInvoiceDocument, toSupersededDocument } from "./invoice-document";
import { issuedDocumentSchema, toIssuedDocument, type IssuedDocument } from "./issued-document";
import { readPartySnapshots } from "./party-snapshots";
import { readInvoiceParties, type Version } from "./versions";

/**
 * Returns all versions of an issued or deleted invoice, newest first. Throws not-found when there
 * is none.
 */
export async function readVersions(books: CompanyBooks, id: number | undefined) {
  const versions = await books
    .selectFrom("invoice_versions")
    .selectAll()
    .where("invoice_id", "=", id ?? 0)
    .orderBy("version", "desc")
    .execute();
  if (versions.length === 0) throw notFound("invoice");
  return versions.map(versionOnWire);
}

function versionOnWire(version: Version) {
  return {
    version: version.version,
    origin: version.origin,
    made_at: version.made_at,
    made_by: version.made_by,
    changes: differencesSchema.parse(JSON.parse(version.changes)),
  };
}

/** Returns the printed content of a version as text. */
export async function readVersionDocument(books: CompanyBooks, ids: Ids): Promise<IssuedDocument> {
  const found = await readVersion(books, ids);
  if (found.document !== null) return issuedDocumentSchema.parse(JSON.parse(found.document));
  const record = await readInvoice(books, found.invoice_id);
  return toIssuedDocument(record, await readInvoiceParties(books, record.invoice));
}

/**
 * Returns the printable document of a version, stamped unless it is the current version of an
 * existing invoice.
 */
export async function readPrintableVersion(
  books: CompanyBooks,
  ids: Ids,
): Promise<InvoiceDocument> {
  const found = await readVersion(books, ids);
  if (found.document === null)
    return readInvoiceDocument(books, await readInvoice(books, found.invoice_id));
  const { seller } = await readPartySnapshots(books, found);
  const stamp = found.isDeleted ? "DELETED" : "SUPERSEDED";
  const document = issuedDocumentSchema.parse(JSON.parse(found.document));
  return toSupersededDocument(document, { logo: seller.logo, stamp });
}

type Ids = { invoiceId: number | undefined; version: number | undefined };

async function readVersion(books: CompanyBooks, { invoiceId, version }: Ids) {
  const found = await books
    .selectFrom("invoice_versions")
    .leftJoin("deleted_invoices as deleted", "deleted.id", "invoice_versions.invoice_id")
    .selectAll("invoice_versions")
    .select("deleted.document as last")
    .where("invoice_id", "=", invoiceId ?? 0)
    .where("version", "=", version ?? 0)
    .executeTakeFirst();
  if (!found) throw notFound("version");
  const isDeleted = found.document === null && found.last !== null;
  return { ...found, isDeleted, document: found.document ?? found.last };
}
