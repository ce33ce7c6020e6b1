import { invoiceFormWords } from "../../../../domain/words/invoice-form";
import { invoiceSaveWords as words } from "../../../../domain/words/invoice-save";
import { fill } from "../../../../domain/words/message";
import { INVOICE_LIMITS } from "../../../../domain/limits/invoices";
import { redirect } from "@remix-run/node";
import { createNotFoundPage } from "~/server/request/error-page.server";
import { randomUUID } from "node:crypto";
import { readDraftOrInitial } from "./initial-draft.server";
import { findDraft, saveDraft, type Draft } from "~/invoices/draft.server";
import { type InvoiceForm, type LineForm } from "~/invoices/schema";
import type { TaxCode } from "~/models/lists.server";
import type { SellableProduct } from "~/models/products/sellable.server";
import { isContactLocked, readInvoiceOrCached } from "~/models/invoices/record.server";
import {
  parseEditedInvoiceId,
  paths,
  parseDraftName,
  type DraftName,
  type PaymentPlace,
} from "~/paths";
import { redirectWithInfo } from "~/server/session/toast.server";
import { fingerprintPost } from "~/server/drafts/drafts.server";
import type { Session } from "~/server/session/session-storage.server";

/** These functions read and change the draft of an invoice for the choosers. */

/**
 * Reads the draft that the query parameter `draft` names, by default the draft of a new invoice.
 * Throws a 404 page for an invalid name.
 */
export async function requireDraft(
  session: Session,
  request: Request,
): Promise<{ name: DraftName; draft: Draft }> {
  const name = parseDraftName(new URL(request.url).searchParams.get("draft") ?? "new");
  if (!name) throw createNotFoundPage();
  return { name, draft: await readDraftOrInitial(session, name) };
}

/** Throws a redirect to the form when the contact of the invoice is locked. */
export async function requireUnlockedContact(session: Session, name: DraftName): Promise<void> {
  const invoiceId = parseEditedInvoiceId(name);
  if (invoiceId === null || !isContactLocked(await readInvoiceOrCached(session, invoiceId))) return;
  throw await redirectWithInfo(
    paths.invoiceForm({ draft: name }),
    () => invoiceFormWords.lockedContact,
  );
}

/**
 * Reads the payment whose index is in the query parameter `payment`. The index after the last
 * payment stands for a new payment. By default, returns the first new payment that is incomplete,
 * or else a blank one. Throws a redirect to the form for any other index, for a recorded payment,
 * and when the invoice has no room for another payment.
 */
export async function requirePayment(session: Session, request: Request) {
  const { name, draft } = await requireDraft(session, request);
  const requested = new URL(request.url).searchParams.get("payment");
  const index =
    requested === null
      ? findUnfinishedPayment(draft)
      : /^\d{1,3}$/.test(requested)
        ? Number(requested)
        : -1;
  if (index >= INVOICE_LIMITS.payments)
    throw await redirectWithInfo(paths.invoiceForm({ draft: name, at: "payments" }), () =>
      fill(words.tooManyPayments, { max: INVOICE_LIMITS.payments }),
    );
  const isRecorded = Boolean(draft.form.payments[index]?.recordedOn);
  if (index < 0 || index > draft.form.payments.length || isRecorded)
    throw redirect(paths.invoiceForm({ draft: name, at: "payments" }));
  const place: PaymentPlace = { draft: name, payment: index };
  const payment = draft.form.payments[index] ?? BLANK_PAYMENT;
  return { name, draft, place, payment };
}

function findUnfinishedPayment({ form: { payments } }: Draft): number {
  const incompleteIndex = payments.findIndex(
    ({ storedId, methodId, accountId, amount }) =>
      !storedId && !(methodId && accountId && amount.trim()),
  );
  return incompleteIndex < 0 ? payments.length : incompleteIndex;
}

const BLANK_PAYMENT = {
  storedId: "",
  isRemoved: "",
  methodId: "",
  methodName: "",
  accountId: "",
  accountName: "",
  amount: "",
  recordedOn: "",
};

/** Adds lines to the end of the draft, and redirects to the first added line. */
export function addLinesToDraft(
  session: Session,
  submission: Omit<DraftSubmission, "change" | "to">,
  lines: LineForm[],
) {
  const to = paths.invoiceForm({ draft: submission.name, at: toLineAnchor(lines) });
  const change = (form: InvoiceForm) => withLines(form, lines);
  return submitDraftChange(session, { ...submission, change, to });
}

type DraftChange = { name: DraftName; draft: Draft; change: (form: InvoiceForm) => InvoiceForm };

type DraftSubmission = DraftChange & { request: Request; posted: FormData; to: string };

/**
 * Changes the draft once for a posted form, and redirects to `to`. Redirects to the form with a
 * message when the draft would have too many lines.
 */
export async function submitDraftChange(
  session: Session,
  { request, posted, to, ...changed }: DraftSubmission,
) {
  if (await changeDraft(session, { ...changed, madeBy: fingerprintPost(request, posted) }))
    return redirect(to);
  return redirectWithInfo(
    paths.invoiceForm({ draft: changed.name, at: "lines" }),
    formatTooManyLines,
  );
}

/**
 * Changes the draft, unless the same `madeBy` has stored its newest revision: a post that is
 * repeated at once has no effect. A draft that was discarded meanwhile is not changed either.
 * Returns false only when the draft would have too many lines. `madeBy` and `pressedOn` are
 * described in `FormDraft`.
 */
export async function changeDraft(
  session: Session,
  { name, draft, change, madeBy, pressedOn }: DraftChange & Pick<Draft, "madeBy" | "pressedOn">,
): Promise<boolean> {
  let before: Draft | null = draft;
  // When another request has stored the draft meanwhile, the change is applied to the newer
  // revision.
  while (before && before.madeBy !== madeBy) {
    const form = change(before.form);
    if (form.lines.length > INVOICE_LIMITS.lines) return false;
    const storedDraft = before.revision === 0 ? null : before;
    if (await saveDraft(session, name, { before: storedDraft, form, madeBy, pressedOn })) break;
    before = await findDraft(session, name);
  }
  return true;
}

export function formatTooManyLines(): string {
  return fill(words.tooManyLines, { max: INVOICE_LIMITS.lines });
}

/**
 * Returns an idempotency key for one rendering of a form. A choice that is posted again from a new
 * rendering counts again.
 */
export function createFormKey(): string {
  return randomUUID();
}

/** Returns the form with one payment changed, or added to the end. */
export function withPayment(
  form: InvoiceForm,
  index: number,
  fields: Partial<InvoiceForm["payments"][number]>,
): InvoiceForm {
  const payments = [...form.payments];
  // Another tab may have removed payments. The index is limited, because a gap in the list would
  // make the draft unreadable.
  const place = Math.min(index, payments.length);
  payments[place] = { ...BLANK_PAYMENT, ...payments[place], ...fields };
  return { ...form, payments };
}

/** Returns the form with these lines added to the end. */
export function withLines(form: InvoiceForm, lines: LineForm[]): InvoiceForm {
  return { ...form, lines: [...form.lines, ...lines], itemToAdd: "" };
}

/** Returns the anchor of the first of these lines, or of the list when there are no lines. */
export function toLineAnchor(lines: LineForm[]): string {
  return lines[0] ? `line-${lines[0].id}` : "lines";
}

/** Returns an error message when the draft has no room for `count` more lines; otherwise null. */
export function findLineLimitError({ form }: Draft, count: number): string | null {
  return form.lines.length + count > INVOICE_LIMITS.lines ? formatTooManyLines() : null;
}

/**
 * Returns a line with the product at its catalogue price. `pricedIn` is the code of the price's
 * currency. `quantity` is as typed; an empty quantity means 1. The product's tax is left out when
 * it is not in `taxCodes`.
 */
export function toProductLine(
  product: SellableProduct,
  { pricedIn, taxCodes, quantity = "" }: ProductLineOptions,
): LineForm {
  const { id: productId, name, salePrice: unitPrice } = product;
  const taxCodeId = taxCodes.find(({ id }) => id === product.taxCodeId)?.id ?? "";
  const line = { ...blankLine(), productId, name, unitPrice, taxCodeId, pricedIn };
  return quantity ? { ...line, quantity } : line;
}

type ProductLineOptions = { pricedIn: string; taxCodes: TaxCode[]; quantity?: string | undefined };

/** Returns a line with a service that has the name of its account. The user types the price. */
export function toServiceLine(account: { id: string; name: string }): LineForm {
  return { ...blankLine(), accountId: account.id, name: account.name };
}

function blankLine(): LineForm {
  return {
    id: randomUUID().slice(0, 8),
    storedId: "",
    productId: "",
    accountId: "",
    name: "",
    description: "",
    quantity: "1",
    unitPrice: "",
    discount: "",
    taxCodeId: "",
    pricedIn: "",
    oldPrice: "",
    oldTax: "",
    isGone: "",
  };
}
