import type { CompanyBooks } from "../../db/company-books";
import { createNotFoundError } from "../../wire/api-error";
import { formatWireAmount, padDecimals } from "../../wire/decimals";
import { countReleased } from "../read/released";

/** Selects receipts with the names of their records. */
export function selectReceipts(books: CompanyBooks) {
  return books
    .selectFrom("receipts as money")
    .innerJoin("contacts", "contacts.id", "money.contact_id")
    .innerJoin("currencies", "currencies.id", "money.currency_id")
    .innerJoin("methods", "methods.id", "money.method_id")
    .innerJoin("ledger_accounts", "ledger_accounts.id", "money.ledger_account_id")
    .selectAll("money")
    .select(["contacts.display_name as contact_name", "code", "symbol"])
    .select(["methods.name as method_name", "methods.kind as method_kind"])
    .select("ledger_accounts.name as account_name");
}

type ReceiptRow = Awaited<ReturnType<ReturnType<typeof selectReceipts>["execute"]>>[number];

/** Reads the shares of receipts, deleted invoices' excluded, in the order of recording. */
export function listShares(books: CompanyBooks, receiptIds: number[]) {
  return books
    .selectFrom("payments")
    .innerJoin("invoices", "invoices.id", "payments.invoice_id")
    .select(["payments.id", "receipt_id", "invoice_id", "no", "payments.date", "amount"])
    .select(["payments.rounding", "from_account", "is_released", "reversed_on"])
    .where("receipt_id", "in", [0, ...receiptIds])
    .orderBy("payments.id")
    .execute();
}

/** Reads the valid refunds that draw on receipts. */
export function listRefundParts(books: CompanyBooks, receiptIds: number[]) {
  return books
    .selectFrom("refund_parts as part")
    .innerJoin("refunds", "refunds.id", "part.refund_id")
    .select(["part.refund_id", "part.receipt_id", "part.amount", "refunds.date"])
    .where("part.receipt_id", "in", [0, ...receiptIds])
    .where("refunds.reversed_on", "is", null)
    .orderBy("part.refund_id")
    .execute();
}

export type ReceiptRecord = {
  receipt: ReceiptRow;
  shares: Awaited<ReturnType<typeof listShares>>;
  parts: Awaited<ReturnType<typeof listRefundParts>>;
};

/** Adds the shares and the refunds to receipts. */
export async function withShares(
  books: CompanyBooks,
  receipts: ReceiptRow[],
): Promise<ReceiptRecord[]> {
  const ids = receipts.map(({ id }) => id);
  const shares = await listShares(books, ids);
  const parts = await listRefundParts(books, ids);
  return receipts.map((receipt) => ({
    receipt,
    shares: shares.filter(({ receipt_id }) => receipt_id === receipt.id),
    parts: parts.filter(({ receipt_id }) => receipt_id === receipt.id),
  }));
}

/** Returns a stored receipt with its shares and refunds. Throws a 404 when it is missing. */
export async function readReceipt(
  books: CompanyBooks,
  id: number | undefined,
): Promise<ReceiptRecord> {
  const receipts = await selectReceipts(books)
    .where("money.id", "=", id ?? 0)
    .execute();
  const [record] = await withShares(books, receipts);
  if (!record) throw createNotFoundError("receipt");
  return record;
}

/** Returns a receipt in the API's JSON format, with the operations that it allows now. */
export function toWireReceipt({ receipt, shares, parts }: ReceiptRecord): object {
  const givenBack = parts.reduce((sum, { amount }) => sum + amount, 0);
  const { cash_given, amount } = receipt;
  const isActive = receipt.reversed_on === null;
  return {
    ...toWireMoney(receipt),
    cash_given: cash_given === null ? null : formatWireAmount(cash_given),
    change: cash_given === null ? null : formatWireAmount(cash_given - amount),
    on_account: formatWireAmount(receipt.on_account),
    given_back: formatWireAmount(givenBack),
    shares: shares.map((share) => ({
      payment_id: share.id,
      invoice_id: share.invoice_id,
      invoice_no: share.no,
      date: share.date,
      amount: formatWireAmount(share.amount),
      rounding: formatWireAmount(share.rounding),
      from_account: share.from_account === 1,
      reversed_on: share.reversed_on,
      released: share.is_released === 1,
      released_amount: formatWireAmount(countReleased(share, shares)),
    })),
    refunds: parts.map(({ refund_id, date, amount: part }) => ({
      ...{ refund_id, date, amount: formatWireAmount(part) },
    })),
    can: isActive ? [...(givenBack === 0 ? ["undo"] : []), "send"] : [],
  };
}

/** Returns the fields that receipts and refunds have in common in the API's JSON format. */
function toWireMoney(money: Omit<ReceiptRow, "cash_given" | "on_account">) {
  return {
    id: money.id,
    contact: { id: money.contact_id, name: money.contact_name },
    currency: { id: money.currency_id, code: money.code, symbol: money.symbol },
    date: money.date,
    method_id: money.method_id,
    method_name: money.method_name,
    method_kind: money.method_kind,
    account_id: money.ledger_account_id,
    account_name: money.account_name,
    reference: money.reference,
    amount: formatWireAmount(money.amount),
    rounding: formatWireAmount(money.rounding),
    currency_rate: padDecimals(money.currency_rate, 6),
    base_amount: formatWireAmount(money.base_amount),
    reversed_on: money.reversed_on,
    updated_at: money.updated_at,
  };
}

/** Selects refunds with the numbers of the invoice and the credit note that they follow from. */
export function selectRefunds(books: CompanyBooks) {
  return books
    .selectFrom("refunds as money")
    .innerJoin("contacts", "contacts.id", "money.contact_id")
    .innerJoin("currencies", "currencies.id", "money.currency_id")
    .innerJoin("methods", "methods.id", "money.method_id")
    .innerJoin("ledger_accounts", "ledger_accounts.id", "money.ledger_account_id")
    .innerJoin("companies", "companies.id", "money.company_id")
    .leftJoin("invoices", "invoices.id", "money.invoice_id")
    .leftJoin("credit_notes as note", "note.id", "money.credit_note_id")
    .selectAll("money")
    .select(["contacts.display_name as contact_name", "code", "symbol"])
    .select(["methods.name as method_name", "methods.kind as method_kind"])
    .select(["ledger_accounts.name as account_name", "invoices.no as invoice_no"])
    .select(["note.no as credit_note_no", "cash_contact_id"]);
}

export type RefundRecord = Awaited<ReturnType<ReturnType<typeof selectRefunds>["execute"]>>[number];

/** Returns a stored refund. Throws a 404 when it is missing. */
export async function readRefund(
  books: CompanyBooks,
  id: number | undefined,
): Promise<RefundRecord> {
  const refund = await selectRefunds(books)
    .where("money.id", "=", id ?? 0)
    .executeTakeFirst();
  if (!refund) throw createNotFoundError("refund");
  return refund;
}

/** Returns a refund in the API's JSON format, with the operations that it allows now. */
export function toWireRefund(refund: RefundRecord): object {
  return {
    ...toWireMoney(refund),
    invoice_id: refund.invoice_id,
    invoice_no: refund.invoice_no ?? "",
    credit_note_id: refund.credit_note_id,
    credit_note_no: refund.credit_note_no ?? "",
    // The customer of cash sales has nothing on account.
    can:
      refund.reversed_on === null && refund.contact_id !== refund.cash_contact_id ? ["undo"] : [],
  };
}
