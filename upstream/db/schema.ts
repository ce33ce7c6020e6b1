import type { ColumnType, Generated } from "kysely";
import type { ContactText } from "../../domain/limits/contacts";
import type { ItemText } from "../../domain/limits/items";
import type { IssuedTables } from "./issued-tables";
import type { RepeatTables } from "./repeat-tables";
import type { Language } from "../../domain/languages";
import type { DepositKind, MethodKind, TermKind } from "../../domain/kinds";
import type { Bytes, DateText, DecimalText, Flag, Id, Minor, Moment, Owned } from "./columns";

/** What an account is chosen for: as a category, to deposit to (`cash`), or to hold stock. */
export type LedgerKind = "income" | "cash" | "expense" | "inventory";

/** What belongs to people rather than to a company: reached by the session only. */
export type AccountTables = {
  accounts: {
    id: Id;
    email: string;
    display_name: string;
    password_hash: string;
    created_at: Moment;
    /** Since when the email is known to be its owner's; null while it is not. */
    email_confirmed_at: Generated<Moment | null>;
  };
  memberships: { account_id: number; company_id: number };
  sessions: {
    token_hash: string;
    client_id: string;
    account_id: number;
    expires_at: Moment;
    /** When the password was last given in it; null in one from before it was asked again. */
    password_given_at: Moment | null;
  };
  idempotency_keys: {
    account_id: number;
    idempotency_key: string;
    fingerprint: string;
    /** Null only while the work is being done. */
    status: number | null;
    body: string | null;
    created_at: Moment;
  };
  promotions: {
    /** Upper case. */
    code: string;
    country_id: number;
    plan_name: string;
    monthly_fee: ColumnType<number | null, bigint | null, bigint | null>;
    annual_fee: ColumnType<number | null, bigint | null, bigint | null>;
    first_charge: Minor;
    /** Null for no end. */
    expires_at: Moment | null;
  };
  sign_ups: {
    account_id: number;
    idempotency_key: string | null;
    promotion_code: string | null;
    /** The gateway's name for the first charge. */
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
  /** Wrong PINs that were tried, and warnings that were mailed. */
  pin_events: { account_id: number; kind: "try" | "warning"; happened_at: Moment };
  /** How often a PIN was asked for since `began_at`, by a hash of an email that need have no account. */
  pin_requests: {
    email_hash: string;
    asked_by: "stranger" | "device";
    count: number;
    began_at: Moment;
  };
  /** Links that confirm an account's email, until they are used. */
  email_confirmations: {
    token_hash: string;
    account_id: number;
    made_at: Moment;
    expires_at: Moment;
  };
  /** What is counted for all companies together, by period: an hour is 2026-11-24T17. */
  shared_counts: { kind: "mail"; period: string; count: number };
};

/** A column each: later ones are blank where nothing was written. */
type TextColumns<Name extends string> = Record<Name, Generated<string>>;

type DocumentTables = IssuedTables & RepeatTables;

/** Companies and all that they own: reached through `CompanyBooks` only. */
export type BookTables = DocumentTables & {
  companies: {
    id: Id;
    display_name: string;
    country_id: number;
    is_free: Flag;
    /** The end of the trial or of what was paid for; null for no end. */
    premium_until: Generated<Moment | null>;
    time_zone: string;
    /** How often something of the company was written. */
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
    /** The next number to suggest. */
    next_number: number;
    /** As `next_number`, of credit notes. */
    next_credit_number: Generated<number>;
    /** Whom cash sales are made out to; null until there is one. */
    cash_contact_id: Generated<number | null>;
    /** YYYY-MM-DD since when there is a tax number; blank for not said. */
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
    profile_updated_at: Generated<Moment>;
  };
  /** One a company, at most. */
  logos: {
    company_id: number;
    png: Bytes;
    /** In pixels. */
    width: number;
    height: number;
    updated_at: Moment;
  };
  /** Every number an invoice ever had, so that none is used twice. */
  invoice_numbers: {
    company_id: number;
    no: string;
    /** The invoice that gave it up for another number, and alone may have it again. */
    former_invoice_id: Generated<number | null>;
  };
  currencies: Owned & { code: string; symbol: string; country_id: number | null; is_primary: Flag };
  terms: Owned & { name: string; days: number; kind: TermKind };
  methods: Owned & { name: string; kind: MethodKind };
  tax_codes: Owned & {
    code: string;
    rate_percent: DecimalText;
    is_sale_tax: Flag;
    is_active: Flag;
  };
  ledger_accounts: Owned & {
    name: string;
    kind: LedgerKind;
    group_name: string;
    /** Of one to deposit to; blank of all others. */
    holds: Generated<DepositKind | "">;
  };
  /** Units of the base currency for one of the currency, from the date on. */
  rates: Owned & { currency_id: number; date: DateText; rate: DecimalText };
  contacts: Owned & {
    /** 0 person, 1 business. */
    type: number;
    is_customer: Flag;
    is_supplier: Flag;
    /** In which they are written to. */
    language: Generated<Language>;
    memo: string;
    send_mail: Flag;
    /** JSON object of `files`, `extras` and `send_mail`, which are kept and not understood. */
    as_given: Generated<string>;
    currency_id: number | null;
    method_id: number | null;
    term_id: number | null;
    supplier_currency_id: number | null;
    supplier_method_id: number | null;
    supplier_term_id: number | null;
    /** Lower case, for order and search: the databases fold case differently. */
    sort_name: string;
    search_text: string;
    updated_at: Moment;
  } & TextColumns<ContactText>;
  contact_people: Owned & {
    contact_id: number;
    display_name: string;
    first_name: string;
    last_name: string;
    email: string;
    phone_no: string;
    /** The names, to be searched in; null until `fillSearchTexts`. */
    search_text: Generated<string | null>;
  };
  addresses: Owned & {
    contact_id: number;
    street: string;
    city: string;
    state: string;
    postcode: string;
    country_id: number;
    is_primary: Flag;
  };
  products: Owned & {
    sale_price: DecimalText;
    /** The sale price rounded, for the order of lists. */
    sale_price_minor: Minor;
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
  invoices: Owned & {
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
    /** Of a received invoice, what it was before: null where it never was. */
    issued_status: Generated<number | null>;
    // The sums of the stored lines and payments: see `recalculateTotals`.
    subtotal: Generated<number>;
    discount: Generated<number>;
    tax: Generated<number>;
    total: Generated<number>;
    paid: Generated<number>;
    rounding: Generated<number>;
    /** Of the credit notes that stand. */
    credited: Generated<number>;
    balance: Generated<number>;
    // The same in the company's own currency: see `recalculateBaseAmounts`.
    base_total: ColumnType<number, bigint | undefined, bigint | number>;
    base_balance: ColumnType<number, bigint | undefined, bigint | number>;
    /** Before tax: the sum of the lines' `base_net`. */
    base_income: Generated<number>;
    search_text: string;
    /** What the lines say, to be searched in; null until `fillSearchTexts`. */
    items_text: Generated<string | null>;
    /** Blank unless it was voided by its owner. */
    void_reason: Generated<string>;
    /** Which of `invoice_versions` it is; 0 of a draft, and until `fillVersions`. */
    version: Generated<number>;
    updated_at: Moment;
  };
  invoice_lines: Owned & {
    invoice_id: number;
    /** From 1. */
    position: number;
    name: string;
    description: string;
    product_id: number | null;
    ledger_account_id: number | null;
    quantity: DecimalText;
    unit_price: DecimalText;
    discount_percent: DecimalText;
    tax_code_id: number | null;
    /** The code's rate when the line was stored; null for untaxed. */
    tax_rate: DecimalText | null;
    gross: Minor;
    discount: Minor;
    net: Minor;
    tax: Minor;
    /** `net` in the company's own currency, at the invoice's rate. */
    base_net: Minor;
  };
  payments: Owned & {
    invoice_id: number;
    method_id: number;
    ledger_account_id: number;
    amount: Minor;
    date: DateText;
    reference: Generated<string>;
    /** What the invoice came to more, or below zero less, by being paid in cash. */
    rounding: ColumnType<number, bigint | undefined, bigint>;
    /** That it was recorded with, of its day or of the invoice; 1 for the company's own currency. */
    currency_rate: ColumnType<DecimalText | null, DecimalText, DecimalText>;
    /**
     * `amount` in the company's own currency at that rate. Both are null only where an older program
     * has recorded it: see `fillPayments`.
     */
    base_amount: ColumnType<number | null, bigint, bigint>;
    /** When it was undone; null while it stands. */
    reversed_on: Generated<DateText | null>;
    /** What was handed over in cash, of which change was given; null where it was not noted. */
    cash_given: ColumnType<number | null, bigint | null | undefined, bigint | null>;
  };
  /**
   * What something else than a payment changed of the rounding of an invoice that is paid in cash:
   * the undoing of another payment, a credit note, an edit.
   */
  rounding_changes: Owned & { invoice_id: number; date: DateText; amount: Minor };
  /** Money that came to or left a cash or bank account. */
  account_movements: Owned & {
    ledger_account_id: number;
    /** Of a payment: see `postPayments`. */
    invoice_id: number | null;
    date: DateText;
    /** In the company's own currency; below zero for what left. */
    amount: Minor;
    /** A transfer has one at each of its two accounts. */
    kind: MovementKind;
    description: string;
  };
  /** Sums that would take long to add up from all invoices: see `replaceRunningTotals`. */
  running_totals: {
    company_id: number;
    kind: RunningTotalKind;
    /** Blank where it is a sum of all days. */
    day: DateText;
    /** The status or the ledger account; 0 where it is a sum of all. */
    ref: number;
    count: number;
    /** In the company's own currency. */
    amount: Minor;
  };
};

/**
 * Of every invoice, the total by status; of those that count, the total and the income by date,
 * the lines' income by date and account, and what is owed by the day on which it is due; of the movements, the balance
 * by account.
 */
export type RunningTotalKind = "status" | "issued" | "income" | "account" | "owed" | "balance";

export type MovementKind = "opening" | "payment" | "expense" | "transfer";

export type Schema = AccountTables & BookTables;
