import type { Kysely } from "kysely";
import { CompanyBooks } from "../../db/company-books";
import type { Schema } from "../../db/schema";
import { createNotFoundError } from "../../wire/api-error";
import { hashToken } from "./token";

export type LinkedInvoice = { books: CompanyBooks; linkId: number; invoiceId: number };

/**
 * Returns the id of the invoice of a link token and the books of its company. The company's
 * subscription plan does not matter. Throws a 404 for an unknown or revoked token and for a deleted
 * invoice.
 */
export async function readLinkedInvoice(
  db: Kysely<Schema>,
  token: string | undefined,
): Promise<LinkedInvoice> {
  const link = await db
    .selectFrom("invoice_links as link")
    .innerJoin("invoices", "invoices.id", "link.invoice_id")
    .select(["link.id", "link.company_id", "link.invoice_id"])
    .where("token_hash", "=", hashToken(token ?? ""))
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  if (!link) throw createNotFoundError("link");
  return {
    books: new CompanyBooks(db, [link.company_id]),
    linkId: link.id,
    invoiceId: link.invoice_id,
  };
}
