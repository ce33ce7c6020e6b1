import { DEFAULT_MIGRATION_TABLE, Migrator, sql, type Kysely, type Migration } from "kysely";
import { toStartFault, NewerBooksError } from "./faults";
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
import * as payments from "./migrations/0014_payments";
import * as businessProfile from "./migrations/0015_business_profile";
import * as issued from "./migrations/0016_issued";
import * as paymentDays from "./migrations/0017_payment_days";
import * as customerLinks from "./migrations/0018_customer_links";
import * as messages from "./migrations/0019_messages";
import * as owed from "./migrations/0020_owed";
import * as invoiceDays from "./migrations/0021_invoice_days";
import * as repeats from "./migrations/0022_repeats";
import * as recordedPayments from "./migrations/0023_recorded_payments";
import * as dueDays from "./migrations/0024_due_days";
import * as interruptedMails from "./migrations/0025_interrupted_mails";
import * as pinRequests from "./migrations/0026_pin_requests";
import * as passwordGiven from "./migrations/0027_password_given";
import * as confirmedEmails from "./migrations/0028_confirmed_emails";
import * as cashGiven from "./migrations/0029_cash_given";
import * as sentPapers from "./migrations/0030_sent_papers";
import * as kinds from "./migrations/0031_kinds";
import * as plainSearch from "./migrations/0032_plain_search";
import * as receivedBy from "./migrations/0033_received_by";
import * as noSearchIndex from "./migrations/0034_no_search_index_since_0032";
import * as jobs from "./migrations/0035_jobs";
import * as repeatModes from "./migrations/0037_repeat_modes_since_0035";
import * as reminders from "./migrations/0038_reminders_since_0035";
import * as receipts from "./migrations/0039_receipts_since_0035";
import * as accountLanguage from "./migrations/0040_account_language_since_0035";
import * as customerLanguage from "./migrations/0041_customer_language_since_0035";
import * as receiptSums from "./migrations/0042_receipt_sums_since_0035";
import * as codes from "./migrations/0043_codes_since_0035";
import * as releasedByCreditNotes from "./migrations/0044_released_by_credit_notes_since_0035";
import type { Schema } from "./schema";

// The migrations are imported rather than read from a folder, so that the build includes them.
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
  "0014_payments": payments,
  "0015_business_profile": businessProfile,
  "0016_issued": issued,
  "0017_payment_days": paymentDays,
  "0018_customer_links": customerLinks,
  "0019_messages": messages,
  "0020_owed": owed,
  "0021_invoice_days": invoiceDays,
  "0022_repeats": repeats,
  "0023_recorded_payments": recordedPayments,
  "0024_due_days": dueDays,
  "0025_interrupted_mails": interruptedMails,
  "0026_pin_requests": pinRequests,
  "0027_password_given": passwordGiven,
  "0028_confirmed_emails": confirmedEmails,
  "0029_cash_given": cashGiven,
  "0030_sent_papers": sentPapers,
  "0031_kinds": kinds,
  "0032_plain_search": plainSearch,
  "0033_received_by": receivedBy,
  "0034_no_search_index_since_0032": noSearchIndex,
  "0035_jobs": jobs,
  "0037_repeat_modes_since_0035": repeatModes,
  "0038_reminders_since_0035": reminders,
  "0039_receipts_since_0035": receipts,
  "0040_account_language_since_0035": accountLanguage,
  "0041_customer_language_since_0035": customerLanguage,
  "0042_receipt_sums_since_0035": receiptSums,
  "0043_codes_since_0035": codes,
  "0044_released_by_credit_notes_since_0035": releasedByCreditNotes,
};

/**
 * Migrates the database to the newest schema. Accepts the migrations of a newer program that allow
 * this program to run (decision 69). Throws a `NewerBooksError` for others, and an
 * `UnusableServerError` when the database server cannot be used.
 */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const newer = await listNewerMigrations(db);
  const allMigrations = {
    ...migrations,
    ...Object.fromEntries(newer.map((name) => [name, EMPTY_MIGRATION])),
  };
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(allMigrations) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw toStartFault(error);
}

const EMPTY_MIGRATION: Migration = { up: () => Promise.resolve() };

/**
 * Lists the applied migrations that this program does not know. Throws a `NewerBooksError` when one
 * of them requires a newer program.
 */
async function listNewerMigrations(db: Kysely<Schema>): Promise<string[]> {
  const applied = await listAppliedMigrations(db).catch((error: unknown) => {
    throw toStartFault(error);
  });
  const newer = applied.filter((name) => !(name in migrations));
  if (newer.length === 0) return [];
  const newest = Math.max(...Object.keys(migrations).map(parseMigrationNumber));
  const incompatible = newer.find((name) => parseRequiredMigration(name) > newest);
  if (incompatible !== undefined) throw new NewerBooksError(incompatible);
  console.error(`A newer version has already migrated the books (${newer.join(", ")}).`);
  return newer;
}

async function listAppliedMigrations(db: Kysely<Schema>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name
  `.execute(db);
  return rows.map(({ name }) => name);
}

function parseMigrationNumber(name: string): number {
  return Number(name.slice(0, 4));
}

/**
 * Parses the number at the end of a migration's name: 32 in "0040_example_since_0032". A program
 * that knows the migration of this number can use the migrated database. Returns 0, for every
 * program, when the name has no number.
 */
function parseRequiredMigration(name: string): number {
  return Number(/_since_(\d{4})$/.exec(name)?.[1] ?? 0);
}
