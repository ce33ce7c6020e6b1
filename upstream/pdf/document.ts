import type { PayDetail } from "../../domain/how-to-pay";
import type { PaymentCode } from "../../domain/payment-codes/of-invoice";

/** What stands over the figures of any document that a company sends. */
export type Letter = Pick<
  InvoiceDocument,
  | "heading"
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
  /** Its code; blank where it is of several. */
  currency: { code: string };
  /** Of a statement, the days that it is of. */
  period?: string;
  /** Of a receipt, the payment that it is of. */
  paid?: { date: string; method: string; reference: string };
};

/**
 * What a printed invoice, or a credit note, says, ready to be set: every amount and date is text
 * as the reader sees it ("1,234.50", "31/12/2025"). Made from a stored invoice
 * or from a payload to be previewed; drawn by `draw.ts`.
 */
export type InvoiceDocument = {
  /** "Invoice", "Tax Invoice" for a Singaporean company with a GST number, or "Credit Note". */
  heading: string;
  /** The invoice's own title; blank for none. */
  title: string;
  no: string;
  /** ISO time of the last change: the same invoice is always the same file. */
  updatedAt: string;
  date: string;
  /** Blank when there is none (cash). */
  dueDate: string;
  term: string;
  /** Of a credit note, the invoice that it credits. */
  credits?: { no: string; date: string };
  /** Drafts, voided, paid and deleted invoices and earlier versions say so; blank otherwise. */
  stamp: "" | "DRAFT" | "VOID" | "PAID" | "SUPERSEDED" | "DELETED";
  /** A PNG; null for none. */
  logo: Uint8Array | null;
  company: {
    name: string;
    address: string[];
    registrationNo: string;
    registrationLabel: string;
    taxNo: string;
    taxLabel: string;
    /** Of Malaysia. */
    tin: string;
    phone: string;
    email: string;
    website: string;
  };
  customer: { name: string; address: string[]; phone: string; email: string };
  /** Symbol and ISO code, such as "RM" and "MYR". */
  currency: { symbol: string; code: string };
  lines: {
    position: number;
    name: string;
    description: string;
    quantity: string;
    unitPrice: string;
    /** "10%", blank for none. */
    discount: string;
    /** "SR-S 8%", blank for none. */
    tax: string;
    /** Net of discount, before tax. */
    amount: string;
  }[];
  totals: {
    subtotal: string;
    discount: string;
    totalBeforeTax: string;
    tax: string;
    total: string;
    /** By paying in cash; "0.00" for none. */
    rounding: string;
    paid: string;
    balance: string;
  };
  /** One row per tax code, such as "Service tax 8% (SV-8) on 120.00" and "9.60". */
  taxRows: { label: string; amount: string }[];
  payments: { label: string; amount: string }[];
  /** Those that stand, of an invoice. */
  creditNotes?: { label: string; amount: string }[];
  /** In the company's currency, with the rate, when the invoice is in another. */
  base: { rate: string; rows: { label: string; amount: string }[] } | null;
  /** Bank, account and the like. */
  howToPay: PayDetail[];
  /** The QR code to pay by, its amount as on the wire; null for none. */
  pay: PaymentCode | null;
  /** Of a credit note, its reason. */
  memo: string;
  /** What the business writes under every invoice. */
  footer: string;
  template: { style: number; color: string };
};

/** What has happened between two days in one currency; amounts and dates as the reader sees them. */
export type StatementSection = {
  /** ISO code. */
  currency: string;
  opening: string;
  rows: { date: string; details: string; charge: string; credit: string; balance: string }[];
  closing: string;
};

/** What a customer owed on a first day, and what came of it until a last one. */
export type StatementDocument = { letter: Letter; sections: StatementSection[] };
