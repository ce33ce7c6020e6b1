import type { Kysely } from "kysely";
import type { Schema } from "../../db/schema";
import { COMPANY_CHECKS, INVOICE_CHECKS, SHARED_CHECKS } from "./checks";
import { lockAndReadCompany, type CheckedCompany } from "./company";
import { findUnreadableAmounts } from "./company/unreadable-amounts";
import type { Finding } from "./finding";
import type { InvoiceRows } from "./invoice-rows";
import { findUnreadableValues } from "./invoices/readable";
import { readArchives } from "./read-archives";
import { readInvoices } from "./read-invoices";

export type CheckResult = {
  /** The company's name and id, or "Accounts" for records outside companies. */
  subject: string;
  /**
   * The number of stored invoices without those that `findUnreadableAmounts` found. Deleted invoices
   * do not count. Missing for records outside companies.
   */
  invoices?: number;
  findings: Finding[];
};

/**
 * Runs all checks and yields the findings of each company, and at last of the records outside
 * companies. Does not change the books. Each company is checked in one transaction that holds the
 * company's lock.
 */
export async function* checkBooks(db: Kysely<Schema>, now: Date): AsyncGenerator<CheckResult> {
  const companies = await db
    .selectFrom("companies")
    .select(["id", "display_name as name"])
    .orderBy("id")
    .execute();
  for (const company of companies)
    yield await db.transaction().execute((transaction) => checkCompany(transaction, company, now));
  yield { subject: "Accounts", findings: await checkSharedRecords(db) };
}

/** Locks one company and checks it. Must be called in a transaction. */
export async function checkCompany(
  db: Kysely<Schema>,
  { id, name }: { id: number; name: string },
  now: Date,
): Promise<CheckResult> {
  const company = await lockAndReadCompany(db, { id, name }, now);
  const unreadable = await findUnreadableAmounts(company);
  const findings = [...unreadable.findings];
  let invoices = 0;
  for await (const batch of readInvoices(company.books, unreadable.invoices)) {
    findings.push(...batch.flatMap((rows) => checkInvoice(rows, company)));
    invoices += batch.length;
  }
  for await (const archives of readArchives(company))
    findings.push(
      ...archives.findings,
      ...archives.invoices.flatMap((rows) => checkInvoice(rows, company)),
    );
  for (const check of COMPANY_CHECKS) findings.push(...(await check(company)));
  return { subject: `${name} (${id})`, invoices, findings };
}

function checkInvoice(rows: InvoiceRows, company: CheckedCompany): Finding[] {
  const unreadable = findUnreadableValues(rows);
  if (unreadable.length > 0) return unreadable;
  return INVOICE_CHECKS.flatMap((check) => check(rows, company));
}

/** Checks the records outside companies. */
export async function checkSharedRecords(db: Kysely<Schema>): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const check of SHARED_CHECKS) findings.push(...(await check(db)));
  return findings;
}
