import { INVOICE_LIMITS } from "../../domain/limits/invoices";
import * as z from "zod";
import { headerText, tooManyMessage, typedText } from "~/forms/checks";
import type { TaxRates } from "./tax-rates";

/** The invoice form as it is typed: every field text, also what cannot be read yet. */

const lineForm = z.object({
  /** Names the line for the buttons and the address of its place on the page. */
  id: typedText,
  /** The API's name of a line that is stored; blank for a new one. */
  storedId: typedText,
  /** Exactly one of the two is set. */
  productId: typedText,
  accountId: typedText,
  name: typedText,
  /** Of a service. */
  description: typedText,
  quantity: typedText,
  unitPrice: typedText,
  discount: typedText,
  taxCodeId: typedText,
  /** The catalogue's currency at the time of choosing. */
  pricedIn: typedText,
  /** The price on the invoice that this one follows, where the catalogue's changed since. */
  oldPrice: typedText,
  /** The tax on that invoice, where it is no longer in force: "Service tax 6%". */
  oldTax: typedText,
  /** "1" for an item that is out of use. */
  isGone: typedText,
});

const paymentForm = z.object({
  /** The API's name of a payment that is stored; blank for a new one. */
  storedId: typedText,
  /** "1" when a stored one is to be taken away. */
  isRemoved: typedText,
  methodId: typedText,
  methodName: typedText,
  accountId: typedText,
  accountName: typedText,
  amount: typedText,
  /** The day, DD/MM/YYYY, of one that was recorded and is never changed; blank for a line. */
  recordedOn: typedText,
});

export const invoiceForm = z.object({
  /** The repeat key of the write that this form ends in. */
  key: headerText,
  /** The version of the stored invoice that the changes are made to; blank for a new one. */
  basedOn: headerText,
  termId: typedText,
  currencyId: typedText,
  rate: typedText,
  /** The currency and the day, YYYY-MM-DD, that the rate was filled in or typed for. */
  rateCurrencyId: typedText,
  rateDate: typedText,
  date: typedText,
  dueDate: typedText,
  contactId: typedText,
  contactName: typedText,
  no: typedText,
  /** The number as it was suggested, to tell whether it was edited by hand. */
  noSuggested: typedText,
  /** Filled in as what is kept for the contact, to tell whether they were chosen by hand. */
  filledTermId: typedText,
  filledCurrencyId: typedText,
  title: typedText,
  memo: typedText,
  /** The repeat that it is written for, and its day, YYYY-MM-DD; blank for none. */
  repeatId: typedText,
  repeatDate: typedText,
  lines: z
    .array(lineForm)
    .max(INVOICE_LIMITS.lines, tooManyMessage("An invoice", INVOICE_LIMITS.lines, "lines"))
    .default([]),
  payments: z
    .array(paymentForm)
    .max(INVOICE_LIMITS.payments, tooManyMessage("An invoice", INVOICE_LIMITS.payments, "payments"))
    .default([]),
});

export type InvoiceForm = z.output<typeof invoiceForm>;
export type LineForm = z.output<typeof lineForm>;
export type PaymentForm = z.output<typeof paymentForm>;

/** What a form cannot know by itself. */
export type InvoiceRules = {
  cashTermIds: string[];
  baseCurrencyId: string;
  taxRates: TaxRates;
  /** The company's day, YYYY-MM-DD. */
  today: string;
  /** In which the company's own money is rounded to 5 sen; none where there are smaller coins. */
  roundedMethodIds: string[];
  /** YYYY-MM-DD, the last on which an issued invoice with payments can be; blank for any. */
  latestDate: string;
};
