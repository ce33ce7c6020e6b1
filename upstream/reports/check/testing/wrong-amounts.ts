import { sql } from "kysely";
import { selectInvoiceId, type Corruption } from "./corruption";

const INVOICE = "INV-0001";

export const WRONG_AMOUNTS: Corruption[] = [
  {
    title: "a wrong balance of an invoice",
    damage: ({ companyId }) => [
      sql`update invoices set balance = balance + 1 where company_id = ${companyId} and no = ${INVOICE}`,
    ],
    expectedFinding: () => ({ what: "INV-0001: balance", stored: "36.10", expected: "36.09" }),
  },
  {
    title: "a wrong base total of an invoice",
    damage: ({ companyId }) => [
      sql`update invoices set base_total = base_total - 1
        where company_id = ${companyId} and no = 'INV-0006'`,
    ],
    expectedFinding: () => ({ what: "INV-0006: total in own currency" }),
  },
  {
    title: "cents moved between net and tax of a line",
    damage: (books) => [
      sql`update invoice_lines set net = net - 1, discount = discount + 1, tax = tax + 1
        where company_id = ${books.companyId} and invoice_id = ${selectInvoiceId(books, INVOICE)}
          and position = 1`,
      sql`update invoices set discount = discount + 1, tax = tax + 1
        where company_id = ${books.companyId} and no = ${INVOICE}`,
    ],
    expectedFinding: () => ({ what: "INV-0001: line 1, tax", stored: "7.21", expected: "7.20" }),
  },
  {
    title: "cents of tax moved between lines",
    damage: (books) => [
      sql`update invoice_lines set tax = tax + case position when 1 then 1 else -1 end
        where company_id = ${books.companyId} and invoice_id = ${selectInvoiceId(books, INVOICE)}
          and position in (1, 2)`,
    ],
    expectedFinding: () => ({ what: "INV-0001: line 2, tax", stored: "0.57", expected: "0.58" }),
  },
  {
    title: "cents moved between net and tax of a credit note",
    damage: ({ companyId }) => [
      sql`update credit_note_lines set net = net + 1, tax = tax - 1 where credit_note_id =
        (select id from credit_notes where company_id = ${companyId} and no = 'CN-0001')`,
      sql`update credit_notes set net = net + 1, tax = tax - 1
        where company_id = ${companyId} and no = 'CN-0001'`,
    ],
    expectedFinding: () => ({ what: "CN-0001: line 1, net", stored: "30.02", expected: "30.01" }),
  },
  {
    title: "a wrong base total of a credit note",
    damage: ({ companyId }) => [
      sql`update credit_notes set base_total = base_total + 1
        where company_id = ${companyId} and no = 'CN-0004'`,
    ],
    expectedFinding: () => ({
      what: "CN-0004: total in own currency",
      stored: "118.81",
      expected: "118.80",
    }),
  },
  {
    title: "a wrong total of a credit note",
    damage: ({ companyId }) => [
      sql`update credit_notes set total = total + 5 where company_id = ${companyId} and no = 'CN-0003'`,
    ],
    expectedFinding: () => ({ what: "CN-0003: total" }),
  },
  {
    title: "a line credited beyond its quantity",
    damage: ({ companyId }) => [
      sql`update credit_note_lines set quantity = '3' where position = 1 and credit_note_id =
        (select id from credit_notes where company_id = ${companyId} and no = 'CN-0003')`,
    ],
    expectedFinding: () => ({
      what: "INV-0001: line 1, credited quantity",
      stored: "1 + 3",
      expected: "at most 3",
    }),
  },
  {
    title: "a credit note dated before its invoice",
    damage: ({ companyId }) => [
      sql`update credit_notes set date = '2026-10-31'
        where company_id = ${companyId} and no = 'CN-0001'`,
    ],
    expectedFinding: () => ({ what: "CN-0001: day", stored: "2026-10-31" }),
  },
  {
    title: "a tax rate that differs from the tax code",
    damage: (books) => [
      sql`update invoice_lines set tax_rate = '6'
        where invoice_id = ${selectInvoiceId(books, INVOICE)} and position = 2`,
    ],
    expectedFinding: () => ({ what: "INV-0001: line 2, tax rate", stored: "6", expected: "8" }),
  },
  {
    title: "a wrong line position",
    damage: (books) => [
      sql`update invoice_lines set position = 7
        where invoice_id = ${selectInvoiceId(books, INVOICE)} and position = 2`,
    ],
    expectedFinding: () => ({
      what: "INV-0001: positions of its lines",
      stored: "1, 3, 7",
      expected: "1, 2, 3",
    }),
  },
  {
    title: "an invoice without lines",
    damage: (books) => [
      sql`delete from invoice_lines where invoice_id = ${selectInvoiceId(books, "INV-0005")}`,
    ],
    expectedFinding: () => ({ what: "INV-0005: lines", stored: "none" }),
  },
  {
    title: "an amount above the maximum",
    damage: ({ companyId }) => [
      sql`update invoices set total = 9100000000000000000
        where company_id = ${companyId} and no = ${INVOICE}`,
    ],
    expectedFinding: () => ({
      what: "INV-0001: total of invoices",
      stored: "9100000000000000000",
      expected: "a whole number of cents",
    }),
  },
  {
    title: "a quantity that is not a number",
    damage: (books) => [
      sql`update invoice_lines set quantity = '1,5'
        where invoice_id = ${selectInvoiceId(books, INVOICE)} and position = 1`,
    ],
    expectedFinding: () => ({
      what: "INV-0001: line 1, quantity, price and discount",
      stored: "1,5, 33.35, 10",
    }),
  },
  {
    title: "a price for sorting that differs from the item's price",
    damage: ({ companyId }) => [
      sql`update products set sale_price_minor = 301 where company_id = ${companyId} and name = 'Mug'`,
    ],
    expectedFinding: () => ({ what: "item Mug: price in lists", stored: "3.01", expected: "3.00" }),
  },
];
