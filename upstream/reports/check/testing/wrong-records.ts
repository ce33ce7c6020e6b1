import { sql } from "kysely";
import { selectInvoiceId, type Corruption } from "./corruption";

export const WRONG_RECORDS: Corruption[] = [
  {
    title: "a changed contact of an issued invoice",
    damage: ({ companyId }) => [
      sql`update invoices set contact_id = (select id from contacts
          where company_id = ${companyId} and display_name = 'Lim Mei Hua')
        where company_id = ${companyId} and no = 'INV-0005'`,
    ],
    expectedFinding: () => ({ what: "INV-0005: contact" }),
  },
  {
    title: "a changed contact of a draft invoice",
    damage: ({ companyId }) => [
      sql`update invoices set contact_id = (select id from contacts
          where company_id = ${companyId} and display_name = 'Lim Mei Hua')
        where company_id = ${companyId} and no = 'A-1'`,
    ],
    expectedFinding: () => ({ what: "A-1: contact" }),
  },
  {
    title: "a changed contact of a credit note",
    damage: ({ companyId }) => [
      sql`update credit_notes set contact_id = (select id from contacts
          where company_id = ${companyId} and display_name = 'Lim Mei Hua')
        where company_id = ${companyId} and no = 'CN-0001'`,
    ],
    expectedFinding: () => ({ what: "CN-0001: contact" }),
  },
  {
    title: "a contact of another company",
    tableWithoutForeignKeys: "invoices",
    damage: ({ companyId, otherCompanyId }) => [
      sql`update invoices set contact_id = (select id from contacts
          where company_id = ${otherCompanyId} and display_name = 'Lim Mei Hua')
        where company_id = ${companyId} and no = 'INV-0005'`,
    ],
    expectedFinding: ({ companyId, otherCompanyId }) => ({
      what: "INV-0005: contact",
      stored: toContainedText(`of company ${otherCompanyId}`),
      expected: `one of company ${companyId}`,
    }),
  },
  {
    title: "a version with a customer of another company",
    damage: (books) => [
      sql`insert into party_snapshots (company_id, contact_id, details, taken_at)
        select ${books.otherCompanyId}, contact_id, details, 'copied' from party_snapshots
        where company_id = ${books.companyId} and contact_id is not null`,
      sql`update invoice_versions
        set customer_id = (select max(id) from party_snapshots where taken_at = 'copied')
        where invoice_id = ${selectInvoiceId(books, "INV-0005")}`,
    ],
    expectedFinding: () => ({ what: "INV-0005: customer of a version" }),
  },
  {
    title: "a payment of a missing invoice",
    tableWithoutForeignKeys: "payments",
    damage: (books) => [
      sql`update payments set invoice_id = 999999999
        where invoice_id = ${selectInvoiceId(books, "INV-0001")} and reversed_on is not null`,
    ],
    expectedFinding: () => ({
      what: "invoice of a payment",
      stored: "999999999, which is not there",
    }),
  },
  {
    title: "a line of a missing invoice",
    tableWithoutForeignKeys: "invoice_lines",
    damage: (books) => [
      sql`update invoice_lines set invoice_id = 999999999
        where invoice_id = ${selectInvoiceId(books, "INV-0001")} and position = 3`,
    ],
    expectedFinding: () => ({ what: "invoice of a line", stored: "999999999, which is not there" }),
  },
  {
    title: "a status that contradicts the balance",
    damage: ({ companyId }) => [
      sql`update invoices set status = 5 where company_id = ${companyId} and no = 'INV-0001'`,
    ],
    expectedFinding: () => ({
      what: "INV-0001: status, with 10.00 paid and 36.09 left",
      stored: "received",
      expected: "sent",
    }),
  },
  {
    title: "a void without a reason",
    damage: ({ companyId }) => [
      sql`update invoices set void_reason = '' where company_id = ${companyId} and no = 'INV-0003'`,
    ],
    expectedFinding: () => ({
      what: "INV-0003: reason of its void",
      stored: "nothing",
      expected: "Sent twice",
    }),
  },
  {
    title: "a void without an event",
    damage: ({ companyId }) => [
      sql`update invoices set status = 4 where company_id = ${companyId} and no = 'INV-0005'`,
    ],
    expectedFinding: () => ({ what: "INV-0005: history of its void", stored: "nothing" }),
  },
  {
    title: "a void with active payments",
    damage: ({ companyId }) => [
      sql`update invoices set status = 4, void_reason = 'x'
        where company_id = ${companyId} and no = 'INV-0006'`,
    ],
    expectedFinding: () => ({
      what: "INV-0006: payments of the voided invoice",
      stored: "2",
      expected: "0",
    }),
  },
  {
    title: "a link moved to another invoice",
    damage: (books) => [
      sql`update invoice_links set invoice_id = ${selectInvoiceId(books, "INV-0005")}
        where invoice_id = ${selectInvoiceId(books, "INV-0001")} and revoked_at is null`,
    ],
    expectedFinding: () => ({ what: "INV-0005: links, made at", expected: "nothing" }),
  },
  {
    title: "a revoked link that works again",
    damage: (books) => [
      sql`delete from invoice_links
        where invoice_id = ${selectInvoiceId(books, "INV-0001")} and revoked_at is null`,
      sql`update invoice_links set revoked_at = null
        where invoice_id = ${selectInvoiceId(books, "INV-0001")}`,
    ],
    expectedFinding: () => ({ what: "INV-0001: links, revoked at", stored: "nothing" }),
  },
  {
    title: "a link with a damaged token hash",
    damage: (books) => [
      sql`update invoice_links set token_hash = ''
        where invoice_id = ${selectInvoiceId(books, "INV-0001")} and revoked_at is null`,
    ],
    expectedFinding: () => ({ what: "INV-0001: links, token", stored: "damaged" }),
  },
  {
    title: "a day of a repeat outside its pattern",
    damage: ({ companyId }) => [
      sql`update repeat_days set day = '2026-10-30'
        where company_id = ${companyId} and day = '2026-10-31'`,
    ],
    expectedFinding: () => ({ what: "INV-0010: repeat by the month, day", stored: "2026-10-30" }),
  },
  {
    title: "a repeat whose first day is outside its pattern",
    damage: ({ companyId }) => [
      sql`update repeats set starts_on = '2026-09-29' where company_id = ${companyId}`,
    ],
    expectedFinding: () => ({
      what: "INV-0010: repeat by the month, first day",
      stored: "2026-09-29",
    }),
  },
  {
    title: "a repeat whose total differs from its template",
    damage: ({ companyId }) => [
      sql`update repeats set total = total + 100 where company_id = ${companyId}`,
    ],
    expectedFinding: () => ({
      what: "INV-0010: repeat by the month, total",
      stored: "7.00",
      expected: "6.00",
    }),
  },
  {
    title: "an invoice that cannot be found by its number",
    damage: ({ companyId }) => [
      sql`update invoices set search_text = 'inv-0099' where company_id = ${companyId} and no = 'A-1'`,
    ],
    expectedFinding: () => ({
      what: "A-1: number in searches",
      stored: "inv-0099",
      expected: "a-1",
    }),
  },
  {
    title: "two primary currencies",
    damage: ({ companyId }) => [
      sql`update currencies set is_primary = 1 where company_id = ${companyId} and code = 'USD'`,
    ],
    expectedFinding: () => ({
      what: "currencies of the company's own",
      stored: "2",
      expected: "1",
    }),
  },
  {
    title: "an exchange rate of zero",
    damage: ({ companyId }) => [
      sql`update rates set rate = '0' where company_id = ${companyId} and date = '2026-11-01'`,
    ],
    expectedFinding: () => ({ what: "rate of SGD of 2026-11-01", stored: "0" }),
  },
  {
    title: "an idempotency key without a response",
    damage: () => [
      sql`insert into idempotency_keys (account_id, idempotency_key, fingerprint, created_at)
        select min(id), 'left', '', '2026-11-20' from accounts`,
    ],
    expectedFinding: () => ({
      what: toContainedText("save left of "),
      stored: "without an answer",
    }),
  },
  {
    title: "a company without members",
    damage: ({ companyId }) => [sql`delete from memberships where company_id = ${companyId}`],
    expectedFinding: () => ({ what: toContainedText("people"), stored: "none" }),
  },
];

/** Returns an expected text that stands for every text that contains `part`. */
function toContainedText(part: string): string {
  return `…${part}…`;
}
