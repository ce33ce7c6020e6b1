import type { Operation, EntryOperation } from "../../../domain/invoices/operations";
import { convertCurrency, toDecimal, formatMoney, minorToText } from "../../../domain/money/money";
import {
  makePaymentCodeForInvoice,
  type PaymentCode,
} from "../../../domain/payment-codes/payment-code";
import type { CompanyBooks } from "../../db/company-books";
import {
  isActiveCreditNote,
  calculateQuantityLeft,
  NOTHING_CREDITED,
  toWireInvoiceCreditNote,
  readCreditedAmounts,
  listInvoiceCreditNotes,
  type CreditedAmounts,
} from "./credit-notes";
import { withBaseAmount } from "./base-amount";
import { countReleased } from "./released";
import { formatWireAmount, toCanonicalText, padDecimals } from "../../wire/decimals";
import { createNotFoundError } from "../../wire/api-error";
import { toWireTax } from "../../wire/tax-names";

/**
 * Returns a stored invoice with its lines, payments and credit notes. Throws a not-found error when
 * it is missing.
 */
export async function readInvoice(books: CompanyBooks, id: number | undefined) {
  const invoice = await books
    .selectFrom("invoices")
    .innerJoin("contacts", "contacts.id", "invoices.contact_id")
    .innerJoin("terms", "terms.id", "invoices.term_id")
    .innerJoin("currencies", "currencies.id", "invoices.currency_id")
    .innerJoin("companies", "companies.id", "invoices.company_id")
    .selectAll("invoices")
    .select("contacts.display_name as contact_name")
    .select(["terms.name as term_name", "terms.kind as term_kind"])
    .select(["currencies.code as currency_code", "currencies.symbol as currency_symbol"])
    .select(["companies.country_id", "companies.display_name as company_name"])
    .select(["companies.paynow", "companies.duitnow_code"])
    .select(["companies.time_zone", "companies.cash_contact_id"])
    .select((eb) => [
      eb
        .selectFrom("receipts")
        .whereRef("receipts.contact_id", "=", "invoices.contact_id")
        .whereRef("receipts.currency_id", "=", "invoices.currency_id")
        .where("on_account", ">", 0)
        .select((e) => e.fn.coalesce(e.fn.sum<number>("on_account"), e.lit(0)).as("sum"))
        .$asScalar()
        .$notNull()
        .as("on_account"),
    ])
    .where("invoices.id", "=", id ?? 0)
    .executeTakeFirst();
  if (!invoice) throw createNotFoundError("invoice");
  const lines = await readLines(books, invoice.id);
  const payments = await readPayments(books, invoice);
  const creditNotes = await listInvoiceCreditNotes(books, invoice.id);
  /** The credited amounts by the id of the line. */
  const credited = creditNotes.some(isActiveCreditNote)
    ? await readCreditedAmounts(books, invoice.id)
    : new Map<number, CreditedAmounts>();
  return { invoice, lines, payments, creditNotes, credited };
}

export type InvoiceRecord = Awaited<ReturnType<typeof readInvoice>>;

/** Formats minor units in the invoice's currency, such as "RM 100.00". */
export function formatInvoiceAmount(
  { currency_symbol }: Pick<InvoiceRecord["invoice"], "currency_symbol">,
  minor: number | bigint,
): string {
  return formatMoney(currency_symbol, BigInt(minor));
}

function readLines(books: CompanyBooks, invoiceId: number) {
  return books
    .selectFrom("invoice_lines as line")
    .leftJoin("products", "products.id", "line.product_id")
    .leftJoin("ledger_accounts", "ledger_accounts.id", "line.ledger_account_id")
    .leftJoin("tax_codes", "tax_codes.id", "line.tax_code_id")
    .selectAll("line")
    .select(["products.name as product_name", "ledger_accounts.name as account_name"])
    .select("tax_codes.code as tax_code")
    .where("line.invoice_id", "=", invoiceId)
    .orderBy("line.position")
    .execute();
}

async function readPayments(books: CompanyBooks, invoice: { id: number; currency_rate: string }) {
  const payments = await books
    .selectFrom("payments")
    .innerJoin("methods", "methods.id", "payments.method_id")
    .innerJoin("ledger_accounts", "ledger_accounts.id", "payments.ledger_account_id")
    .leftJoin("receipts", "receipts.id", "payments.receipt_id")
    .selectAll("payments")
    .select(["methods.name as method_name", "methods.kind as method_kind"])
    .select(["ledger_accounts.name as account_name", "receipts.amount as receipt_amount"])
    .select("receipts.date as receipt_date")
    .where("payments.invoice_id", "=", invoice.id)
    .orderBy("payments.id")
    .execute();
  return payments.map((payment) => withBaseAmount(payment, invoice.currency_rate));
}

/**
 * Returns the payment code for the current balance, or null when the invoice cannot be paid by
 * code.
 */
export function derivePaymentCode({ invoice }: InvoiceRecord): PaymentCode | null {
  return makePaymentCodeForInvoice(
    {
      countryId: invoice.country_id,
      name: invoice.company_name,
      payNow: invoice.paynow,
      duitNow: invoice.duitnow_code,
    },
    {
      status: invoice.status,
      no: invoice.no,
      balance: BigInt(invoice.balance),
      currency: invoice.currency_code,
    },
  );
}

/**
 * Returns an invoice in the API's JSON format. `can` contains the operations that the invoice allows.
 * Without `undo_payment` among them, its payments allow no operation.
 */
export function toWireInvoice(record: InvoiceRecord, can: readonly Operation[] = []): object {
  const { invoice, lines, payments, creditNotes, credited } = record;
  return {
    id: invoice.id,
    business_id: invoice.company_id,
    contact_id: invoice.contact_id,
    contact_name: invoice.contact_name,
    no: invoice.no,
    title: invoice.title,
    memo: invoice.memo,
    status: invoice.status,
    date: invoice.date,
    due_date: invoice.due_date,
    term_id: invoice.term_id,
    term: { id: invoice.term_id, name: invoice.term_name },
    is_cash_term: invoice.term_kind === "cash",
    currency_id: invoice.currency_id,
    currency: {
      id: invoice.currency_id,
      code: invoice.currency_code,
      symbol: invoice.currency_symbol,
    },
    currency_rate: padDecimals(invoice.currency_rate, 6),
    items: lines.map((line) => toWireLine(line, credited.get(line.id))),
    partials: payments.filter(isActivePayment).map(toWirePartial),
    payments: payments.map((payment) => ({
      ...toWirePayment(payment, invoice.currency_rate),
      /** How much of an undone payment is on account since. The rest is recorded again. */
      released_amount: formatWireAmount(countReleased(payment, payments)),
      can: isActivePayment(payment) && can.includes("undo_payment") ? PAYMENT_OPERATIONS : [],
    })),
    rounding: formatWireAmount(invoice.rounding),
    subtotal: formatWireAmount(invoice.subtotal),
    discount: formatWireAmount(invoice.discount),
    tax: formatWireAmount(invoice.tax),
    amount: formatWireAmount(invoice.total),
    balance: formatWireAmount(invoice.balance),
    credited: formatWireAmount(invoice.credited),
    credit_notes: creditNotes.map(toWireInvoiceCreditNote),
    /** The amount paid in excess after a credit note. */
    to_give_back: formatWireAmount(Math.max(0, -invoice.balance)),
    /** What the customer has on account in this currency. */
    on_account: formatWireAmount(invoice.on_account),
    pay: derivePaymentCode(record),
    void_reason: invoice.void_reason,
    version: invoice.version,
    updated_at: invoice.updated_at,
    is_progress_payment: false,
    is_recurring: false,
    tax_inclusive: false,
    tags: [],
    files: [],
  };
}

function toWireLine(line: InvoiceRecord["lines"][number], credited = NOTHING_CREDITED): object {
  return {
    id: line.id,
    line: line.position,
    name: line.name,
    display_name: line.product_name ?? line.account_name ?? line.name,
    description: line.description,
    quantity: line.quantity,
    unit_price: padDecimals(line.unit_price, 2),
    discount: `${line.discount_percent}%`,
    product_id: line.product_id,
    account_id: line.ledger_account_id,
    tax_code_id: line.tax_code_id,
    tax_code: toWireTax(line),
    amount: formatWireAmount(line.net),
    tax: formatWireAmount(line.tax),
    left_to_credit: toCanonicalText(calculateQuantityLeft(line, credited)),
    credited: {
      quantity: toCanonicalText(credited.quantity),
      amount: minorToText(credited.net),
      tax: minorToText(credited.tax),
    },
  };
}

type Payment = InvoiceRecord["payments"][number];

/** Returns true when the payment was not undone. */
export function isActivePayment({ reversed_on }: Pick<Payment, "reversed_on">): boolean {
  return reversed_on === null;
}

/**
 * Returns the date on which the money came in. For money that was on account before, it is the date on
 * which the invoice was paid from it.
 */
export function getDateReceived(
  payment: Pick<Payment, "date" | "from_account" | "receipt_date">,
): string {
  return payment.from_account === 1 ? payment.date : (payment.receipt_date ?? payment.date);
}

/** Converts an active payment to an entry of `partials`, the format of the plain v2 API. */
function toWirePartial(payment: Payment): object {
  return {
    id: payment.id,
    method_id: payment.method_id,
    method_name: payment.method_name,
    account_id: payment.ledger_account_id,
    account_name: payment.account_name,
    amount: formatWireAmount(payment.amount),
    is_deleted: false,
  };
}

const PAYMENT_OPERATIONS: readonly EntryOperation[] = ["undo", "send"];

/** Converts an active or undone payment to the format of the payments extension. */
function toWirePayment(payment: Payment, invoiceRate: string): object {
  const amount = BigInt(payment.amount);
  return {
    id: payment.id,
    date: payment.date,
    method_id: payment.method_id,
    method_name: payment.method_name,
    method_kind: payment.method_kind,
    account_id: payment.ledger_account_id,
    account_name: payment.account_name,
    amount: formatWireAmount(payment.amount),
    rounding: formatWireAmount(payment.rounding),
    reference: payment.reference,
    ...toWireCash(payment),
    currency_rate: padDecimals(payment.currency_rate, 6),
    base_amount: minorToText(payment.base_amount),
    /** The difference from the base amount at the invoice's rate. */
    base_difference: minorToText(
      payment.base_amount - convertCurrency(amount, toDecimal(invoiceRate)),
    ),
    reversed_on: payment.reversed_on,
    receipt_id: payment.receipt_id,
    /** The amount of the whole receipt, of which the payment is a share. */
    receipt_amount: formatWireAmount(payment.receipt_amount ?? payment.amount),
    receipt_date: payment.receipt_date ?? payment.date,
    from_account: payment.from_account === 1,
    released: payment.is_released === 1,
  };
}

/** Returns the cash given and the change. Both are null when the cash was not recorded. */
function toWireCash({ cash_given, amount }: Payment): object {
  if (cash_given === null) return { cash_given: null, change: null };
  return {
    cash_given: formatWireAmount(cash_given),
    change: formatWireAmount(cash_given - amount),
  };
}
