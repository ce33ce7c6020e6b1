import * as z from "zod";
import { findDraft } from "../draft.server";
import { createNotFoundPage } from "~/server/request/error-page.server";
import { readFormContext } from "../form/context.server";
import { toInvoiceInput } from "../form/save/input.server";
import { parseDraftName } from "~/paths";
import type { Session } from "~/server/session/session-storage.server";
import { splitInvoiceChildId } from "../paths";
import { requireExtension } from "~/server/v2/extensions.server";
import { parseStatementFileId } from "~/lib/owed-paths";
import { fetchStatementPdf } from "~/models/owed/statement.server";
import { fetchCreditNotePdf } from "~/models/credit-notes/record.server";
import {
  fetchInvoicePdf,
  fetchPreviewPdf,
  fetchReceiptPdf,
  fetchVersionPdf,
} from "~/models/invoices/pdf.server";
import { fetchRefundSlip, fetchWholeReceiptPdf } from "~/models/receipts/record.server";

/**
 * The parameters of a PDF's address. The id becomes part of an address of the API, so it must not
 * contain dots or slashes.
 */
const fileParams = z.object({
  kind: z.enum([
    "invoice",
    "preview",
    "receipt",
    "whole_receipt",
    "refund",
    "version",
    "credit_note",
    "statement",
  ]),
  id: z.string().regex(/^[\w-]{1,100}$/),
});

const receiptPaper = z.enum(["a4", "a5", "roll"]);

const pageParams = fileParams.extend({
  page: z
    .string()
    .regex(/^[1-9]\d{0,4}$/)
    .transform(Number),
  version: z
    .string()
    .regex(/^[\w-]{16}$/)
    .optional(),
});

/**
 * Parses the address of the picture of one PDF page. `version`, the query parameter `v`, is the
 * hash of the PDF from which the picture was drawn. Throws a 404 page when the address is invalid.
 */
export function requirePageParams(
  params: Record<string, string | undefined>,
  search: URLSearchParams,
) {
  const parsed = pageParams.safeParse({ ...params, version: search.get("v") ?? undefined });
  if (!parsed.success) throw createNotFoundPage();
  return parsed.data;
}

/**
 * Fetches the PDF that an address names: an invoice, a version, the preview of a draft, a receipt,
 * a credit note, a refund or a statement. `search` may contain `size`, the paper size of a receipt or
 * a refund. Throws a 404 page when the address is invalid or names a draft that does not exist.
 */
export async function fetchPdf(
  session: Session,
  params: Record<string, string | undefined>,
  search = new URLSearchParams(),
) {
  const parsed = fileParams.safeParse(params);
  if (!parsed.success) throw createNotFoundPage();
  const { kind, id } = parsed.data;
  if (kind === "invoice") return fetchInvoicePdf(session, id);
  if (kind === "credit_note") {
    await requireExtension("credit_notes");
    return fetchCreditNotePdf(session, id);
  }
  if (kind === "receipt") {
    await requireExtension("payments");
    const { invoiceId, childId } = splitInvoiceChildId(id);
    const paper = requirePaper(search);
    return fetchReceiptPdf(session, { invoiceId, paymentId: childId, paper });
  }
  if (kind === "whole_receipt" || kind === "refund") {
    await requireExtension("receipts");
    const fetchPaper = kind === "refund" ? fetchRefundSlip : fetchWholeReceiptPdf;
    return fetchPaper(session, { id, paper: requirePaper(search) });
  }
  if (kind === "version") {
    await requireExtension("issued");
    const { invoiceId, childId } = splitInvoiceChildId(id);
    return fetchVersionPdf(session, invoiceId, childId);
  }
  if (kind === "statement") {
    await requireExtension("owed");
    const statement = parseStatementFileId(id);
    if (!statement) throw createNotFoundPage();
    return fetchStatementPdf(session, statement.contactId, statement);
  }
  const name = parseDraftName(id);
  const draft = name && (await findDraft(session, name));
  if (!draft) throw createNotFoundPage();
  const { rules, stored } = await readFormContext(session, name);
  return fetchPreviewPdf(session, toInvoiceInput(draft.form, rules), stored?.id ?? null);
}

/** Returns the paper size in `size`. Throws a 404 page for an unknown one. */
function requirePaper(search: URLSearchParams) {
  const paper = receiptPaper.safeParse(search.get("size") ?? "a4");
  if (!paper.success) throw createNotFoundPage();
  return paper.data;
}

/** Returns a function that fetches the PDF, and the name under which the PDF is cached. */
export function toPdfSource(session: Session, kind: string, id: string) {
  return { name: `${kind} ${id}`, fetch: () => fetchPdf(session, { kind, id }) };
}
