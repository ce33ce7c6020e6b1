import type { ColumnType, Generated } from "kysely";
import type { ContactText } from "../../domain/limits/contacts";
import type { ItemText } from "../../domain/limits/items";
import type { IssuedTables } from "./issued-tables";
import type { ReceiptTables } from "./receipt-tables";
import type { JobTables } from "./job-tables";
import type { ReminderTables } from "./reminder-tables";
import type { RepeatTables } from "./repeat-tables";
import type { Language } from "../../domain/languages";
import type { PaperChoice } from "../../domain/paper-languages";
import type { DepositKind, MethodKind, TermKind } from "../../domain/kinds";
import type {
  Bytes,
  DateText,
  DecimalText,
  Flag,
  Id,
  MinorUnits,
  Moment,
  RecordColumns,
} from "./columns";

/** What a ledger account is used for: income, deposits (`cash`), expenses or stock. */
export type LedgerKind = "income" | "cash" | "expense" | "inventory";

/** The tables of accounts. Their rows belong to users and not to a company. */
export type AccountTables = {
  accounts: {
    id: Id;
    email: string;
    display_name: string;
    password_hash: string;
    created_at: Moment;
    /** When the email was confirmed. Null while it is not confirmed. */
    email_confirmed_at: Generated<Moment | null>;
    /** The language in which the person sees the app. Null while the person has chosen none. */
    language: Generated<Language | null>;
  };
  memberships: { account_id: number; company_id: number };
  sessions: {
    token_hash: string;
    client_id: string;
    account_id: number;
    expires_at: Moment;
    /**
     * When the password was last given in this session. Null in sessions that are older than this
     * column.
     */
    password_given_at: Moment | null;
  };
  idempotency_keys: {
    account_id: number;
    idempotency_key: string;
    fingerprint: string;
    /** Null only while the request is being processed. */
    status: number | null;
    body: string | null;
    created_at: Moment;
  };
  /** Fees are in minor units. Null when the promotion has no such fee. */
  promotions: {
    /** The code in upper case. */
    code: string;
    country_id: number;
    plan_name: string;
    monthly_fee: ColumnType<number | null, bigint | null, bigint | null>;
    annual_fee: ColumnType<number | null, bigint | null, bigint | null>;
    first_charge: MinorUnits;
    /** Null for a promotion without an end. */
    expires_at: Moment | null;
  };
  sign_ups: {
    account_id: number;
    idempotency_key: string | null;
    promotion_code: string | null;
    /** The gateway's reference of the first charge. Null without a charge. */
    payment_reference: string | null;
    created_at: Moment;
  };
  /** The last PIN of each account. */
  pins: {
    account_id: number;
    pin_hash: string;
    expires_at: Moment;
    attempts: number;
    is_used: Flag;
  };
  /** Entered PINs (`try`) and mailed warnings (`warning`). */
  pin_events: { account_id: number; kind: "try" | "warning"; happened_at: Moment };
  /**
   * How many PINs were requested for an email since `began_at`, by known devices (`device`) and by
   * others (`stranger`). The email may have no account.
   */
  pin_requests: {
    email_hash: string;
    asked_by: "stranger" | "device";
    count: number;
    began_at: Moment;
  };
  /** Unused links that confirm an account's email. */
  email_confirmations: {
    token_hash: string;
    account_id: number;
    made_at: Moment;
    expires_at: Moment;
  };
  /** Counts that all companies share, by period. An hour is written as 2026-11-24T17. */
  shared_counts: { kind: "mail"; period: string; count: number };
};

/** One text column for each name. Columns that were added later are empty in older rows. */
type TextColumns<Name extends string> = Record<Name, Generated<string>>;

type DocumentTables = IssuedTables & ReceiptTables & RepeatTables & ReminderTables & JobTables;

/** The tables of companies. Routes read and write them through `CompanyBooks`. */
export type BookTables = DocumentTables & {
  companies: {
    id: Id;
    display_name: string;
    country_id: number;
    is_free: Flag;
    /** The end of the trial or of the paid period. Null for no end. */
    premium_until: Generated<Moment | null>;
    time_zone: string;
    /** How often records of the company have been changed. */
    changes: Generated<number>;
    /** JSON array of lines. */
    address: string;
    registration_no: string;
    tax_no: string;
    phone: string;
    email: string;
    template_style: number;
    template_color: string;
    number_prefix: string;
    /** The next invoice number to suggest. */
    next_number: number;
    /** The next number of a credit note. */
    next_credit_number: Generated<number>;
    /** The contact of cash sales. Null before the first cash sale. */
    cash_contact_id: Generated<number | null>;
    /** The date of the tax registration (YYYY-MM-DD). Empty when unknown. */
    tax_since: Generated<string>;
    tin: Generated<string>;
    msic: Generated<string>;
    website_url: Generated<string>;
    bank_name: Generated<string>;
    bank_account_name: Generated<string>;
    bank_account_no: Generated<string>;
    /** A UEN, or a mobile number of Singapore with +65. */
    paynow: Generated<string>;
    /** The text of the shop's DuitNow QR code. */
    duitnow_code: Generated<string>;
    invoice_footer: Generated<string>;
    /**
     * Whether invoices have lines on which the recipient of the goods signs: "yes", or empty for
     * no.
     */
    received_by: Generated<string>;
    /** The language for customers for whom none is chosen. */
    customer_language: Generated<Language>;
    /** The languages beside that on papers. Empty when nothing was chosen. */
    paper_languages: Generated<PaperChoice | "">;
    profile_updated_at: Generated<Moment>;
  };
  /** The logos of companies, at most one for each company. */
  logos: {
    company_id: number;
    png: Bytes;
    /** The width in pixels. */
    width: number;
    height: number;
    updated_at: Moment;
  };
  /** Every number that an invoice ever had, so that no number is used twice. */
  invoice_numbers: {
    company_id: number;
    no: string;
    /**
     * The invoice that had this number before its number was changed. Only this invoice may use the
     * number again.
     */
    former_invoice_id: Generated<number | null>;
  };
  currencies: RecordColumns & {
    code: string;
    symbol: string;
    country_id: number | null;
    is_primary: Flag;
  };
  terms: RecordColumns & { name: string; days: number; kind: TermKind };
  methods: RecordColumns & { name: string; kind: MethodKind };
  tax_codes: RecordColumns & {
    code: string;
    rate_percent: DecimalText;
    is_sale_tax: Flag;
    is_active: Flag;
  };
  ledger_accounts: RecordColumns & {
    name: string;
    kind: LedgerKind;
    group_name: string;
    /** What an account of the kind `cash` holds. Empty for all other accounts. */
    holds: Generated<DepositKind | "">;
  };
  /**
   * Exchange rates: units of the base currency for one unit of the currency, valid from the date
   * on.
   */
  rates: RecordColumns & { currency_id: number; date: DateText; rate: DecimalText };
  contacts: RecordColumns & {
    /** 0 for a person, 1 for a business. */
    type: number;
    is_customer: Flag;
    is_supplier: Flag;
    /**
     * The language of papers and messages to this contact. "en" also stands for no choice: see
     * `contacts/language.ts`.
     */
    language: Generated<Language>;
    is_english_chosen: ColumnType<0 | 1, boolean | undefined, boolean>;
    memo: string;
    /** The `send_mail` that the API returns when `as_given` has none. */
    send_mail: Flag;
    /**
     * JSON object of those of `files`, `extras` and `send_mail` that a caller sent. They are stored
     * and returned without being interpreted.
     */
    as_given: Generated<string>;
    currency_id: number | null;
    method_id: number | null;
    term_id: number | null;
    supplier_currency_id: number | null;
    supplier_method_id: number | null;
    supplier_term_id: number | null;
    /**
     * The display name in lower case, for sorting. The databases convert to lower case differently.
     */
    sort_name: string;
    search_text: string;
    updated_at: Moment;
  } & TextColumns<ContactText>;
  contact_people: RecordColumns & {
    contact_id: number;
    display_name: string;
    first_name: string;
    last_name: string;
    email: string;
    phone_no: string;
    /** The names, for searching. Null until `fillSearchTexts` has run. */
    search_text: Generated<string | null>;
  };
  addresses: RecordColumns & {
    contact_id: number;
    street: string;
    city: string;
    state: string;
    postcode: string;
    country_id: number;
    is_primary: Flag;
  };
  products: RecordColumns & {
    sale_price: DecimalText;
    /** The sale price rounded to minor units, for sorting. */
    sale_price_minor: MinorUnits;
    purchase_price: DecimalText;
    for_sale: Flag;
    for_purchase: Flag;
    track_inventory: Flag;
    stock_balance: DecimalText;
    sale_account_id: number | null;
    purchase_account_id: number | null;
    inventory_account_id: number | null;
    sale_tax_code_id: number | null;
    purchase_tax_code_id: number | null;
    is_active: Flag;
    search_text: string;
    updated_at: Moment;
  } & TextColumns<ItemText>;
  invoices: RecordColumns & {
    no: string;
    contact_id: number;
    term_id: number;
    currency_id: number;
    currency_rate: DecimalText;
    date: DateText;
    due_date: DateText;
    title: string;
    memo: string;
    status: number;
    /**
     * The earlier status of an invoice with the status Received, which the invoice gets back when
     * it is no longer paid; null means Sent. Null for an invoice with any other status.
     */
    issued_status: Generated<number | null>;
    // The sums of the stored lines, payments and rounding changes in minor units, written by
    // `recalculateTotals`.
    subtotal: Generated<number>;
    discount: Generated<number>;
    tax: Generated<number>;
    total: Generated<number>;
    paid: Generated<number>;
    rounding: Generated<number>;
    /** The total of the credit notes that are not voided. */
    credited: Generated<number>;
    balance: Generated<number>;
    // Amounts in minor units of the company's own currency, written by `recalculateBaseAmounts`.
    base_total: ColumnType<number, bigint | undefined, bigint | number>;
    base_balance: ColumnType<number, bigint | undefined, bigint | number>;
    /** The amount before tax: the sum of the lines' `base_net`. */
    base_income: Generated<number>;
    search_text: string;
    /** The texts of the lines, for searching. Null until `fillSearchTexts` has run. */
    items_text: Generated<string | null>;
    /** Empty unless the owner voided the invoice. */
    void_reason: Generated<string>;
    /**
     * The current version in `invoice_versions`. 0 for a draft invoice, and until `fillVersions`
     * has run.
     */
    version: Generated<number>;
    updated_at: Moment;
  };
  invoice_lines: RecordColumns & {
    invoice_id: number;
    /** The position, counted from 1. */
    position: number;
    name: string;
    description: string;
    product_id: number | null;
    ledger_account_id: number | null;
    quantity: DecimalText;
    unit_price: DecimalText;
    discount_percent: DecimalText;
    tax_code_id: number | null;
    /** The rate of the tax code when the line was stored. Null for an untaxed line. */
    tax_rate: DecimalText | null;
    gross: MinorUnits;
    discount: MinorUnits;
    net: MinorUnits;
    tax: MinorUnits;
    /** `net` in the company's own currency, at the invoice's rate. */
    base_net: MinorUnits;
  };
  payments: RecordColumns & {
    invoice_id: number;
    method_id: number;
    ledger_account_id: number;
    amount: MinorUnits;
    date: DateText;
    reference: Generated<string>;
    /**
     * The amount, in minor units, by which rounding the cash payment increased (positive) or
     * reduced (negative) the invoice.
     */
    rounding: ColumnType<number, bigint | undefined, bigint>;
    /**
     * The rate at which the payment was recorded, in units of the company's own currency. "1" for
     * the company's own currency.
     */
    currency_rate: ColumnType<DecimalText | null, DecimalText, DecimalText>;
    /**
     * `amount` in minor units of the company's own currency at that rate. The rate and this amount
     * are null only when an older program recorded the payment and `fillBaseAmounts` has not run
     * yet.
     */
    base_amount: ColumnType<number | null, bigint, bigint>;
    /** When the payment was undone. Null while it is valid. */
    reversed_on: Generated<DateText | null>;
    /**
     * The cash in minor units that the payer handed over, before the change. Null when it was not
     * recorded.
     */
    cash_given: ColumnType<number | null, bigint | null | undefined, bigint | null>;
    /**
     * The receipt of which the payment is a share. Null on a draft or void invoice, and when an older
     * program recorded the payment and `fillReceipts` has not run yet: the payment is then read as a
     * receipt of one share.
     */
    receipt_id: Generated<number | null>;
    /** Whether the share was taken later from what was on account. */
    from_account: ColumnType<0 | 1, boolean | 0 | 1 | undefined, boolean>;
    /** Whether the undone share went on account. The receipt then stays. */
    is_released: ColumnType<0 | 1, boolean | 0 | 1 | undefined, boolean>;
    /**
     * The credit note that left the invoice overpaid, after which the share went on account. Null when
     * it went there for another reason, or before this column.
     */
    credit_note_id: Generated<number | null>;
  };
  /**
   * Later changes of an invoice's cash rounding, which are not part of a payment's `rounding`.
   * Their causes are undone payments, credit notes, voided credit notes and edits.
   */
  rounding_changes: RecordColumns & { invoice_id: number; date: DateText; amount: MinorUnits };
  /** Movements of money into and out of cash and bank accounts. */
  account_movements: RecordColumns & {
    ledger_account_id: number;
    /**
     * The invoice of a receipt of one share, as older programs store it. Null for all other movements.
     */
    invoice_id: number | null;
    /** The receipt or the refund of a payment, written by `postReceipts`. Otherwise null. */
    receipt_id: Generated<number | null>;
    refund_id: Generated<number | null>;
    date: DateText;
    /** The amount in the company's own currency. Negative when money leaves the account. */
    amount: MinorUnits;
    /** The kind of movement. A transfer has one movement in each of its two accounts. */
    kind: MovementKind;
    description: string;
  };
  /**
   * Running totals, which avoid adding up all invoices for each request. Only
   * upstream/totals/running-totals.ts writes them.
   */
  running_totals: {
    company_id: number;
    kind: RunningTotalKind;
    /** Empty for the kinds `status` and `balance`, which add up all days. */
    day: DateText;
    /**
     * The status for the kind `status`; the id of the ledger account for `account` and `balance`,
     * where 0 stands for lines without an account; 0 for all other kinds.
     */
    ref: number;
    /** How many invoices, lines or movements were added up, without credit notes. */
    count: number;
    /** The total in the company's own currency. */
    amount: MinorUnits;
  };
};

/**
 * What a running total adds up. Counted invoices are issued and not void. `issued`, `income` and
 * `account` deduct credit notes that are not voided, on the dates of the credit notes.
 * - `status`: the totals of all invoices, by status.
 * - `issued`: the totals of counted invoices, by date.
 * - `income`: the income of counted invoices, by date.
 * - `account`: the income of the lines of counted invoices, by date and account.
 * - `owed`: the open balances, by due day.
 * - `balance`: the movements, by account.
 */
export type RunningTotalKind = "status" | "issued" | "income" | "account" | "owed" | "balance";

export type MovementKind = "opening" | "payment" | "expense" | "transfer";

export type Schema = AccountTables & BookTables;
