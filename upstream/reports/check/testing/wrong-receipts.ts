import { sql, type RawBuilder } from "kysely";
import type { CompleteBooks } from "./complete-books";
import { selectInvoiceId, type Corruption } from "./corruption";

/** Returns a subquery for the id of a receipt or a refund of `createReceipts`. */
function selectId(table: "receipts" | "refunds", books: CompleteBooks, reference: string) {
  return sql<number>`(select id from ${sql.table(table)}
    where company_id = ${books.companyId} and reference = ${reference})`;
}

type Update = {
  table: "receipts" | "refunds";
  reference: string;
  change: RawBuilder<unknown>;
};

function updateMoney(books: CompleteBooks, { table, reference, change }: Update) {
  return sql`update ${sql.table(table)} set ${change}
    where id = ${selectId(table, books, reference)}`;
}

/** Changes a share of the receipt "Both" that pays INV-0013 in full. */
function updateShare(books: CompleteBooks, change: RawBuilder<unknown>) {
  return sql`update payments set ${change} where invoice_id = ${selectInvoiceId(books, "INV-0013")}`;
}

const SHARE = { what: "INV-0013: payment of 2026-11-19", expected: "…not before its day…" };

export const WRONG_RECEIPTS: Corruption[] = [
  ...(
    [
      ["receipts", "Advance", "receipt"],
      ["refunds", "Part", "refund"],
    ] as const
  ).flatMap(([table, reference, name]): Corruption[] => {
    const damage = (change: RawBuilder<unknown>) => (books: CompleteBooks) => [
      updateMoney(books, { table, reference, change }),
    ];
    return [
      {
        title: `a ${name} of zero`,
        damage: damage(sql`amount = 0`),
        expectedFinding: () => ({ what: `…${name} …`, stored: "0.00", expected: "above zero" }),
      },
      {
        title: `a ${name} dated after today`,
        damage: damage(sql`date = '2030-01-01'`),
        expectedFinding: () => ({ what: `…${name} …`, expected: "up to 2026-11-21" }),
      },
      {
        title: `a ${name} undone before its date`,
        damage: damage(sql`reversed_on = '2026-11-01'`),
        expectedFinding: () => ({ what: `…${name} …`, stored: "2026-11-01" }),
      },
      {
        title: `a ${name} with a wrong base amount`,
        damage: damage(sql`base_amount = base_amount + 1`),
        expectedFinding: () => ({ what: "…, in own currency…" }),
      },
      {
        title: `a ${name} in an income account`,
        damage: ({ companyId, ...books }) => [
          updateMoney(
            { companyId, ...books },
            {
              ...{ table, reference },
              change: sql`ledger_account_id = (select id from ledger_accounts
              where company_id = ${companyId} and name = 'Sales')`,
            },
          ),
        ],
        expectedFinding: () => ({ what: `…${name} …`, expected: "a cash or bank account" }),
      },
      {
        title: `a ${name} without its movement`,
        damage: (books) => [
          sql`delete from account_movements
            where ${sql.ref(`${name}_id`)} = ${selectId(table, books, reference)}`,
        ],
        expectedFinding: () => ({ what: "…: movements…", stored: "nothing" }),
      },
      {
        title: `a movement of a missing ${name}`,
        tableWithoutForeignKeys: "account_movements",
        damage: (books) => [
          sql`update account_movements set ${sql.ref(`${name}_id`)} = 999999999
            where ${sql.ref(`${name}_id`)} = ${selectId(table, books, reference)}`,
        ],
        expectedFinding: () => ({
          what: `${name} 999999999: movements`,
          expected: "no movement",
        }),
      },
      {
        title: `a ${name} of another company's contact`,
        tableWithoutForeignKeys: table,
        damage: (books) => [
          updateMoney(books, {
            ...{ table, reference },
            change: sql`contact_id = (select min(id) from contacts
              where company_id = ${books.otherCompanyId})`,
          }),
        ],
        expectedFinding: () => ({ what: `…contact of a ${name}…` }),
      },
    ];
  }),
  {
    title: "money on account that was given back",
    damage: (books) => [
      updateMoney(books, { table: "receipts", reference: "Both", change: sql`on_account = 400` }),
    ],
    expectedFinding: () => ({ what: "…, on account…", stored: "4.00", expected: "0.00" }),
  },
  {
    title: "a receipt of which more was used than received",
    damage: (books) => [updateShare(books, sql`amount = amount + 1`)],
    expectedFinding: () => ({
      what: "…, used…",
      stored: "0.01",
      expected: "nothing more than was received",
    }),
  },
  {
    title: "money given back before the day it went on account",
    damage: (books) => [
      updateMoney(books, { table: "refunds", reference: "Part", change: sql`date = '2026-11-18'` }),
    ],
    expectedFinding: () => ({
      what: "…, on account on 2026-11-18…",
      stored: "-4.00",
      expected: "0.00 or more",
    }),
  },
  {
    title: "a refund whose parts do not add up",
    damage: (books) => [
      sql`update refund_parts set amount = amount - 1
        where refund_id = ${selectId("refunds", books, "Part")}`,
    ],
    expectedFinding: () => ({ what: "…, its parts…", stored: "3.99", expected: "4.00" }),
  },
  {
    title: "a refund of a missing receipt",
    tableWithoutForeignKeys: "refund_parts",
    damage: (books) => [
      sql`update refund_parts set receipt_id = 999999999
        where refund_id = ${selectId("refunds", books, "Part")}`,
    ],
    expectedFinding: () => ({ what: "…receipt of a refund…" }),
  },
  {
    title: "a share of a missing receipt",
    tableWithoutForeignKeys: "payments",
    damage: (books) => [updateShare(books, sql`receipt_id = 999999999`)],
    expectedFinding: () => ({ ...SHARE, stored: "of receipt 999999999" }),
  },
  {
    title: "a share dated before its receipt",
    damage: (books) => [updateShare(books, sql`date = '2026-11-18'`)],
    expectedFinding: () => ({ ...SHARE, what: "INV-0013: payment of 2026-11-18" }),
  },
  ...(
    [
      ["another method", "method_id", "methods", "Cash"],
      ["another account", "ledger_account_id", "ledger_accounts", "Till"],
    ] as const
  ).map(([title, column, list, name]): Corruption => ({
    title: `a share by ${title} than its receipt`,
    damage: (books) => [
      updateShare(
        books,
        sql`${sql.ref(column)} = (select id from ${sql.table(list)}
            where company_id = ${books.companyId} and name = ${name})`,
      ),
    ],
    expectedFinding: () => SHARE,
  })),
  ...(
    [
      ["customer", "contact_id", "contacts", "display_name", "Lim Mei Hua"],
      ["currency", "currency_id", "currencies", "code", "SGD"],
    ] as const
  ).map(([title, column, list, nameColumn, name]): Corruption => ({
    title: `a share of a receipt of another ${title}`,
    damage: (books) => [
      updateMoney(books, {
        ...{ table: "receipts", reference: "Both" },
        change: sql`${sql.ref(column)} = (select id from ${sql.table(list)}
            where company_id = ${books.companyId} and ${sql.ref(nameColumn)} = ${name})`,
      }),
    ],
    expectedFinding: () => SHARE,
  })),
  {
    title: "a payment movement of no receipt",
    damage: (books) => [
      sql`update account_movements set receipt_id = null
        where receipt_id = ${selectId("receipts", books, "Advance")}`,
    ],
    expectedFinding: () => ({ what: "movement of 10.03 of 2026-11-20", stored: "payment in Till" }),
  },
];
