/** One function per address of the app. */

export type InvoiceTab = "all" | "unpaid" | "draft";
export type ContactTab = "all" | "customers" | "suppliers";
export type ItemTab = "all" | "selling" | "buying";
/** Which half-made invoice: of the form with taxes, or of its twin without. */
export type DraftName = "new" | "test";

export const paths = {
  home: (to: { welcome?: boolean } = {}) => withQuery("/", { welcome: to.welcome ? "1" : undefined }),
  login: (to: { redirectTo?: string; demo?: boolean } = {}) =>
    withQuery("/login", { redirectTo: to.redirectTo, demo: to.demo ? "1" : undefined }),
  logout: () => "/logout",
  /** `kept` names what was typed before. */
  register: (to: { kept?: string } = {}) => withQuery("/register", to),
  payment: (kept?: string) => withQuery("/register/payment", { kept }),
  promotion: (code: string) => withQuery("/promotion", { code }),
  dropIn: () => "/dropin.js",
  /** `sent` is the email that the PIN was sent to. */
  forgotPassword: (to: { sent?: string } = {}) => withQuery("/forgotPassword", to),
  requestPin: (email = "", to: { done?: boolean } = {}) =>
    withQuery(email ? `/requestPin/${encodeURIComponent(email)}` : "/requestPin", { done: to.done ? "1" : undefined }),
  unsent: (then: string) => withQuery("/unsent", { then }),
  switchCompany: () => "/company",
  createPerson: (to: { returnTo?: string } = {}) => withQuery("/create_person", to),
  createBusiness: (to: { returnTo?: string } = {}) => withQuery("/create_business", to),
  createItem: () => "/create_item",
  contacts: (tab: ContactTab = "all") => `/contacts/${tab}`,
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
  personalizeInvoice: (to: { mode?: "register" } = {}) => withQuery("/invoice_personalization", to),
  items: (tab: ItemTab = "all") => `/items/${tab}`,
};

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

/** Whether what is posted to this address stays in a draft by itself. */
export function isKeptAsDraft(path: string): boolean {
  return /^\/(create_invoice|edit_invoice|invoice_|select_|method|account)/.test(path);
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
