import { childPath, withQuery } from "~/lib/address";
import {
  paths,
  type ContactTab,
  type DraftName,
  type PaymentPlace,
  type PdfKind,
  type PeriodParams,
} from "~/paths";

/** An item that is chosen for an invoice. The quantity is as typed; empty stands for 1. */
export type ChosenItem = { id: string; quantity: string };

/**
 * Addresses that only invoice pages link to. `paths` has the others, because every page loads them.
 */
export const invoicePaths = {
  receiptPdf: (invoiceId: string, paymentId: string) =>
    invoicePaths.pdf("receipt", joinInvoiceChildId(invoiceId, paymentId)),
  receipt: (invoiceId: string, paymentId: string) =>
    childPath(`${paths.invoice(invoiceId)}/receipt`, paymentId),
  confirmCashSale: () => "/cash_sale/confirm",
  creditInvoice: (invoiceId: string) => `${paths.invoice(invoiceId)}/credit`,
  creditNotes: (to: { q?: string; page?: number } & PeriodParams = {}) =>
    withQuery("/credit_notes", to),
  payments: (to: { page?: number } & PeriodParams = {}) => withQuery("/payments", to),
  creditNote: (id: string) => childPath("/credit_note", id),
  voidCreditNote: (id: string) => `${invoicePaths.creditNote(id)}/void`,
  recordPayment: (invoiceId: string) => `${paths.invoice(invoiceId)}/payment`,
  selectContact: (to: { draft: DraftName; tab?: ContactTab; q?: string; page?: number }) =>
    withQuery(`/select_contact/${to.tab ?? "customers"}`, {
      draft: to.draft,
      q: to.q,
      page: to.page,
    }),
  selectItem: (to: { draft: DraftName; q?: string; page?: number; chosen?: ChosenItem[] }) =>
    withQuery("/select_item", {
      draft: to.draft,
      q: to.q,
      page: to.page,
      item: to.chosen?.map(({ id }) => id),
      quantity: to.chosen?.some(({ quantity }) => quantity)
        ? to.chosen.map(({ quantity }) => quantity)
        : undefined,
    }),
  selectAccount: (to: { draft: DraftName }) => withQuery("/select_account", to),
  selectPayment: (to: PaymentPlace) => withQuery("/select_payment", to),
  method: (to: PaymentPlace) => withQuery("/method", to),
  account: (to: PaymentPlace) => withQuery("/account", to),
  /**
   * `version` is the number of an issued version; without it, the current invoice is shown. The
   * Close button leads to `returnTo`, by default to the form.
   */
  previewPdf: (invoiceId: string, to: { version?: number; returnTo?: string | undefined } = {}) =>
    withQuery("/preview_pdf", { invoice: invoiceId, ...to }),
  versions: (invoiceId: string) => `${paths.invoice(invoiceId)}/versions`,
  send: (invoiceId: string) => `${paths.invoice(invoiceId)}/send`,
  remind: (invoiceId: string) => `${paths.invoice(invoiceId)}/send?reminder=friendly`,
  voidInvoice: (invoiceId: string) => `${paths.invoice(invoiceId)}/void`,
  /** The PDF of an invoice, or of a draft when `of` is "preview". */
  pdf: (of: PdfKind, id: string) => `/files/${of}/${encodeURIComponent(id)}.pdf`,
  pdfPage: (of: PdfKind, id: string, { version, page }: { version: string; page: number }) =>
    withQuery(`/files/${of}/${encodeURIComponent(id)}/${page}.webp`, { v: version }),
  rate: (of: { currency: string; date: string }) => withQuery("/rate", of),
  /**
   * Creates a draft that duplicates an issued invoice, or the invoice of a repeat on a date
   * (YYYY-MM-DD).
   */
  duplicate: (of: { invoice: string } | { repeat: string; date: string }) =>
    withQuery("/again", of),
  repeatInvoice: (invoiceId: string) => `${paths.invoice(invoiceId)}/repeat`,
  repeats: () => "/repeats",
  /** With `check`, the page shows what is missing. */
  invoiceDetails: (to: { draft: DraftName; check?: "1" }) => withQuery("/invoice_details", to),
  invoicePreview: (to: { draft: DraftName }) => withQuery("/invoice_preview", to),
};

/**
 * Joins an invoice id and a payment id or version number into one id, as in the file name of a
 * receipt.
 */
export function joinInvoiceChildId(invoiceId: string, childId: string | number): string {
  return `${invoiceId}_${childId}`;
}

/** Splits an id that `joinInvoiceChildId` has made. */
export function splitInvoiceChildId(id: string): { invoiceId: string; childId: string } {
  const [invoiceId = "", childId = ""] = id.split(/_(?=[^_]*$)/);
  return { invoiceId, childId };
}
