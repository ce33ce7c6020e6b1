import { toChildPath, withQuery } from "./lib/address";
import type { SortParams } from "./lib/list-sort";

export type InvoiceTab = "all" | "unpaid" | "draft";
/** A filter of a tab's invoices. `due` selects unpaid ones: "open" those that are not overdue. */
export type InvoiceFilter = {
  due?: "overdue" | "open" | undefined;
  status?: "received" | undefined;
};
export type ContactTab = "all" | "customers" | "suppliers";
export type ItemTab = "all" | "selling" | "buying";
/** A filter of a tab's items; without a status, only active items are shown. */
export type ItemFilter = { status?: "inactive" | undefined };
/**
 * The name of an invoice draft: a new invoice, in the form with taxes ("new") or without ("test"),
 * or the changes to a stored invoice.
 */
export type DraftName = "new" | "test" | `edit-${string}`;

type NewRecord = { returnTo?: string; name?: string };

/**
 * Paths of the app, one function per address. Every page loads this object. Paths that only some
 * pages need are in modules of their own, such as app/invoices/paths.ts.
 */
export const paths = {
  /**
   * The dashboard. `welcome` shows a greeting to a new owner after a sign-up with the free trial, or
   * with a plan paid by card.
   */
  home: (query: { welcome?: "trial" | "plan" } = {}) => withQuery("/", query),
  /** The login; with `demo`, the form is filled in with the demo account. */
  login: (query: { redirectTo?: string; demo?: boolean } = {}) =>
    withQuery("/login", { redirectTo: query.redirectTo, demo: query.demo ? "1" : undefined }),
  logout: () => "/logout",
  /**
   * The path to which a form posts to turn 'Save data' on or off, or to choose a language. A form with
   * the method GET posts here with `returnTo`, and with the `proof` for browsers that need one.
   */
  lite: (query: { returnTo?: string; proof?: string | undefined } = {}) =>
    withQuery("/lite", query),
  /** `kept` is the name of a pending sign-up, whose values are filled in. */
  register: (query: { kept?: string } = {}) => withQuery("/register", query),
  /** The page on which a sign-up with a promo code is paid; `kept` is the name of this sign-up. */
  payment: (kept?: string) => withQuery("/register/payment", { kept }),
  /** The path from which script reads whether a promo code is valid. */
  promotion: (code: string) => withQuery("/promotion", { code }),
  /** The script of the card form. */
  dropIn: () => "/dropin.js",
  /** `sent` is the email to which the PIN was sent. */
  forgotPassword: (query: { sent?: string } = {}) => withQuery("/forgotPassword", query),
  /** The page on which the PIN is entered; with `done`, the password was reset. */
  requestPin: (email = "", query: { done?: boolean } = {}) =>
    withQuery(email ? toChildPath("/requestPin", email) : "/requestPin", {
      done: query.done ? "1" : undefined,
    }),
  /** `token` is the token of the link in the email; with `done`, the email was confirmed. */
  confirmEmail: (token = "", query: { done?: boolean } = {}) =>
    withQuery(token ? toChildPath("/confirm_email", token) : "/confirm_email", {
      done: query.done ? "1" : undefined,
    }),
  /** The page that offers to submit an interrupted post; `then` is the path to open afterwards. */
  unsent: (then: string) => withQuery("/unsent", { then }),
  switchCompany: () => "/company",
  /** The form is prefilled with `name`. */
  createPerson: (query: NewRecord = {}) => withQuery("/create_person", query),
  createBusiness: (query: NewRecord = {}) => withQuery("/create_business", query),
  editPerson: (id: string, query: { returnTo?: string } = {}) =>
    withQuery(toChildPath("/edit_person", id), query),
  editBusiness: (id: string, query: { returnTo?: string } = {}) =>
    withQuery(toChildPath("/edit_business", id), query),
  createItem: (query: NewRecord = {}) => withQuery("/create_item", query),
  editItem: (id: string, query: { returnTo?: string } = {}) =>
    withQuery(toChildPath("/edit_item", id), query),
  contacts: (tab: ContactTab = "all", query: SortParams & ListPlace = {}) =>
    withQuery(`/contacts/${tab}`, query),
  invoices: (tab: InvoiceTab = "all", query: InvoiceFilter & PeriodParams & ListPlace = {}) =>
    withQuery(`/invoices/${tab}`, query),
  createInvoice: () => "/create_invoice",
  /**
   * The form of a draft. `at` is the id of an element to scroll to, and `line` the id of the line
   * that is open. With `summary`, the form shows the summary of the invoice. With `isChecked`, the
   * form shows its errors.
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
  invoice: (id: string) => toChildPath("/invoice", id),
  deletedInvoices: (query: { page?: number } = {}) => withQuery("/deleted_invoices", query),
  /** `chosen` has the ids of the ticked items. */
  cashSale: (query: { q?: string; page?: number; chosen?: string[] } = {}) =>
    withQuery("/cash_sale", { q: query.q, page: query.page, item: query.chosen }),
  editInvoice: (id: string) => toChildPath("/edit_invoice", id),
  /**
   * The first page of the wizard. `mode` is set for a new owner, who first sees an introduction; the
   * link of the introduction sets `start`.
   */
  personalizeInvoice: (query: { draft?: DraftName; mode?: "register"; start?: "1" } = {}) =>
    withQuery("/invoice_personalization", query),
  /** The business profile. `at` is the id of a field to scroll to. */
  business: ({ returnTo, at }: { returnTo?: string; at?: string } = {}) =>
    withQuery("/business", { returnTo }) + (at ? `#${at}` : ""),
  logo: (updatedAt: string) => withQuery("/business/logo.png", { v: updatedAt }),
  /**
   * The path to which script posts a form while the user types, to store its draft: the draft of an
   * invoice, or of the contact or item form at the path `of`.
   */
  saveDraft: (query: { draft: DraftName } | { of: string }) => withQuery("/draft", query),
  /** The path from which script reads the names that match a search. */
  suggestions: (query: { q: string }) => withQuery("/suggestions", query),
  items: (tab: ItemTab = "all", query: ItemFilter & SortParams & ListPlace = {}) =>
    withQuery(`/items/${tab}`, { status: query.status, ...query }),
};

/** The query parameters for the period and order of a list. */
export type PeriodParams = Partial<Record<"period" | "from" | "to" | "sort" | "order", string>>;

/** The search text of a list, and the last of the pages that it shows. */
type ListPlace = { q?: string; page?: number };

/** Parses the filter in an address; unknown values are ignored. */
export function parseInvoiceFilter(params: URLSearchParams): InvoiceFilter {
  const due = params.get("due");
  return {
    due: due === "overdue" || due === "open" ? due : undefined,
    status: params.get("status") === "received" ? "received" : undefined,
  };
}

/** Returns the parameters for period and order in an address, unchecked. */
export function parsePeriodParams(params: URLSearchParams): PeriodParams {
  return Object.fromEntries(
    [...params].filter(([name]) => /^(period|from|to|sort|order)$/.test(name)),
  );
}

/** Parses the item filter in an address; unknown values are ignored. */
export function parseItemFilter(params: URLSearchParams): ItemFilter {
  return { status: params.get("status") === "inactive" ? "inactive" : undefined };
}

/** Returns null when the text is not the name of a draft. */
export function parseDraftName(text: string | null): DraftName | null {
  if (text === "new" || text === "test") return text;
  return text?.startsWith(EDIT_PREFIX) && text.length > EDIT_PREFIX.length && text.length < 100
    ? toEditDraftName(text.slice(EDIT_PREFIX.length))
    : null;
}

const EDIT_PREFIX = "edit-";

/** Returns the name of the draft that changes a stored invoice. */
export function toEditDraftName(invoiceId: string): DraftName {
  return `${EDIT_PREFIX}${invoiceId}`;
}

/** Returns the id of the invoice that the draft changes; null for a new invoice. */
export function parseEditedInvoiceId(draft: DraftName): string | null {
  return draft.startsWith(EDIT_PREFIX) ? draft.slice(EDIT_PREFIX.length) : null;
}

function formPath(draft: DraftName): string {
  const invoiceId = parseEditedInvoiceId(draft);
  if (invoiceId !== null) return paths.editInvoice(invoiceId);
  return draft === "test" ? "/create_invoice_test" : paths.createInvoice();
}

/** The kinds of PDFs, as they are named in the addresses of the files. */
export type PdfKind =
  | "invoice"
  | "preview"
  | "receipt"
  | "whole_receipt"
  | "refund"
  | "version"
  | "credit_note"
  | "statement";

/** The payment line of a draft that a chooser fills; `payment` is its index from 0. */
export type PaymentPlace = { draft: DraftName; payment: number };

/**
 * Returns a path of this app, encoded for addresses and headers; null for any other text. The return
 * path in a request must be checked, because another site can write it into a link.
 */
export function parseReturnPath(to: string | null | undefined): string | null {
  if (!to?.startsWith("/") || to.startsWith("//") || /[\u0000-\u001f\\]/.test(to)) return null;
  const { pathname, search, hash } = new URL(to, "http://app.invalid");
  // Removing "/." can leave two slashes at the start.
  return pathname.startsWith("//") ? null : pathname + search + hash;
}
