import { sql } from "kysely";
import { selectInvoiceId, type Corruption } from "./corruption";

export const WRONG_HISTORY: Corruption[] = [
  {
    title: "a deleted invoice whose archive was emptied",
    damage: ({ companyId }) => [
      sql`update deleted_invoices set record = '{}' where company_id = ${companyId}`,
    ],
    expectedFinding: () => ({ what: "INV-0004, deleted: its archive", stored: "emptied" }),
  },
  {
    title: "a deleted invoice whose archive lost its lines",
    damage: ({ companyId }) => [
      sql`update deleted_invoices
        set record = replace(record, '"lines":[', '"lines":[],"others":[')
        where company_id = ${companyId}`,
    ],
    expectedFinding: () => ({ what: "INV-0004: lines", stored: "none", expected: "at least one" }),
  },
  {
    title: "a deleted invoice whose archive was changed",
    damage: ({ companyId }) => [
      sql`update deleted_invoices set record = replace(record, '"net":2000', '"net":2100')
        where company_id = ${companyId}`,
    ],
    expectedFinding: () => ({ what: "INV-0004: line 1, net", stored: "21.00", expected: "20.00" }),
  },
  {
    title: "a deleted invoice whose document was changed",
    damage: ({ companyId }) => [
      sql`update deleted_invoices set document = replace(document, '26.60', '36.60')
        where company_id = ${companyId}`,
    ],
    expectedFinding: () => ({
      what: "INV-0004, deleted: total in print",
      stored: "36.60",
      expected: "26.60",
    }),
  },
  {
    title: "a deleted invoice without an archive",
    damage: ({ companyId }) => [sql`delete from deleted_invoices where company_id = ${companyId}`],
    expectedFinding: () => ({
      what: "INV-0004: invoice",
      stored: "gone, but versions, a history of it are kept",
    }),
  },
  {
    title: "an invoice that was removed with its lines",
    tableWithoutForeignKeys: "invoices",
    damage: (books) => [
      sql`delete from invoice_lines where invoice_id = ${selectInvoiceId(books, "INV-0002")}`,
      sql`delete from invoices where company_id = ${books.companyId} and no = 'INV-0002'`,
    ],
    expectedFinding: () => ({
      what: "INV-0002: invoice",
      stored: "gone, but versions, a history of it are kept",
    }),
  },
  {
    title: "missing history of an invoice",
    damage: (books) => [
      sql`delete from events where invoice_id = ${selectInvoiceId(books, "INV-0005")}`,
    ],
    expectedFinding: () => ({
      what: "INV-0005: history, times it was issued",
      stored: "0",
      expected: "1",
    }),
  },
  {
    title: "a missing event of an undone payment",
    damage: (books) => [
      sql`delete from events
        where invoice_id = ${selectInvoiceId(books, "INV-0001")} and kind = 'undone'`,
    ],
    expectedFinding: () => ({
      what: "INV-0001: history, paid less undone",
      stored: "30.00",
      expected: "10.00",
    }),
  },
  {
    title: "a payment event with another amount",
    damage: (books) => [
      sql`update events set details = replace(details, 'RM 10.00', 'RM 90.00')
        where invoice_id = ${selectInvoiceId(books, "INV-0001")} and kind = 'paid'`,
    ],
    expectedFinding: () => ({ what: "INV-0001: history, paid less undone", stored: "90.00" }),
  },
  {
    title: "an event with another author",
    damage: (books) => [
      sql`update events set actor = 'Somebody else'
        where invoice_id = ${selectInvoiceId(books, "INV-0002")} and kind = 'issued'`,
    ],
    expectedFinding: () => ({
      what: "INV-0002: history of version 1",
      stored: "issued at 2026-11-20T16:30:00.000Z by Somebody else",
    }),
  },
  {
    title: "an unreadable event",
    damage: (books) => [
      sql`update events set details = '' where invoice_id = ${selectInvoiceId(books, "INV-0002")}
        and kind = 'made'`,
    ],
    expectedFinding: () => ({
      what: "INV-0002: history, 'made' of 2026-11-20T16:30:00.000Z",
      stored: "damaged",
    }),
  },
  {
    title: "a missing event of the void of a credit note",
    damage: (books) => [
      sql`delete from events
        where invoice_id = ${selectInvoiceId(books, "INV-0001")} and kind = 'credit_voided'`,
    ],
    expectedFinding: () => ({
      what: "CN-0002: history, times it was voided",
      stored: "0",
      expected: "1",
    }),
  },
  {
    title: "a missing old version",
    damage: (books) => [
      sql`delete from invoice_versions
        where invoice_id = ${selectInvoiceId(books, "INV-0002")} and version = 1`,
    ],
    expectedFinding: () => ({
      what: "INV-0002: versions",
      stored: "2 in print, 3",
      expected: "1 in print, 2 in print, 3",
    }),
  },
  {
    title: "an old version with an empty document",
    damage: (books) => [
      sql`update invoice_versions set document = '{}'
        where invoice_id = ${selectInvoiceId(books, "INV-0002")} and version = 1`,
    ],
    expectedFinding: () => ({ what: "INV-0002: version 1 in print", stored: "damaged" }),
  },
  {
    title: "an old version with the document of another version",
    damage: (books) => [
      sql`update invoice_versions set document =
          (select document from invoice_versions as other
            where other.invoice_id = invoice_versions.invoice_id and other.version = 2)
        where invoice_id = ${selectInvoiceId(books, "INV-0002")} and version = 1`,
    ],
    expectedFinding: () => ({
      what: "INV-0002: changes of version 2",
      stored: "…Grand Total: '6.00' to '9.00'…",
      expected: "nothing",
    }),
  },
  {
    title: "a change from a term that was never printed",
    damage: (books) => [
      sql`update invoice_versions
        set changes = replace(changes, '[{', '[{"field":"Terms","before":"Cash","after":"7 Days"},{')
        where invoice_id = ${selectInvoiceId(books, "INV-0002")} and version = 2`,
    ],
    expectedFinding: () => ({
      what: "INV-0002: changes of version 2, term before",
      stored: "Cash",
      expected: "30 Days",
    }),
  },
  {
    title: "an old version with another total",
    damage: (books) => [
      sql`update invoice_versions set document = replace(document, '"total":"6.00"', '"total":"1.00"')
        where invoice_id = ${selectInvoiceId(books, "INV-0002")} and version = 1`,
    ],
    expectedFinding: () => ({
      what: "INV-0002: version 1 in print, total",
      stored: "1.00",
      expected: "6.00",
    }),
  },
  {
    title: "an old version with another customer name",
    damage: (books) => [
      sql`update invoice_versions
        set document = replace(document, 'Kopitiam Jaya Sdn Bhd', 'Somebody else')
        where invoice_id = ${selectInvoiceId(books, "INV-0002")} and version = 1`,
    ],
    expectedFinding: () => ({
      what: "INV-0002: version 1 in print, customer",
      stored: "Somebody else",
      expected: "Kopitiam Jaya Sdn Bhd",
    }),
  },
  {
    title: "a version with another creation time",
    damage: (books) => [
      sql`update invoice_versions set made_at = '2026-11-22T00:00:00.000Z'
        where invoice_id = ${selectInvoiceId(books, "INV-0002")} and version = 2`,
    ],
    expectedFinding: () => ({ what: "INV-0002: moments of its versions" }),
  },
  {
    title: "an issued invoice that was changed without a new version",
    damage: ({ companyId }) => [
      sql`update invoices set memo = 'Another' where company_id = ${companyId} and no = 'INV-0002'`,
    ],
    expectedFinding: () => ({ what: "INV-0002: changes of version 3" }),
  },
  {
    title: "an unreadable customer snapshot",
    damage: ({ companyId }) => [
      sql`update party_snapshots set details = '{}'
        where company_id = ${companyId} and contact_id is not null`,
    ],
    expectedFinding: () => ({ what: "…customer as of …", stored: "damaged" }),
  },
];
