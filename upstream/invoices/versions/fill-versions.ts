import type { Kysely } from "kysely";
import { CompanyBooks, type InvoiceBooks } from "../../db/company-books";
import type { Schema } from "../../db/schema";
import { withoutVersionCondition } from "../../totals/invoice-conditions";
import { readCustomer, readSeller } from "./parties";
import { saveCustomerSnapshot, saveSellerSnapshot } from "./party-snapshots";

/**
 * Creates version 1, with the current seller and customer, for issued invoices without a version.
 * An older program issued them, or they were imported in bulk.
 */
export async function fillVersions(db: Kysely<Schema>, now: Date): Promise<void> {
  const companies = await db
    .selectFrom("invoices")
    .select("company_id")
    .distinct()
    .where(withoutVersionCondition)
    .execute();
  for (const { company_id } of companies) {
    await db.transaction().execute(async (transaction) => {
      const books = new CompanyBooks(transaction, [company_id]);
      await books.lock();
      await fillCompany(books.withInvoices(), now);
    });
  }
}

/** The number of invoices per batch. */
const BATCH_SIZE = 500;

async function fillCompany(books: InvoiceBooks, now: Date): Promise<void> {
  const seller_id = await saveSellerSnapshot(books, await readSeller(books, books.companyId), now);
  const customerIds = new Map<number, number>();
  for (;;) {
    const invoices = await books
      .selectFrom("invoices")
      .select(["id", "contact_id"])
      .where(withoutVersionCondition)
      .orderBy("id")
      .limit(BATCH_SIZE)
      .execute();
    if (invoices.length === 0) return;
    for (const contactId of new Set(invoices.map(({ contact_id }) => contact_id))) {
      if (customerIds.has(contactId)) continue;
      const customer = await readCustomer(books, contactId);
      customerIds.set(contactId, await saveCustomerSnapshot(books, { contactId, customer }, now));
    }
    await books
      .insertInto("invoice_versions")
      .values(
        invoices.map(({ id, contact_id }) => ({
          ...{ company_id: books.companyId, invoice_id: id, version: 1, seller_id },
          customer_id: customerIds.get(contact_id) ?? 0,
          ...{ origin: "upgrade", made_at: now.toISOString(), made_by: "" },
          ...{ changes: "[]", document: null },
        })),
      )
      .execute();
    await books
      .updateTable("invoices")
      .set({ version: 1 })
      .where(
        "id",
        "in",
        invoices.map(({ id }) => id),
      )
      .execute();
  }
}
