import { toChildPath, withQuery } from "~/lib/address";
import {
  paths,
  type ContactTab,
  type DraftName,
  type InvoiceFilter,
  type InvoiceTab,
  type PaymentPlace,
  type PdfKind,
  type PeriodParams,
} from "~/paths";

/** An item that is chosen for an invoice. `quantity` is as typed; an empty quantity means 1. */
export type ChosenItem = { id: string; quantity: string };

/**
 * The parameters of the list in which invoices are chosen: those of the list, the ticked invoices,
 * whether all shown rows are ticked, whether the last choice had no invoice ("none") or too many
 * ("many"), whether to ask if the ticked invoices should be marked as sent or emailed, and whether
 * marking them leads to the question about emails.
 */
export type SelectionQuery = InvoiceFilter &
  PeriodParams & {
    q?: string;
    page?: number;
    item?: string[];
    all?: "1";
    problem?: "none" | "many";
    ask?: "send" | "mail";
    then?: "mail";
  };

/**
 * The addresses that are linked only from pages about invoices. The addresses that other pages link
 * to as well are in `paths`, which every page loads.
 */
export const invoicePaths = {
  receiptPdf: (invoiceId: string, paymentId: string) =>
    invoicePaths.pdf("receipt", joinInvoiceChildId(invoiceId, paymentId)),
  receipt: (invoiceId: string, paymentId: string) =>
    toChildPath(`${paths.invoice(invoiceId)}/receipt`, paymentId),
  /** The receipt of money that came in for several invoices, or went on account. */
  wholeReceipt: (id: string) => toChildPath("/receipt", id),
  refund: (id: string) => toChildPath("/refund", id),
  confirmCashSale: () => "/cash_sale/confirm",
  creditInvoice: (invoiceId: string) => `${paths.invoice(invoiceId)}/credit`,
  creditNotes: (query: { q?: string; page?: number } & PeriodParams = {}) =>
    withQuery("/credit_notes", query),
  payments: (query: { page?: number } & PeriodParams = {}) => withQuery("/payments", query),
  creditNote: (id: string) => toChildPath("/credit_note", id),
  voidCreditNote: (id: string) => `${invoicePaths.creditNote(id)}/void`,
  recordPayment: (invoiceId: string) => `${paths.invoice(invoiceId)}/payment`,
  selectContact: (query: { draft: DraftName; tab?: ContactTab; q?: string; page?: number }) =>
    withQuery(`/select_contact/${query.tab ?? "customers"}`, {
      draft: query.draft,
      q: query.q,
      page: query.page,
    }),
  selectItem: (query: { draft: DraftName; q?: string; page?: number; chosen?: ChosenItem[] }) =>
    withQuery("/select_item", {
      draft: query.draft,
      q: query.q,
      page: query.page,
      item: query.chosen?.map(({ id }) => id),
      quantity: query.chosen?.some(({ quantity }) => quantity)
        ? query.chosen.map(({ quantity }) => quantity)
        : undefined,
    }),
  selectAccount: (query: { draft: DraftName }) => withQuery("/select_account", query),
  selectPayment: (place: PaymentPlace) => withQuery("/select_payment", place),
  method: (place: PaymentPlace) => withQuery("/method", place),
  account: (place: PaymentPlace) => withQuery("/account", place),
  /**
   * `version` is the number of a version; by default, the PDF of the current invoice is shown.
   * Without `version`, `returnTo` is the address of the Close button, by default the form.
   */
  previewPdf: (
    invoiceId: string,
    query: { version?: number; returnTo?: string | undefined } = {},
  ) => withQuery("/preview_pdf", { invoice: invoiceId, ...query }),
  versions: (invoiceId: string) => `${paths.invoice(invoiceId)}/versions`,
  send: (invoiceId: string) => `${paths.invoice(invoiceId)}/send`,
  remind: (invoiceId: string) => `${paths.invoice(invoiceId)}/send?reminder=friendly`,
  voidInvoice: (invoiceId: string) => `${paths.invoice(invoiceId)}/void`,
  /**
   * The address of a PDF. `id` identifies the record; for the kind "preview" it is the name of a
   * draft.
   */
  pdf: (kind: PdfKind, id: string) => `/files/${kind}/${encodeURIComponent(id)}.pdf`,
  /** The list of a tab with a checkbox per row. `item` are the ids of the ticked invoices. */
  selectInvoices: (tab: InvoiceTab, query: SelectionQuery = {}) =>
    withQuery(`/select_invoices/${tab}`, query),
  /** The PDF of several invoices. */
  invoicesPdf: (item: string[]) => withQuery("/files/invoices.pdf", { item }),
  /**
   * The address of a picture of one page of a PDF. `version` is a hash of the PDF, and `page`
   * counts from 1.
   */
  pdfPage: (kind: PdfKind, id: string, { version, page }: { version: string; page: number }) =>
    withQuery(`/files/${kind}/${encodeURIComponent(id)}/${page}.webp`, { v: version }),
  /** The path to which script posts the form of a draft, to show it as paper. */
  draftPaper: (query: { draft: DraftName }) => withQuery("/draft_paper", query),
  itemOptions: (query: { q: string }) => withQuery("/item_options", query),
  rate: (query: { currency: string; date: string }) => withQuery("/rate", query),
  /**
   * The address of the page that duplicates an issued invoice, or the invoice of a repeat for a
   * date (YYYY-MM-DD).
   */
  duplicate: (source: { invoice: string } | { repeat: string; date: string }) =>
    withQuery("/again", source),
  repeatInvoice: (invoiceId: string) => `${paths.invoice(invoiceId)}/repeat`,
  repeats: () => "/repeats",
  changeRepeat: (repeatId: string) => toChildPath("/repeats", repeatId),
  /** With `check`, the page shows the errors of its fields. */
  invoiceDetails: (query: { draft: DraftName; check?: "1" }) =>
    withQuery("/invoice_details", query),
  invoicePreview: (query: { draft: DraftName }) => withQuery("/invoice_preview", query),
};

/**
 * Joins the id of an invoice and the id of its payment, or the number of its version, into one id
 * for the address of a PDF.
 */
export function joinInvoiceChildId(invoiceId: string, childId: string | number): string {
  return `${invoiceId}_${childId}`;
}

/**
 * Splits an id that `joinInvoiceChildId` has made. `childId` is the payment id or version number;
 * empty when the id has no "_".
 */
export function splitInvoiceChildId(id: string): { invoiceId: string; childId: string } {
  const [invoiceId = "", childId = ""] = id.split(/_(?=[^_]*$)/);
  return { invoiceId, childId };
}
