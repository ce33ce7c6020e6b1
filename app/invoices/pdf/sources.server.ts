import * as z from "zod";
import { readDraft } from "../draft.server";
import { notFound } from "~/server/request/error-page.server";
import { readContext } from "../form/context.server";
import { toInput } from "../form/input.server";
import { readDraftName } from "~/paths";
import type { Session } from "~/server/session/session-storage.server";
import { readPartId } from "../paths";
import { requireExtension } from "~/server/v2/extensions.server";
import { readStatementFileId } from "~/lib/owed-paths";
import { fetchStatementPdf } from "~/models/owed/statement.server";
import { fetchCreditNotePdf } from "~/models/credit-notes/pdf.server";
import {
  fetchInvoicePdf,
  fetchPreviewPdf,
  fetchReceiptPdf,
  fetchVersionPdf,
} from "~/models/invoices/pdf.server";

/**
 * What the addresses of the app's files name. An id becomes a part of an address of the API, so it
 * has no dots and slashes.
 */
const fileParams = z.object({
  kind: z.enum(["invoice", "preview", "receipt", "version", "credit_note", "statement"]),
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

/** Reads the address of a page's picture, `?v=` naming the version; throws a 404 for any other. */
export function parsePageParams(
  params: Record<string, string | undefined>,
  search: URLSearchParams,
) {
  const read = pageParams.safeParse({ ...params, version: search.get("v") ?? undefined });
  if (!read.success) throw notFound();
  return read.data;
}

/**
 * What an address of the app's files names: an invoice or a version of it, a draft as it would be
 * printed, a receipt, a credit note or a statement; throws a 404 for any other.
 */
export async function fetchPdf(
  session: Session,
  params: Record<string, string | undefined>,
  search = new URLSearchParams(),
) {
  const read = fileParams.safeParse(params);
  if (!read.success) throw notFound();
  const { kind, id } = read.data;
  if (kind === "invoice") return fetchInvoicePdf(session, id);
  if (kind === "credit_note") {
    await requireExtension("credit_notes");
    return fetchCreditNotePdf(session, id);
  }
  if (kind === "receipt") {
    await requireExtension("payments");
    const { invoiceId, part } = readPartId(id);
    const paper = receiptPaper.safeParse(search.get("size") ?? "a4");
    if (!paper.success) throw notFound();
    return fetchReceiptPdf(session, { invoiceId, paymentId: part, paper: paper.data });
  }
  if (kind === "version") {
    await requireExtension("issued");
    const { invoiceId, part } = readPartId(id);
    return fetchVersionPdf(session, invoiceId, part);
  }
  if (kind === "statement") {
    await requireExtension("owed");
    const read = readStatementFileId(id);
    if (!read) throw notFound();
    return fetchStatementPdf(session, read.contactId, read);
  }
  const name = readDraftName(id);
  const draft = name && (await readDraft(session, name));
  if (!draft) throw notFound();
  const { rules, stored } = await readContext(session, name);
  return fetchPreviewPdf(session, toInput(draft.form, rules), stored?.id ?? null);
}

export function pdfSource(session: Session, kind: string, id: string) {
  return { name: `${kind} ${id}`, fetch: () => fetchPdf(session, { kind, id }) };
}
