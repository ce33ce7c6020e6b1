/** One function per address of the app. */

export type InvoiceTab = "all" | "unpaid" | "draft";
export type ContactTab = "all" | "customers" | "suppliers";
export type ItemTab = "all" | "selling" | "buying";
/** Which half-made invoice: of the form with taxes, or of its twin without. */
export type DraftName = "new" | "test";

export const paths = {
  home: () => "/",
  login: (to: { redirectTo?: string; demo?: boolean } = {}) =>
    withQuery("/login", { redirectTo: to.redirectTo, demo: to.demo ? "1" : undefined }),
  logout: () => "/logout",
  register: () => "/register",
  forgotPassword: () => "/forgotPassword",
  switchCompany: () => "/company",
  createPerson: (to: { returnTo?: string } = {}) => withQuery("/create_person", to),
  createBusiness: (to: { returnTo?: string } = {}) => withQuery("/create_business", to),
  editPerson: (id: string, to: { returnTo?: string } = {}) => withQuery(`/edit_person/${encodeURIComponent(id)}`, to),
  editBusiness: (id: string, to: { returnTo?: string } = {}) => withQuery(`/edit_business/${encodeURIComponent(id)}`, to),
  createItem: (to: { returnTo?: string } = {}) => withQuery("/create_item", to),
  editItem: (id: string, to: { returnTo?: string } = {}) => withQuery(`/edit_item/${encodeURIComponent(id)}`, to),
  contacts: (tab: ContactTab = "all", at: ListPlace = {}) => withQuery(`/contacts/${tab}`, at),
  invoices: (tab: InvoiceTab = "all", page?: number) => withQuery(`/invoices/${tab}`, { page }),
  createInvoice: () => "/create_invoice",
  /** The form of a half-made invoice; `at` is a place on it. */
  invoiceForm: ({ draft, at, summary }: { draft: DraftName; at?: string; summary?: boolean }) =>
    withQuery(draft === "test" ? "/create_invoice_test" : paths.createInvoice(), { summary: summary ? "1" : undefined }) + (at ? `#${at}` : ""),
  editInvoice: (id: string) => `/edit_invoice/${encodeURIComponent(id)}`,
  selectContact: (to: { draft: DraftName; tab?: ContactTab; q?: string; page?: number }) =>
    withQuery(`/select_contact/${to.tab ?? "customers"}`, { draft: to.draft, q: to.q, page: to.page }),
  selectItem: (to: { draft: DraftName; q?: string; page?: number; chosen?: string[] }) =>
    withQuery("/select_item", { draft: to.draft, q: to.q, page: to.page, item: to.chosen }),
  selectAccount: (to: { draft: DraftName }) => withQuery("/select_account", to),
  selectPayment: (to: PaymentPlace) => withQuery("/select_payment", to),
  method: (to: PaymentPlace) => withQuery("/method", to),
  account: (to: PaymentPlace) => withQuery("/account", to),
  previewPdf: (invoiceId: string) => withQuery("/preview_pdf", { invoice: invoiceId }),
  invoicePdf: (id: string) => `/files/invoice/${encodeURIComponent(id)}.pdf`,
  invoicePage: (id: string, version: string, page: number) =>
    withQuery(`/files/invoice/${encodeURIComponent(id)}/${page}.webp`, { v: version }),
  rate: (of: { currency: string; date: string }) => withQuery("/rate", of),
  personalizeInvoice: () => "/invoice_personalization",
  items: (tab: ItemTab = "all", at: ListPlace = {}) => withQuery(`/items/${tab}`, at),
};

/** What a list searches for, and how far down it is shown. */
type ListPlace = { q?: string; page?: number };

/** Null for what names no draft. */
export function readDraftName(text: string | null): DraftName | null {
  return DRAFTS.find((name) => name === text) ?? null;
}

const DRAFTS: DraftName[] = ["new", "test"];

/** Which payment line of which draft a choosing screen fills; `payment` counts from 0. */
export type PaymentPlace = { draft: DraftName; payment: number };

/** A path of this app, or null: a return address may come from anybody. */
export function safeReturn(to: string | null | undefined): string | null {
  if (!to?.startsWith("/") || /^\/[/\\]/.test(to) || /[\u0000-\u001f\\]/.test(to)) return null;
  return to;
}

type Query = Record<string, string | number | string[] | undefined>;

function withQuery(path: string, query: Query): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === "") continue;
    for (const one of Array.isArray(value) ? value : [value]) params.append(name, String(one));
  }
  const text = params.toString();
  return text ? `${path}?${text}` : path;
}
