import { joinList } from "../../../domain/words/in-languages";
import {
  convertCurrency,
  toDecimal,
  formatAmount,
  calculateInvoice,
  sum,
  toMinor,
  type LineInput,
} from "../../../domain/money/money";
import { formatTaxLabel } from "../../../domain/money/tax-label";
import { INVOICE_STATUS } from "../../../domain/invoices/status";
import { formatDate } from "../../../domain/calendar/days";
import { parsePercent } from "../../../domain/money/typed-amount";
import type { InvoiceRecord } from "./record.server";
import { toShownName } from "../../../domain/given-names";
import { isRateOne } from "../wire.server";

type OmittedField = "updated_at" | "business_id" | "payments" | "pay" | "void_reason" | "version";

/** An invoice formatted for display. */
export type InvoiceDetails = ReturnType<typeof toInvoiceDetails>;

/**
 * Converts an invoice for display. `baseSymbol` is the symbol of the company's own currency.
 * `base`, the base amounts, is null for an invoice in that currency. The labels of taxes are English,
 * as in all labels of a document, which papers translate; another `formatTax` gives other labels.
 */
export function toInvoiceDetails(
  invoice: Omit<InvoiceRecord, OmittedField | "rounding"> & { rounding?: bigint },
  baseSymbol: string,
  formatTax = formatTaxLabel,
) {
  const rounding = invoice.rounding ?? BigInt(0);
  const paid = sum(invoice.partials.map(({ amount }) => amount));
  const amounts = calculateInvoice(invoice.items.map(toLineInput));
  return {
    id: invoice.id,
    no: invoice.no,
    isVoid: invoice.status === INVOICE_STATUS.voided,
    title: invoice.title,
    memo: invoice.memo,
    contactName: invoice.contact_name,
    term: toShownName(invoice.term?.name ?? ""),
    date: formatDate(invoice.date),
    dueDate: formatDate(invoice.due_date),
    symbol: invoice.currency.symbol,
    lines: invoice.items.map((item, index) => ({
      name: getLineName(item),
      description: item.description,
      quantity: item.quantity,
      unitPrice: formatLinePrice(item),
      discount: formatDiscount(item.discount),
      tax: item.tax_code ? formatTax(item.tax_code) : "",
      amount: formatAmount(amounts.lines[index]?.net ?? BigInt(0)),
    })),
    payments: invoice.partials.map((payment) => ({
      name: joinList([payment.method_name, payment.account_name].map(toShownName)),
      amount: formatAmount(payment.amount),
    })),
    totals: {
      subtotal: formatAmount(amounts.subtotal),
      /** The discount as a negative amount. */
      discount: formatAmount(-amounts.discount),
      beforeTax: formatAmount(amounts.subtotal - amounts.discount),
      tax: formatAmount(amounts.tax),
      // The total is the API's amount, because the API decides what is owed.
      total: formatAmount(invoice.amount),
      /** The sum of the payments. Empty when it is zero. */
      paid: paid ? formatAmount(paid) : "",
      /** The cash rounding. Empty when it is zero. */
      rounding: rounding ? formatAmount(rounding) : "",
      /** The sum of the credit notes as a negative amount. Empty when it is zero. */
      credited: invoice.credited ? formatAmount(-invoice.credited) : "",
      balance: formatAmount(invoice.balance),
    },
    base: isRateOne(invoice.currency_rate)
      ? null
      : {
          symbol: baseSymbol,
          ...toBaseAmounts({
            total: invoice.amount,
            tax: amounts.tax,
            rate: invoice.currency_rate,
          }),
        },
  };
}

type Line = InvoiceRecord["items"][number];

/** Returns the name on the line, or the item's name when the line has none. */
export function getLineName({ name, display_name }: Line): string {
  return name || display_name;
}

/** Formats the unit price of a line, rounded to minor units: "1,234.50". */
export function formatLinePrice({ unit_price }: Line): string {
  return formatAmount(toMinor(toDecimal(unit_price)));
}

/**
 * Calculates the base amounts: the total, the tax, and the total before tax, as they are printed.
 */
function toBaseAmounts({ total, tax, rate }: { total: bigint; tax: bigint; rate: string }) {
  const [inBase, taxInBase] = [total, tax].map((amount) =>
    convertCurrency(amount, toDecimal(rate)),
  );
  return {
    rate,
    total: formatAmount(inBase ?? BigInt(0)),
    tax: formatAmount(taxInBase ?? BigInt(0)),
    beforeTax: formatAmount((inBase ?? BigInt(0)) - (taxInBase ?? BigInt(0))),
  };
}

function toLineInput(item: Line): LineInput {
  return {
    quantity: toDecimal(item.quantity),
    unitPrice: toDecimal(item.unit_price),
    discountPercent: toDecimal(parsePercent(item.discount) ?? "0"),
    tax: item.tax_code
      ? { code: item.tax_code.id, ratePercent: toDecimal(item.tax_code.rate) }
      : null,
  };
}

/** Formats a discount: "10" and "10%" become "10%", and a zero discount becomes "". */
export function formatDiscount(discount: string): string {
  const percent = parsePercent(discount) ?? "0";
  return /^-?0*(\.0*)?$/.test(percent) ? "" : `${percent}%`;
}
