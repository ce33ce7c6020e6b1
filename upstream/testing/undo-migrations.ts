import { PostgresAdapter, sql, type Kysely } from "kysely";
import type { Schema } from "../db/schema";

type Statement = string | { sqlite: string; postgres: string };

/** The statements that undo migrations, newest first, without migrations that need not be undone. */
const UNDO_STATEMENTS: [name: string, statements: Statement[]][] = [
  ["0044_released_by_credit_notes_since_0035", ["alter table payments drop column credit_note_id"]],
  [
    "0043_codes_since_0035",
    [
      "alter table events drop column coded",
      "alter table sent_messages drop column reason_coded",
      "alter table jobs drop column reason_coded",
    ],
  ],
  ["0042_receipt_sums_since_0035", ["drop index receipts_sums"]],
  [
    "0041_customer_language_since_0035",
    [
      "alter table contacts drop column is_english_chosen",
      ...["customer_language", "paper_languages"].map(
        (column) => `alter table companies drop column ${column}`,
      ),
    ],
  ],
  ["0040_account_language_since_0035", ["alter table accounts drop column language"]],
  [
    "0039_receipts_since_0035",
    [
      ...["payments_receipt", "payments_without_receipt"].map((name) => `drop index ${name}`),
      ...["receipt", "refund", "unlinked"].map((name) => `drop index account_movements_${name}`),
      ...["receipt_id", "refund_id"].map(
        (column) => `alter table account_movements drop column ${column}`,
      ),
      ...["receipt_id", "from_account", "is_released"].map(
        (column) => `alter table payments drop column ${column}`,
      ),
      ...["refund_parts", "refunds", "receipts"].map((table) => `drop table ${table}`),
    ],
  ],
  ["0038_reminders_since_0035", ["drop table reminder_pauses", "drop table reminder_settings"]],
  [
    "0037_repeat_modes_since_0035",
    [
      "drop index repeats_next",
      ...["mode", "next_day", "next_at", "updated_at"].map(
        (column) => `alter table repeats drop column ${column}`,
      ),
    ],
  ],
  ["0035_jobs", ["drop table jobs", "alter table sent_messages drop column message_id"]],
  // The triggers of migration 0032 are not created again, because no test needs them.
  [
    "0034_no_search_index_since_0032",
    [
      "alter table companies add column indexed_invoice_id integer not null default 0",
      "create table search_segments (company_id integer not null references companies (id), " +
        "segment integer not null, size integer not null, last_id integer not null, " +
        "ids text not null, primary key (company_id, segment))",
      "create table search_terms (company_id integer not null references companies (id), " +
        "segment integer not null, kind text not null, term text not null, " +
        "positions text not null, primary key (company_id, segment, kind, term))",
    ],
  ],
  ["0033_received_by", ["alter table companies drop column received_by"]],
  [
    "0032_plain_search",
    [
      ...[
        ...["due", "left", "customer", "found", "untitled", "draft_date", "draft_due"],
        ...[
          "draft_left",
          "sums",
          "total",
          "owed",
          "unpaid",
          "unpaid_date",
          "unpaid_left",
          "unpaid_customer",
        ],
      ].map((name) => `drop index if exists invoices_${name}`),
      "drop index payments_method",
      "drop index payments_paid",
      "drop index invoice_lines_net",
      "drop index invoice_lines_product",
      "create index invoice_lines_product on invoice_lines (company_id, product_id, invoice_id)",
      "create index invoices_unpaid on invoices (company_id, id) " +
        "where balance > 0 and status not in (0, 4)",
      "create index invoices_owed on invoices (company_id, (case when due_date = '0000-00-00' " +
        "then date else due_date end), status, balance, base_balance) " +
        "where balance > 0 and status not in (0, 4)",
    ],
  ],
  [
    "0031_kinds",
    [
      ...["terms_kind", "ledger_accounts_kind"].map((name) => ({
        sqlite: `drop trigger ${name}`,
        postgres: `drop function ${name} cascade`,
      })),
      "alter table terms drop column kind",
      "alter table ledger_accounts drop column holds",
    ],
  ],
  [
    "0030_sent_papers",
    [
      "drop table reminded_invoices",
      "drop index sent_messages_contact",
      ...["kind", "part_id", "contact_id", "from_day", "to_day"].map(
        (column) => `alter table sent_messages drop column ${column}`,
      ),
    ],
  ],
  ["0029_cash_given", ["alter table payments drop column cash_given"]],
  [
    "0028_confirmed_emails",
    [
      "drop table shared_counts",
      "drop table email_confirmations",
      "alter table accounts drop column email_confirmed_at",
    ],
  ],
  ["0027_password_given", ["alter table sessions drop column password_given_at"]],
  ["0026_pin_requests", ["drop table pin_requests"]],
  [
    "0025_interrupted_mails",
    [
      "drop index sent_messages_under_way",
      "alter table sent_messages drop column subject",
      "alter table sent_messages drop column text",
    ],
  ],
  [
    "0024_due_days",
    [
      "drop index invoices_owed",
      "create index invoices_owed on invoices (company_id, due_date, status, balance, " +
        "base_balance) where balance > 0 and status not in (0, 4)",
      "drop index invoices_open",
      "create index invoices_open on invoices (company_id, contact_id, currency_id, due_date, " +
        "balance, status) where balance > 0 and status not in (0, 4)",
    ],
  ],
  [
    "0023_recorded_payments",
    [
      "drop table rounding_changes",
      "drop index payments_unfilled",
      "alter table payments drop column base_amount",
    ],
  ],
  ["0022_repeats", ["drop table repeat_days", "drop table repeats"]],
  ["0021_invoice_days", ["drop index invoices_days"]],
  [
    "0020_owed",
    [
      "create index invoices_contact on invoices (company_id, contact_id)",
      "drop index invoices_contact_date",
      "drop index if exists invoices_open",
    ],
  ],
  ["0019_messages", ["drop table sent_messages", "alter table contacts drop column language"]],
  ["0018_customer_links", ["drop table invoice_links"]],
  ["0017_payment_days", ["drop index payments_date"]],
  [
    "0016_issued",
    [
      ...["credit_note_lines", "credit_notes", "deleted_invoices", "events", "invoice_versions"],
      ...["issued_logos", "party_snapshots"],
    ]
      .map((table) => `drop table ${table}`)
      .concat(
        "drop index if exists invoices_unkept",
        "alter table invoices drop column version",
        "alter table invoices drop column credited",
        "alter table invoices drop column void_reason",
        "alter table companies drop column next_credit_number",
      ),
  ],
  [
    "0015_business_profile",
    [
      "drop table logos",
      ...[
        ...["tax_since", "tin", "msic", "website_url", "bank_name", "bank_account_name"],
        ...["bank_account_no", "paynow", "duitnow_code", "invoice_footer", "profile_updated_at"],
      ].map((column) => `alter table companies drop column ${column}`),
    ],
  ],
  [
    "0014_payments",
    [
      "alter table methods drop column kind",
      ...["reference", "rounding", "currency_rate", "reversed_on"].map(
        (column) => `alter table payments drop column ${column}`,
      ),
      "alter table invoices drop column rounding",
      "alter table invoices drop column issued_status",
      "alter table companies drop column cash_contact_id",
    ],
  ],
  ["0013_company_changes", ["alter table companies drop column changes"]],
  [
    "0011_search_and_income",
    [
      "drop table search_terms",
      "drop table search_segments",
      "alter table companies drop column indexed_invoice_id",
    ],
  ],
  [
    "0010_field_names",
    [
      "alter table pins rename column attempts to tries",
      "alter table sign_ups rename column idempotency_key to repeat_key",
      "alter table idempotency_keys rename column idempotency_key to repeat_key",
      "alter table idempotency_keys rename to kept_answers",
    ],
  ],
  ["0007_kept_sums", ["drop table running_totals"]],
  [
    "0006_account_movements",
    [
      "drop table account_movements",
      ...["counted", "owed"].map((name) => `drop index if exists invoices_${name}`),
      ...["total", "balance", "income"].map(
        (name) => `alter table invoices drop column base_${name}`,
      ),
      "alter table invoice_lines drop column base_net",
    ],
  ],
];

/** Undoes the migration with the name `first` and all later migrations. */
export async function undoMigrations(db: Kysely<Schema>, first: string): Promise<void> {
  const dialect = db.getExecutor().adapter instanceof PostgresAdapter ? "postgres" : "sqlite";
  for (const [name, statements] of UNDO_STATEMENTS) {
    if (name < first) break;
    for (const statement of statements)
      await sql.raw(typeof statement === "string" ? statement : statement[dialect]).execute(db);
  }
  await sql`delete from kysely_migration where name >= ${first}`.execute(db);
}
