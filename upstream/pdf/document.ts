import type { PayDetail } from "../../domain/how-to-pay";
import type { PaperLanguages } from "../../domain/paper-languages";
import type { PaymentCode } from "../../domain/payment-codes/payment-code";

/** The data above the figures of every document: sender, recipient, heading, number and dates. */
export type DocumentHead = Pick<
  InvoiceDocument,
  | "heading"
  | "languages"
  | "no"
  | "updatedAt"
  | "date"
  | "dueDate"
  | "term"
  | "credits"
  | "stamp"
  | "logo"
  | "company"
  | "customer"
  | "template"
> & {
  /** The ISO code. Empty for a document in several currencies. */
  currency: { code: string };
  /** The period of a statement as printed, such as "01/11/2026 to 21/11/2026". */
  period?: string;
  /** The payment of a receipt. The date is text as printed. `isRefund` is true when it went back. */
  paid?: { date: string; method: string; reference: string; isRefund?: boolean };
};

/** Several invoices in one file, each beginning on a page of its own with page number 1. */
export type InvoiceBundle = { invoices: InvoiceDocument[] };

/**
 * The content of a printed invoice or credit note. Amounts and dates are text as printed
 * ("1,234.50", "31/12/2025"). The document is made from a stored invoice or from the payload of a
 * preview, and drawn by `draw.ts`.
 */
export type InvoiceDocument = {
  /**
   * The languages of the labels. Missing for English, also in documents that an older program
   * stored. The labels in the document are English; `domain/paper-labels.ts` translates
   * them.
   */
  languages?: PaperLanguages | undefined;
  /** "Invoice", "Credit Note", or "Tax Invoice" for a company in Singapore with a GST number. */
  heading: string;
  /** The invoice's own title. Empty when it has none. */
  title: string;
  no: string;
  /**
   * ISO time of the last change, used as the creation date of the file, so that the same invoice
   * gives the same file.
   */
  updatedAt: string;
  date: string;
  /** Empty for a cash term, which has no due date. */
  dueDate: string;
  term: string;
  /** For a credit note, the invoice that it credits. */
  credits?: { no: string; date: string };
  /**
   * The stamp of a draft invoice, a void, paid or deleted invoice, or an earlier version. Empty for
   * any other document.
   */
  stamp: "" | "DRAFT" | "VOID" | "PAID" | "SUPERSEDED" | "DELETED";
  /** The logo as a PNG. Null when the company has no logo. */
  logo: Uint8Array | null;
  company: {
    name: string;
    address: string[];
    registrationNo: string;
    registrationLabel: string;
    taxNo: string;
    taxLabel: string;
    /**
     * The Malaysian tax identification number. Empty in Singapore, and when the business has not
     * given one.
     */
    tin: string;
    phone: string;
    email: string;
    website: string;
  };
  customer: { name: string; address: string[]; phone: string; email: string };
  /** The symbol and the ISO code, such as "RM" and "MYR". */
  currency: { symbol: string; code: string };
  lines: {
    position: number;
    name: string;
    description: string;
    quantity: string;
    unitPrice: string;
    /** The discount, such as "10%". Empty when there is none. */
    discount: string;
    /** The tax, such as "SR-S 8%". Empty when the line is not taxed. */
    tax: string;
    /** The amount after discount and before tax. */
    amount: string;
  }[];
  totals: {
    subtotal: string;
    discount: string;
    totalBeforeTax: string;
    tax: string;
    total: string;
    /** The rounding of a cash payment. "0.00" when there is none. */
    rounding: string;
    paid: string;
    balance: string;
  };
  /** One row for each tax code, such as "Service tax 8% (SV-8) on 120.00" and "9.60". */
  taxRows: { label: string; amount: string }[];
  payments: { label: string; amount: string }[];
  /** The invoice's credit notes that are not voided. */
  creditNotes?: { label: string; amount: string }[];
  /**
   * The exchange rate and the amounts in the company's own currency. Null when the invoice is in
   * this currency.
   */
  base: { rate: string; rows: { label: string; amount: string }[] } | null;
  /** Bank, account number and other details for the payer. */
  howToPay: PayDetail[];
  /**
   * The QR code for paying. Its amount is decimal text as in the v2 API. Null when there is no
   * code.
   */
  pay: PaymentCode | null;
  /** True when the document has lines on which the recipient of the goods signs. */
  hasReceivedBy?: boolean;
  /** The memo of an invoice, or the reason of a credit note. */
  memo: string;
  /** The text that the business prints on every invoice. */
  footer: string;
  /** The id of an invoice style, and a colour "#RRGGBB". The colour is empty for no colour. */
  template: { style: number; color: string };
};

/** The movements of a statement in one currency. Amounts and dates are text as printed. */
export type StatementSection = {
  /** The ISO code. */
  currency: string;
  opening: string;
  rows: { date: string; details: string; charge: string; credit: string; balance: string }[];
  closing: string;
  /** The part of the closing balance that is on account, which is negative. Empty when nothing is. */
  onAccount: string;
};

/**
 * A customer's statement: the opening balance, the movements and the closing balance of a period.
 */
export type StatementDocument = { head: DocumentHead; sections: StatementSection[] };
