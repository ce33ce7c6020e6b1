import { INVOICE_LIMITS } from "../../domain/limits/invoices";
import * as z from "zod";
import { headerText, formatTooManyMessage, typedText } from "~/forms/checks";
import { says } from "~/forms/fields";
import type { TaxRates } from "./tax-rates";

const lineForm = z.object({
  /** Identifies the line in the `intent` of buttons and in anchors of the page. */
  id: typedText,
  /** The API's id of a stored line; empty for a new line. */
  storedId: typedText,
  /** Set for a line with an item; `accountId` is then empty. */
  productId: typedText,
  /** The income account of a line that has no item and whose name is typed; otherwise empty. */
  accountId: typedText,
  name: typedText,
  /** The form shows this field only for a line with an `accountId`. */
  description: typedText,
  quantity: typedText,
  unitPrice: typedText,
  discount: typedText,
  taxCodeId: typedText,
  /**
   * The code of the base currency at the time when the item was chosen; empty for a stored line and
   * for a line without an item.
   */
  pricedIn: typedText,
  /**
   * The price on the duplicated invoice when the catalogue price has changed after that invoice;
   * otherwise empty.
   */
  oldPrice: typedText,
  /**
   * The tax on the duplicated invoice, such as "Service tax 6%", when that tax is no longer in
   * force; otherwise empty.
   */
  oldTax: typedText,
  /** "1" when the item is out of use; otherwise empty. */
  isGone: typedText,
});

const paymentForm = z.object({
  /** The API's id of a stored payment; empty for a new payment. */
  storedId: typedText,
  /** "1" when a stored payment is to be removed on save; otherwise empty. */
  isRemoved: typedText,
  methodId: typedText,
  methodName: typedText,
  accountId: typedText,
  accountName: typedText,
  amount: typedText,
  /**
   * The date, DD/MM/YYYY, of a payment that was recorded for an issued invoice; empty for any other
   * payment. Recorded payments can be undone, not changed.
   */
  recordedOn: typedText,
});

/**
 * The invoice form with its typed values. Every field is text, because a typed value may be
 * invalid.
 */
export const invoiceForm = z.object({
  /** The idempotency key of the write that saves this form. */
  key: headerText,
  /** The etag of the stored invoice that the changes are based on; empty for a new invoice. */
  basedOn: headerText,
  termId: typedText,
  currencyId: typedText,
  rate: typedText,
  /** The currency and the date, YYYY-MM-DD, for which the rate was filled in or typed. */
  rateCurrencyId: typedText,
  rateDate: typedText,
  date: typedText,
  dueDate: typedText,
  contactId: typedText,
  contactName: typedText,
  no: typedText,
  /**
   * The number that was suggested for a new invoice; empty when none was. When `no` is different,
   * the user has typed it.
   */
  noSuggested: typedText,
  /**
   * The contact's default term and currency that were filled in; empty when none was, or when the
   * default is also the initial value of the form. When `termId` or `currencyId` differs from the
   * one filled in, the user has chosen it.
   */
  filledTermId: typedText,
  filledCurrencyId: typedText,
  title: typedText,
  memo: typedText,
  /**
   * The text in the field that finds items by typing; empty when its line was added, and on a page
   * without this field.
   */
  itemToAdd: typedText,
  /**
   * The repeat for which the invoice is created, and its date, YYYY-MM-DD; empty without a repeat.
   */
  repeatId: typedText,
  repeatDate: typedText,
  lines: z
    .array(
      lineForm,
      says(() => formatTooManyMessage("invoiceLines", INVOICE_LIMITS.lines)),
    )
    .max(INVOICE_LIMITS.lines)
    .default([]),
  payments: z
    .array(
      paymentForm,
      says(() => formatTooManyMessage("invoicePayments", INVOICE_LIMITS.payments)),
    )
    .max(INVOICE_LIMITS.payments)
    .default([]),
});

export type InvoiceForm = z.output<typeof invoiceForm>;
export type LineForm = z.output<typeof lineForm>;
export type PaymentForm = z.output<typeof paymentForm>;

/** The data that the checks and the calculations need besides the form. */
export type InvoiceRules = {
  cashTermIds: string[];
  baseCurrencyId: string;
  taxRates: TaxRates;
  /** Today in the company's time zone, YYYY-MM-DD. */
  today: string;
  /**
   * The methods whose payments are rounded to 5 sen; empty when the base currency is not rounded.
   */
  roundedMethodIds: string[];
  /**
   * The latest date, YYYY-MM-DD, that an issued invoice with payments can have; empty without a
   * limit.
   */
  latestDate: string;
};
