import { convertCurrency, toDecimal, toMinor } from "../../domain/money/money";
import type { CompanyBooks, InvoiceBooks } from "../db/company-books";
import { toCanonicalText } from "../wire/decimals";
import { deriveBaseAmountColumns } from "../invoices/read/base-amount";
import { calculateInvoiceAmounts } from "../invoices/write/amounts";
import { formatInvoiceNumber, calculateNextNumber } from "../company/numbering";
import { buildInvoiceSearchText } from "../invoices/compose/search-texts";
import type { Books, InvoiceSeed } from "./types";
import { insertInChunks, type IdsByRef } from "../db/rows";

/** The ids of a company's lists, by `ref`. */
export type ListIds = {
  currencies: IdsByRef;
  terms: IdsByRef;
  methods: IdsByRef;
  taxCodes: IdsByRef;
  ledgerAccounts: IdsByRef;
};

type WrittenIds = ListIds & Record<"contacts" | "products" | "receipts", IdsByRef>;
type Lists = Pick<Books, "invoices" | "taxCodes">;

/** Stores invoices with their lines and payments. Totals are calculated later. */
export async function writeInvoices(
  books: InvoiceBooks,
  { invoices, taxCodes }: Lists,
  written: WrittenIds,
  numberPrefix: string,
  now: Date,
): Promise<void> {
  const company_id = books.companyId;
  const numbers = await writeNumbers(books, invoices, numberPrefix);
  const ids = await insertInChunks(
    invoices.map((invoice, index) => ({
      company_id,
      no: numbers[index] ?? "",
      contact_id: written.contacts.getId(invoice.contact),
      term_id: written.terms.getId(invoice.term),
      currency_id: written.currencies.getId(invoice.currency),
      currency_rate: toCanonicalText(toDecimal(invoice.rate)),
      date: invoice.date,
      due_date: invoice.dueDate,
      title: invoice.title,
      memo: invoice.memo,
      status: invoice.status,
      search_text: buildInvoiceSearchText({ ...invoice, no: numbers[index] ?? "" }),
      updated_at: now.toISOString(),
    })),
    (rows) => books.insertInto("invoices").values(rows).returning("id").execute(),
  );
  const rates = new Map(taxCodes.map(({ ref, ratePercent }) => [ref, ratePercent]));
  await insertInChunks(
    invoices.flatMap((invoice, index) =>
      toLineRows(invoice, rates, written).map((line) => ({
        ...line,
        company_id,
        invoice_id: ids[index] ?? 0,
      })),
    ),
    (rows) => books.insertInto("invoice_lines").values(rows).returning("id").execute(),
  );
  await insertInChunks(
    invoices.flatMap((invoice, index) =>
      invoice.payments.map((payment) => ({
        company_id,
        invoice_id: ids[index] ?? 0,
        receipt_id: payment.receipt === undefined ? null : written.receipts.getId(payment.receipt),
        method_id: written.methods.getId(payment.method),
        ledger_account_id: written.ledgerAccounts.getId(payment.ledgerAccount),
        amount: toMinor(toDecimal(payment.amount)),
        ...deriveBaseAmountColumns(
          toMinor(toDecimal(payment.amount)),
          toCanonicalText(toDecimal(invoice.rate)),
        ),
        date: payment.date,
      })),
    ),
    (rows) => books.insertInto("payments").values(rows).returning("id").execute(),
  );
}

/**
 * Stores and returns the numbers of the invoices, in their order. An invoice without a number gets
 * the company's next number.
 */
async function writeNumbers(
  books: CompanyBooks,
  invoices: InvoiceSeed[],
  prefix: string,
): Promise<string[]> {
  let next = 1;
  const numbers = invoices.map((invoice) => {
    const no = invoice.no ?? formatInvoiceNumber(prefix, next);
    next = calculateNextNumber(no, prefix, next);
    return no;
  });
  await insertInChunks(
    numbers.map((no) => ({ company_id: books.companyId, no })),
    async (rows) => {
      await books.insertInto("invoice_numbers").values(rows).execute();
      return [];
    },
  );
  await books.updateTable("companies").set({ next_number: next }).execute();
  return numbers;
}

function toLineRows(invoice: InvoiceSeed, taxRates: Map<string, string>, written: WrittenIds) {
  const lines = invoice.lines.map((line, index) => ({
    position: index + 1,
    name: line.name,
    description: "",
    product_id: line.product === null ? null : written.products.getId(line.product),
    ledger_account_id:
      line.ledgerAccount === null ? null : written.ledgerAccounts.getId(line.ledgerAccount),
    quantity: toCanonicalText(toDecimal(line.quantity)),
    unit_price: toCanonicalText(toDecimal(line.unitPrice)),
    discount_percent: toCanonicalText(toDecimal(line.discountPercent)),
    tax_code_id: line.taxCode === null ? null : written.taxCodes.getId(line.taxCode),
    tax_rate: line.taxCode === null ? null : (taxRates.get(line.taxCode) ?? null),
  }));
  const amounts = calculateInvoiceAmounts(lines, []).lines;
  const rate = toDecimal(invoice.rate);
  return lines.flatMap((line, index) => {
    const calculated = amounts[index];
    return calculated
      ? { ...line, ...calculated, base_net: convertCurrency(calculated.net, rate) }
      : [];
  });
}
