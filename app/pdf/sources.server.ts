import { readDraft } from "~/draft.server";
import { notFound } from "~/error-page.server";
import { readContext } from "~/invoice-form/context.server";
import { toInput } from "~/invoice-form/input.server";
import { fetchPreviewPdf } from "~/models/invoice-writes.server";
import { fetchInvoicePdf } from "~/models/invoices.server";
import { readDraftName } from "~/paths";
import type { Session } from "~/session.server";

/** What an address of the app's files names: an invoice, or a draft as it would be printed. */
export async function fetchPdf(session: Session, kind: string, id: string) {
  if (kind === "invoice") return fetchInvoicePdf(session, id);
  const name = kind === "preview" ? readDraftName(id) : null;
  const draft = name && (await readDraft(session, name));
  if (!draft) throw notFound();
  const { rules, stored } = await readContext(session, name);
  return fetchPreviewPdf(session, toInput(draft.form, rules), stored?.id ?? null);
}

export function pdfSource(session: Session, kind: string, id: string) {
  return { name: `${kind} ${id}`, fetch: () => fetchPdf(session, kind, id) };
}
