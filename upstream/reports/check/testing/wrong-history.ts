import { sql } from "kysely";
import { selectInvoiceId, type Corruption } from "./corruption";

export const WRONG_HISTORY: Corruption[] = [
  {
    title: "a deleted invoice whose archive was emptied",
    statements: ({ companyId }) => [
      sql`update deleted_invoices set record = '{}' where company_id = ${companyId}`,
    ],
    found: () => ({ what: "INV-0004, deleted: its archive", stored: "emptied" }),
  },
  {
    title: "a deleted invoice whose archive lost its lines",
    statements: ({ companyId }) => [
      sql`update deleted_invoices
        set record = replace(replace(record, '"lines":[', '"lines":[],"others":['), '"id"', '"id"')
        where company_id = ${companyId}`,
    ],
    found: () => ({ what: "INV-0004: lines", stored: "none", expected: "at least one" }),
  },
  {
    title: "a deleted invoice that was changed in its archive",
    statements: ({ companyId }) => [
      sql`update deleted_invoices set record = replace(record, '"net":2000', '"net":2100')
        where company_id = ${companyId}`,
    ],
    found: () => ({ what: "INV-0004: line 1, net", stored: "21.00", expected: "20.00" }),
  },
  {
    title: "a deleted invoice that says something else in print",
    statements: ({ companyId }) => [
      sql`update deleted_invoices set document = replace(document, '26.60', '36.60')
        where company_id = ${companyId}`,
    ],
    found: () => ({
      what: "INV-0004, deleted: total in print",
      stored: "36.60",
      expected: "26.60",
    }),
  },
  {
    title: "a deleted invoice that is lost",
    statements: ({ companyId }) => [
      sql`delete from deleted_invoices where company_id = ${companyId}`,
    ],
    found: () => ({
      what: "INV-0004: invoice",
      stored: "gone, but versions, a history of it are kept",
    }),
  },
  {
    title: "an invoice that was taken out, with its rows",
    withoutKeysOf: "invoices",
    statements: (book) => [
      sql`delete from invoice_lines where invoice_id = ${selectInvoiceId(book, "INV-0002")}`,
      sql`delete from invoices where company_id = ${book.companyId} and no = 'INV-0002'`,
    ],
    found: () => ({
      what: "INV-0002: invoice",
      stored: "gone, but versions, a history of it are kept",
    }),
  },
  {
    title: "history that is gone",
    statements: (book) => [
      sql`delete from events where invoice_id = ${selectInvoiceId(book, "INV-0005")}`,
    ],
    found: () => ({
      what: "INV-0005: history, times it was issued",
      stored: "0",
      expected: "1",
    }),
  },
  {
    title: "history of a payment that is gone",
    statements: (book) => [
      sql`delete from events
        where invoice_id = ${selectInvoiceId(book, "INV-0001")} and kind = 'undone'`,
    ],
    found: () => ({
      what: "INV-0001: history, paid less undone",
      stored: "30.00",
      expected: "10.00",
    }),
  },
  {
    title: "history of a payment that tells another amount",
    statements: (book) => [
      sql`update events set details = replace(details, 'RM 10.00', 'RM 90.00')
        where invoice_id = ${selectInvoiceId(book, "INV-0001")} and kind = 'paid'`,
    ],
    found: () => ({ what: "INV-0001: history, paid less undone", stored: "90.00" }),
  },
  {
    title: "history that tells another author",
    statements: (book) => [
      sql`update events set actor = 'Somebody else'
        where invoice_id = ${selectInvoiceId(book, "INV-0002")} and kind = 'issued'`,
    ],
    found: () => ({
      what: "INV-0002: history of version 1",
      stored: "issued at 2026-11-20T16:30:00.000Z by Somebody else",
    }),
  },
  {
    title: "history that cannot be read",
    statements: (book) => [
      sql`update events set details = '' where invoice_id = ${selectInvoiceId(book, "INV-0002")}
        and kind = 'made'`,
    ],
    found: () => ({
      what: "INV-0002: history, 'made' of 2026-11-20T16:30:00.000Z",
      stored: "damaged",
    }),
  },
  {
    title: "history of a credit note that is gone",
    statements: (book) => [
      sql`delete from events
        where invoice_id = ${selectInvoiceId(book, "INV-0001")} and kind = 'credit_voided'`,
    ],
    found: () => ({
      what: "CN-0002: history, times it was voided",
      stored: "0",
      expected: "1",
    }),
  },
  {
    title: "an old version that is gone",
    statements: (book) => [
      sql`delete from invoice_versions
        where invoice_id = ${selectInvoiceId(book, "INV-0002")} and version = 1`,
    ],
    found: () => ({
      what: "INV-0002: versions",
      stored: "2 in print, 3",
      expected: "1 in print, 2 in print, 3",
    }),
  },
  {
    title: "an old version that was emptied",
    statements: (book) => [
      sql`update invoice_versions set document = '{}'
        where invoice_id = ${selectInvoiceId(book, "INV-0002")} and version = 1`,
    ],
    found: () => ({ what: "INV-0002: version 1 in print", stored: "damaged" }),
  },
  {
    title: "an old version that was replaced",
    statements: (book) => [
      sql`update invoice_versions set document =
          (select document from invoice_versions as other
            where other.invoice_id = invoice_versions.invoice_id and other.version = 2)
        where invoice_id = ${selectInvoiceId(book, "INV-0002")} and version = 1`,
    ],
    found: () => ({
      what: "INV-0002: changes of version 2",
      stored: "…Grand Total: '6.00' to '9.00'…",
      expected: "nothing",
    }),
  },
  {
    title: "a change of the term that was never printed",
    statements: (book) => [
      sql`update invoice_versions
        set changes = replace(changes, '[{', '[{"field":"Terms","before":"Cash","after":"7 Days"},{')
        where invoice_id = ${selectInvoiceId(book, "INV-0002")} and version = 2`,
    ],
    found: () => ({
      what: "INV-0002: changes of version 2, term before",
      stored: "Cash",
      expected: "30 Days",
    }),
  },
  {
    title: "an old version that says another total",
    statements: (book) => [
      sql`update invoice_versions set document = replace(document, '"total":"6.00"', '"total":"1.00"')
        where invoice_id = ${selectInvoiceId(book, "INV-0002")} and version = 1`,
    ],
    found: () => ({
      what: "INV-0002: version 1 in print, total",
      stored: "1.00",
      expected: "6.00",
    }),
  },
  {
    title: "an old version of another customer",
    statements: (book) => [
      sql`update invoice_versions
        set document = replace(document, 'Kopitiam Jaya Sdn Bhd', 'Somebody else')
        where invoice_id = ${selectInvoiceId(book, "INV-0002")} and version = 1`,
    ],
    found: () => ({
      what: "INV-0002: version 1 in print, customer",
      stored: "Somebody else",
      expected: "Kopitiam Jaya Sdn Bhd",
    }),
  },
  {
    title: "a version that was made at another time",
    statements: (book) => [
      sql`update invoice_versions set made_at = '2026-11-22T00:00:00.000Z'
        where invoice_id = ${selectInvoiceId(book, "INV-0002")} and version = 2`,
    ],
    found: () => ({ what: "INV-0002: moments of its versions" }),
  },
  {
    title: "an issued invoice that was changed behind its versions",
    statements: ({ companyId }) => [
      sql`update invoices set memo = 'Another' where company_id = ${companyId} and no = 'INV-0002'`,
    ],
    found: () => ({ what: "INV-0002: changes of version 3" }),
  },
  {
    title: "a customer of what was issued who cannot be read",
    statements: ({ companyId }) => [
      sql`update party_snapshots set details = '{}'
        where company_id = ${companyId} and contact_id is not null`,
    ],
    found: () => ({ what: "…customer as of …", stored: "damaged" }),
  },
];
