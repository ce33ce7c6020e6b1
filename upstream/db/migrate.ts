import { Migrator, type Kysely, type Migration } from "kysely";
import { asStartFault } from "./faults";
import * as books from "./migrations/0001_books";
import * as searchAndEdits from "./migrations/0002_search_and_edits";
import * as contactsItems from "./migrations/0003_contacts_items";
import * as gate from "./migrations/0005_gate";
import * as accountMovements from "./migrations/0006_account_movements";
import * as keptSums from "./migrations/0007_kept_sums";
import * as foundInvoices from "./migrations/0008_found_invoices";
import * as newBookAccounts from "./migrations/0009_new_book_accounts";
import * as fieldNames from "./migrations/0010_field_names";
import * as searchAndIncome from "./migrations/0011_search_and_income";
import * as byteOrder from "./migrations/0012_byte_order";
import * as companyChanges from "./migrations/0013_company_changes";
import * as businessProfile from "./migrations/0015_business_profile";
import type { Schema } from "./schema";

// In code rather than in a folder, so that they are part of what is bundled.
const migrations: Record<string, Migration> = {
  "0001_books": books,
  "0002_search_and_edits": searchAndEdits,
  "0003_contacts_items": contactsItems,
  "0005_gate": gate,
  "0006_account_movements": accountMovements,
  "0007_kept_sums": keptSums,
  "0008_found_invoices": foundInvoices,
  "0009_new_book_accounts": newBookAccounts,
  "0010_field_names": fieldNames,
  "0011_search_and_income": searchAndIncome,
  "0012_byte_order": byteOrder,
  "0013_company_changes": companyChanges,
  "0015_business_profile": businessProfile,
};

/** Brings the database to the newest form; throws when it cannot. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw asStartFault(error);
}
