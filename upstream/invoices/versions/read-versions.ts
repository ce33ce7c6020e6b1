import type { CompanyBooks } from "../../db/company-books";
import { differences } from "../../history/differences";
import { notFound } from "../../wire/api-error";
import { readInvoice } from "../read/record";
import type { InvoiceDocument } from "../../pdf/document";
import { documentOf, supersededDocument } from "./invoice-document";
import { issuedDocument, issuedDocumentOf, type IssuedDocument } from "./issued-document";
import { readKeptParties } from "./party-snapshots";
import { partiesOf, type Version } from "./versions";

/** All versions of an issued invoice, the newest first, also when it is deleted. */
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
    changes: differences.parse(JSON.parse(version.changes)),
  };
}

/** What a version said, in words as they are printed. */
export async function readVersionDocument(books: CompanyBooks, ids: Ids): Promise<IssuedDocument> {
  const found = await findVersion(books, ids);
  if (found.document !== null) return issuedDocument.parse(JSON.parse(found.document));
  const record = await readInvoice(books, found.invoice_id);
  return issuedDocumentOf(record, await partiesOf(books, record.invoice));
}

/** The version in print: marked, unless it is the invoice as it is now. */
export async function versionToPrint(books: CompanyBooks, ids: Ids): Promise<InvoiceDocument> {
  const found = await findVersion(books, ids);
  if (found.document === null) return documentOf(books, await readInvoice(books, found.invoice_id));
  const { seller } = await readKeptParties(books, found);
  const stamp = found.isDeleted ? "DELETED" : "SUPERSEDED";
  const document = issuedDocument.parse(JSON.parse(found.document));
  return supersededDocument(document, { logo: seller.logo, stamp });
}

type Ids = { invoiceId: number | undefined; version: number | undefined };

async function findVersion(books: CompanyBooks, { invoiceId, version }: Ids) {
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
