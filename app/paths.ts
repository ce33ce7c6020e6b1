import { childPath, withQuery } from "./lib/address";
import type { SortParams } from "./lib/list-sort";

/** One function per address of the app. */

export type InvoiceTab = "all" | "unpaid" | "draft";
/** Which of a tab's invoices; `status` by its name. */
export type InvoiceFilter = {
  due?: "overdue" | "open" | undefined;
  status?: "received" | undefined;
};
export type ContactTab = "all" | "customers" | "suppliers";
export type ItemTab = "all" | "selling" | "buying";
/** Those out of use; without it those in use. */
export type ItemFilter = { status?: "inactive" | undefined };
/**
 * Which half-made invoice: a new one, of the form with taxes or of its twin without, or the changes
 * to a stored one.
 */
export type DraftName = "new" | "test" | `edit-${string}`;

type NewRecord = { returnTo?: string; name?: string };

export const paths = {
  /**
   * `welcome` greets a new owner, by how the sign-up went: with the free trial, or with a plan that
   * a card pays.
   */
  home: (to: { welcome?: "trial" | "plan" } = {}) => withQuery("/", to),
  login: (to: { redirectTo?: string; demo?: boolean } = {}) =>
    withQuery("/login", { redirectTo: to.redirectTo, demo: to.demo ? "1" : undefined }),
  logout: () => "/logout",
  lite: () => "/lite",
  /** `kept` names what was typed before. */
  register: (to: { kept?: string } = {}) => withQuery("/register", to),
  payment: (kept?: string) => withQuery("/register/payment", { kept }),
  promotion: (code: string) => withQuery("/promotion", { code }),
  dropIn: () => "/dropin.js",
  /** `sent` is the email that the PIN was sent to. */
  forgotPassword: (to: { sent?: string } = {}) => withQuery("/forgotPassword", to),
  requestPin: (email = "", to: { done?: boolean } = {}) =>
    withQuery(email ? childPath("/requestPin", email) : "/requestPin", {
      done: to.done ? "1" : undefined,
    }),
  /** `token` is the link's own. */
  confirmEmail: (token = "", to: { done?: boolean } = {}) =>
    withQuery(token ? childPath("/confirm_email", token) : "/confirm_email", {
      done: to.done ? "1" : undefined,
    }),
  unsent: (then: string) => withQuery("/unsent", { then }),
  switchCompany: () => "/company",
  /** `name` is filled in. */
  createPerson: (to: NewRecord = {}) => withQuery("/create_person", to),
  createBusiness: (to: NewRecord = {}) => withQuery("/create_business", to),
  editPerson: (id: string, to: { returnTo?: string } = {}) =>
    withQuery(childPath("/edit_person", id), to),
  editBusiness: (id: string, to: { returnTo?: string } = {}) =>
    withQuery(childPath("/edit_business", id), to),
  createItem: (to: NewRecord = {}) => withQuery("/create_item", to),
  editItem: (id: string, to: { returnTo?: string } = {}) =>
    withQuery(childPath("/edit_item", id), to),
  contacts: (tab: ContactTab = "all", at: SortParams & ListPlace = {}) =>
    withQuery(`/contacts/${tab}`, at),
  invoices: (tab: InvoiceTab = "all", at: InvoiceFilter & PeriodParams & ListPlace = {}) =>
    withQuery(`/invoices/${tab}`, at),
  createInvoice: () => "/create_invoice",
  /**
   * The form of a half-made invoice; `at` is a place on it, `line` the id of the line that is acted
   * on, which stands open. `isChecked`: it says what it lacks.
   */
  invoiceForm: ({
    draft,
    line,
    at = line && `line-${line}`,
    summary,
    isChecked,
  }: {
    draft: DraftName;
    line?: string;
    at?: string;
    summary?: boolean;
    isChecked?: boolean;
  }) =>
    withQuery(formPath(draft), {
      summary: summary ? "1" : undefined,
      check: isChecked ? "1" : undefined,
      line,
    }) + (at ? `#${at}` : ""),
  invoice: (id: string) => childPath("/invoice", id),
  deletedInvoices: (to: { page?: number } = {}) => withQuery("/deleted_invoices", to),
  cashSale: (to: { q?: string; page?: number; chosen?: string[] } = {}) =>
    withQuery("/cash_sale", { q: to.q, page: to.page, item: to.chosen }),
  editInvoice: (id: string) => childPath("/edit_invoice", id),
  personalizeInvoice: (to: { draft?: DraftName; mode?: "register"; start?: "1" } = {}) =>
    withQuery("/invoice_personalization", to),
  /** What the business says of itself; `at` is a field of it. */
  business: ({ returnTo, at }: { returnTo?: string; at?: string } = {}) =>
    withQuery("/business", { returnTo }) + (at ? `#${at}` : ""),
  logo: (version: string) => withQuery("/business/logo.png", { v: version }),
  /** Where a form is kept while it is typed: an invoice's, or that of a page of contacts or items. */
  saveDraft: (to: { draft: DraftName } | { of: string }) => withQuery("/draft", to),
  suggestions: (to: { q: string }) => withQuery("/suggestions", to),
  items: (tab: ItemTab = "all", at: ItemFilter & SortParams & ListPlace = {}) =>
    withQuery(`/items/${tab}`, { status: at.status, ...at }),
};

/** Which days of a list are shown, and in which order, by what its address says. */
export type PeriodParams = Partial<Record<"period" | "from" | "to" | "sort" | "order", string>>;

/** What a list searches for, and how far down it is shown. */
type ListPlace = { q?: string; page?: number };

/** What an address narrows its list to; what it does not know, it leaves out. */
export function parseInvoiceFilter(params: URLSearchParams): InvoiceFilter {
  const due = params.get("due");
  return {
    due: due === "overdue" || due === "open" ? due : undefined,
    status: params.get("status") === "received" ? "received" : undefined,
  };
}

/** As it stands in the address. */
export function parsePeriodParams(params: URLSearchParams): PeriodParams {
  return Object.fromEntries(
    [...params].filter(([name]) => /^(period|from|to|sort|order)$/.test(name)),
  );
}

/** As `readInvoiceFilter`, of the items. */
export function parseItemFilter(params: URLSearchParams): ItemFilter {
  return { status: params.get("status") === "inactive" ? "inactive" : undefined };
}

/** Null for what names no draft. */
export function parseDraftName(text: string | null): DraftName | null {
  if (text === "new" || text === "test") return text;
  return text?.startsWith(EDIT_PREFIX) && text.length > EDIT_PREFIX.length && text.length < 100
    ? editDraftName(text.slice(EDIT_PREFIX.length))
    : null;
}

const EDIT_PREFIX = "edit-";

export function editDraftName(invoiceId: string): DraftName {
  return `${EDIT_PREFIX}${invoiceId}`;
}

/** The invoice a draft changes; null for a new one. */
export function editedInvoiceId(draft: DraftName): string | null {
  return draft.startsWith(EDIT_PREFIX) ? draft.slice(EDIT_PREFIX.length) : null;
}

function formPath(draft: DraftName): string {
  const invoiceId = editedInvoiceId(draft);
  if (invoiceId !== null) return paths.editInvoice(invoiceId);
  return draft === "test" ? "/create_invoice_test" : paths.createInvoice();
}

export type PdfKind = "invoice" | "preview" | "receipt" | "version" | "credit_note" | "statement";

/** Which payment line of which draft a choosing screen fills; `payment` counts from 0. */
export type PaymentPlace = { draft: DraftName; payment: number };

/**
 * A path of this app, encoded as an address and a header need it, or null: a return address may
 * come from anybody.
 */
export function safeReturnPath(to: string | null | undefined): string | null {
  if (!to?.startsWith("/") || to.startsWith("//") || /[\u0000-\u001f\\]/.test(to)) return null;
  const { pathname, search, hash } = new URL(to, "http://app.invalid");
  // What "/." is left out of may begin with two slashes.
  return pathname.startsWith("//") ? null : pathname + search + hash;
}
