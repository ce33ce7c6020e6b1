import { sql } from "kysely";
import type { Corruption } from "./corruption";

export const WRONG_NUMBERS: Corruption[] = [
  {
    title: "an invoice number that is not reserved",
    damage: ({ companyId }) => [
      sql`delete from invoice_numbers where company_id = ${companyId} and no = 'INV-0003'`,
    ],
    expectedFinding: () => ({
      what: "INV-0003: its number INV-0003",
      stored: "free to be given again",
      expected: "never to be given again",
    }),
  },
  {
    title: "a deleted draft invoice whose number is not reserved",
    damage: ({ companyId }) => [
      sql`delete from invoice_numbers where company_id = ${companyId} and no = 'INV-0009'`,
    ],
    expectedFinding: () => ({
      what: "INV-0009: number of a deleted invoice",
      stored: "free to be given again",
    }),
  },
  {
    title: "a reserved number without an invoice",
    damage: ({ companyId }) => [
      sql`insert into invoice_numbers (company_id, no) values (${companyId}, 'INV-0020')`,
    ],
    expectedFinding: () => ({ what: "INV-0020: number", stored: "of no invoice" }),
  },
  {
    title: "a gap in the numbers before a number without history",
    damage: ({ companyId }) => [
      sql`update invoice_numbers set no = 'X-9' where company_id = ${companyId} and no = 'INV-0042'`,
      sql`update invoices set no = 'X-9' where company_id = ${companyId} and no = 'INV-0042'`,
      sql`insert into invoice_numbers (company_id, no) values (${companyId}, 'INV-0044')`,
    ],
    expectedFinding: () => ({
      what: "numbers from INV-0042 to INV-0043",
      stored: "lost",
      expected: "kept, as INV-0044 follows",
    }),
  },
  {
    title: "a next number that is too high",
    damage: ({ companyId }) => [
      sql`update companies set next_number = 500 where id = ${companyId}`,
    ],
    expectedFinding: () => ({
      what: "next number of invoices",
      stored: "INV-0500",
      expected: "INV-0043, as the last was INV-0042",
    }),
  },
  {
    title: "a next number that is used already",
    damage: ({ companyId }) => [sql`update companies set next_number = 7 where id = ${companyId}`],
    expectedFinding: () => ({ what: "next number of invoices", stored: "INV-0007" }),
  },
  {
    title: "a gap in the numbers of credit notes",
    damage: ({ companyId }) => [
      sql`update credit_notes set no = 'CN-0009' where company_id = ${companyId} and no = 'CN-0003'`,
    ],
    expectedFinding: () => ({
      what: "CN-0009: number of credit note 3",
      stored: "CN-0009",
      expected: "CN-0003",
    }),
  },
  {
    title: "a next credit note number that is too high",
    damage: ({ companyId }) => [
      sql`update companies set next_credit_number = 9 where id = ${companyId}`,
    ],
    expectedFinding: () => ({
      what: "next number of credit notes",
      stored: "CN-0009",
      expected: "CN-0005",
    }),
  },
  {
    title: "a number used by two documents",
    damage: ({ companyId }) => [
      sql`update invoices set no = 'CN-0001' where company_id = ${companyId} and no = 'INV-0005'`,
    ],
    expectedFinding: () => ({
      what: "CN-0001: documents of this number",
      stored: "2",
      expected: "1",
    }),
  },
];
