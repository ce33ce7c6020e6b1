import type { CompanyBooks } from "../../db/company-books";
import type { InvoiceBundle, InvoiceDocument } from "../../pdf/document";
import { readInvoice } from "../read/record";
import { readInvoiceDocument } from "./invoice-document";

/** Returns several invoices as one document, in the order of `ids`. */
export async function readInvoiceBundle(
  books: CompanyBooks,
  ids: number[],
): Promise<InvoiceBundle> {
  const invoices: InvoiceDocument[] = [];
  for (const id of ids)
    invoices.push(await readInvoiceDocument(books, await readInvoice(books, id)));
  return { invoices: shareLogo(invoices) };
}

/**
 * Replaces each logo that equals the first invoice's by the same array, so that the worker and the
 * file get the picture once.
 */
function shareLogo(invoices: InvoiceDocument[]): InvoiceDocument[] {
  const [first] = invoices;
  const logo = first?.logo;
  if (!logo) return invoices;
  return invoices.map((invoice) =>
    invoice.logo && Buffer.compare(logo, invoice.logo) === 0 ? { ...invoice, logo } : invoice,
  );
}
