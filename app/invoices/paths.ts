import { childPath, withQuery } from "~/lib/address";
import {
  paths,
  type ContactTab,
  type DraftName,
  type PaymentPlace,
  type PdfKind,
  type PeriodParams,
} from "~/paths";

/** An item on its way to an invoice; the quantity as it is typed, blank for one. */
export type ChosenItem = { id: string; quantity: string };

/** Addresses to which only invoices lead; apart from those of the menu, which every page loads. */
export const invoicePaths = {
  /** The PDF of a receipt. */
  receiptPdf: (invoiceId: string, paymentId: string) =>
    invoicePaths.pdf("receipt", joinPartId(invoiceId, paymentId)),
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
   * `version` is one that was issued; left out, it is as it is now. Close leads to `returnTo`, or to
   * the form.
   */
  previewPdf: (invoiceId: string, to: { version?: number; returnTo?: string | undefined } = {}) =>
    withQuery("/preview_pdf", { invoice: invoiceId, ...to }),
  versions: (invoiceId: string) => `${paths.invoice(invoiceId)}/versions`,
  send: (invoiceId: string) => `${paths.invoice(invoiceId)}/send`,
  remind: (invoiceId: string) => `${paths.invoice(invoiceId)}/send?reminder=friendly`,
  voidInvoice: (invoiceId: string) => `${paths.invoice(invoiceId)}/void`,
  /** The PDF of an invoice or, `of` "preview", of a draft. */
  pdf: (of: PdfKind, id: string) => `/files/${of}/${encodeURIComponent(id)}.pdf`,
  pdfPage: (of: PdfKind, id: string, { version, page }: { version: string; page: number }) =>
    withQuery(`/files/${of}/${encodeURIComponent(id)}/${page}.webp`, { v: version }),
  rate: (of: { currency: string; date: string }) => withQuery("/rate", of),
  /** A new draft of an issued invoice, or of a repeat on one of its days. */
  duplicate: (of: { invoice: string } | { repeat: string; date: string }) =>
    withQuery("/again", of),
  repeatInvoice: (invoiceId: string) => `${paths.invoice(invoiceId)}/repeat`,
  repeats: () => "/repeats",
  /** `check`: they say what they lack. */
  invoiceDetails: (to: { draft: DraftName; check?: "1" }) => withQuery("/invoice_details", to),
  invoicePreview: (to: { draft: DraftName }) => withQuery("/invoice_preview", to),
};

/** What names a part of an invoice in the name of a file: a payment of it, or a version. */
export function joinPartId(invoiceId: string, part: string | number): string {
  return `${invoiceId}_${part}`;
}

/** As `partId` has made it. */
export function parsePartId(id: string): { invoiceId: string; part: string } {
  const [invoiceId = "", part = ""] = id.split(/_(?=[^_]*$)/);
  return { invoiceId, part };
}
