import { sql } from "kysely";
import { selectInvoiceId, type Corruption } from "./corruption";

export const WRONG_PAYMENTS: Corruption[] = [
  {
    title: "a payment dated before its invoice",
    damage: (books) => [
      sql`update payments set date = '2026-10-19' where amount = 1000 and currency_rate = '3.3'
        and invoice_id = ${selectInvoiceId(books, "INV-0006")}`,
    ],
    expectedFinding: () => ({
      what: "INV-0006: payment of 10.00 of 2026-10-19, day",
      expected: "from 2026-10-20 to 2026-11-21",
    }),
  },
  {
    title: "a payment dated after today",
    damage: (books) => [
      sql`update payments set date = '2030-01-01' where reversed_on is null
        and invoice_id = ${selectInvoiceId(books, "INV-0001")}`,
    ],
    expectedFinding: () => ({
      what: "INV-0001: payment of 10.00 of 2030-01-01, day",
      stored: "2030-01-01",
      expected: "from 2026-11-01 to 2026-11-21",
    }),
  },
  {
    title: "a payment undone before its date",
    damage: (books) => [
      sql`update payments set reversed_on = '2026-11-19' where reversed_on is not null
        and invoice_id = ${selectInvoiceId(books, "INV-0001")}`,
    ],
    expectedFinding: () => ({
      what: "INV-0001: payment of 20.00 of 2026-11-20, day when it was undone",
      stored: "2026-11-19",
    }),
  },
  {
    title: "a payment in the company's own currency with a rate other than 1",
    damage: (books) => [
      sql`update payments set currency_rate = '4.5', base_amount = 4500 where reversed_on is null
        and invoice_id = ${selectInvoiceId(books, "INV-0001")}`,
    ],
    expectedFinding: () => ({
      what: "INV-0001: payment of 10.00 of 2026-11-21, rate of the own currency",
      stored: "4.5",
      expected: "1",
    }),
  },
  {
    title: "less cash given than the payment's amount",
    damage: (books) => [
      sql`update payments set cash_given = 500 where reversed_on is null
        and invoice_id = ${selectInvoiceId(books, "INV-0001")}`,
    ],
    expectedFinding: () => ({
      what: "INV-0001: payment of 10.00 of 2026-11-21, cash given",
      stored: "5.00",
      expected: "10.00 or more",
    }),
  },
  {
    title: "a payment with a wrong base amount",
    damage: (books) => [
      sql`update payments set base_amount = base_amount + 1 where currency_rate = '3.4'
        and invoice_id = ${selectInvoiceId(books, "INV-0006")}`,
    ],
    expectedFinding: () => ({
      what: "INV-0006: payment of 10.00 of 2026-11-20, in own currency",
      stored: "34.01",
      expected: "34.00",
    }),
  },
  {
    title: "a payment of zero",
    damage: (books) => [
      sql`update payments set amount = 0, base_amount = 0 where reversed_on is null
        and invoice_id = ${selectInvoiceId(books, "INV-0001")}`,
    ],
    expectedFinding: () => ({
      what: "INV-0001: payment of 0.00 of 2026-11-21, amount",
      stored: "0.00",
    }),
  },
  {
    title: "a payment deposited to an income account",
    damage: (books) => [
      sql`update payments set ledger_account_id = (select id from ledger_accounts
          where company_id = ${books.companyId} and name = 'Sales')
        where invoice_id = ${selectInvoiceId(books, "INV-0012")} and rounding <> 0`,
    ],
    expectedFinding: () => ({
      what: "INV-0012: payment of 5.00 of 2026-11-20, account",
      expected: "a cash or bank account",
    }),
  },
  {
    title: "rounding of a payment that is not in cash",
    damage: (books) => [
      sql`update payments set rounding = 2 where reversed_on is null
        and invoice_id = ${selectInvoiceId(books, "INV-0001")}`,
    ],
    expectedFinding: () => ({
      what: "INV-0001: payment of 10.00 of 2026-11-21, rounding",
      stored: "0.02",
    }),
  },
  {
    title: "a rounding change of more than 2 sen",
    damage: (books) => [
      sql`insert into rounding_changes (company_id, invoice_id, date, amount)
        values (${books.companyId}, ${selectInvoiceId(books, "INV-0007")}, '2026-11-21', 40)`,
      sql`update invoices set rounding = rounding + 40, balance = balance + 40
        where company_id = ${books.companyId} and no = 'INV-0007'`,
    ],
    expectedFinding: () => ({ what: "INV-0007: rounding", expected: "0.02 at most" }),
  },
  {
    title: "a rounding change dated after today",
    damage: (books) => [
      sql`insert into rounding_changes (company_id, invoice_id, date, amount)
        values (${books.companyId}, ${selectInvoiceId(books, "INV-0007")}, '2030-01-01', 0)`,
    ],
    expectedFinding: () => ({
      what: "INV-0007: day of a change of its rounding",
      stored: "2030-01-01",
      expected: "from 2026-11-21 to 2026-11-21",
    }),
  },
  {
    title: "a movement without a payment",
    damage: (books) => [
      sql`insert into account_movements
          (company_id, ledger_account_id, invoice_id, date, amount, kind, description)
        select company_id, ledger_account_id, invoice_id, date, 100, kind, description
        from account_movements where invoice_id = ${selectInvoiceId(books, "INV-0007")}`,
    ],
    expectedFinding: () => ({ what: "INV-0007: movements of accounts" }),
  },
  {
    title: "a payment movement without an invoice",
    damage: ({ companyId }) => [
      sql`insert into account_movements
          (company_id, ledger_account_id, invoice_id, date, amount, kind, description)
        select company_id, id, null, '2026-11-20', 100, 'payment', '' from ledger_accounts
        where company_id = ${companyId} and name = 'Till'`,
    ],
    expectedFinding: () => ({ what: "movement of 1.00 of 2026-11-20", stored: "payment in Till" }),
  },
  {
    title: "a transfer without its counterpart",
    damage: ({ companyId }) => [
      sql`insert into account_movements
          (company_id, ledger_account_id, invoice_id, date, amount, kind, description)
        select company_id, id, null, '2026-11-20', 100, 'transfer', '' from ledger_accounts
        where company_id = ${companyId} and name = 'Till'`,
    ],
    expectedFinding: () => ({ what: "transfers of 2026-11-20, in and out", stored: "1.00" }),
  },
  ...(["status", "issued", "income", "account", "owed", "balance"] as const).map(
    (kind): Corruption => ({
      title: `a wrong running total of ${kind}`,
      damage: ({ companyId }) => [
        sql`update running_totals set amount = amount + 1
          where company_id = ${companyId} and kind = ${kind}`,
      ],
      expectedFinding: () => ({ what: toRunningTotalName(kind) }),
    }),
  ),
  {
    title: "a missing running total",
    damage: ({ companyId }) => [
      sql`delete from running_totals
        where company_id = ${companyId} and kind = 'owed' and day = '2026-12-01'`,
    ],
    expectedFinding: () => ({
      what: "running total of what is owed by 2026-12-01",
      stored: "0.00 of 0",
    }),
  },
];

function toRunningTotalName(kind: string): string {
  return (
    {
      status: "running total of status 4",
      issued: "running total of what was issued on 2026-10-20",
      income: "running total of income of 2026-10-20",
      account: "…running total of income of 2026-11-21 in account …",
      owed: "running total of what is owed by 2026-12-01",
      balance: "…running total of the balance of account …",
    }[kind] ?? kind
  );
}
