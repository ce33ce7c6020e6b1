import { readForm } from "~/forms/act.server";
import { IS_COMPLETE } from "~/forms/complete-form";
import { isNewest, keep, readKept } from "~/forms/kept-form.server";
import { PAGE_FIELD } from "~/forms/page-field";
import { fieldText } from "~/lib/field-text";
import { whyReadOnly } from "~/models/invoices/record.server";
import { editedInvoice, readDraftName, type DraftName } from "~/paths";
import { fingerprint } from "~/server/drafts/unfinished.server";
import { notFound } from "~/server/error-page.server";
import type { Session } from "~/server/session/record.server";
import { draftSlot, hasEnded, type Draft } from "../draft.server";
import { invoiceForm, type InvoiceForm } from "../schema";
import { readContext } from "./context.server";
import { withLocked } from "./locked.server";

type Posted = { request: Request; posted: FormData };

/**
 * Keeps what is typed in the form of an invoice, between its posts. Answers 204 when the server has
 * it, 409 when it is not kept because another page or another tab is ahead of this one: the next
 * post of the page is told.
 */
export async function keepTyped(session: Session, { request, posted }: Posted): Promise<Response> {
  const name = readDraftName(new URL(request.url).searchParams.get("draft"));
  if (!name) throw notFound();
  const isOwn = fieldText(posted, "company") === session.companyId && posted.has(IS_COMPLETE);
  const typed = await readForm(invoiceForm, posted);
  const isKept = isOwn && (await keepNewest(session, name, { request, posted, typed }));
  return new Response(null, {
    status: isKept ? 204 : 409,
    headers: { "Cache-Control": "no-store" },
  });
}

async function keepNewest(
  session: Session,
  name: DraftName,
  { request, posted, typed }: Posted & { typed: InvoiceForm },
): Promise<boolean> {
  const slot = draftSlot(session, name);
  const typedOn = {
    page: fieldText(posted, PAGE_FIELD),
    revision: Number(posted.get("revision") ?? NaN),
  };
  const madeBy = fingerprint(request, posted);
  for (;;) {
    const before = await readKept(slot);
    if (!isNewest(before, typedOn) || !(await isSameForm(session, before, typed))) return false;
    if (before?.madeBy === madeBy) return true;
    const form = before ? mergeTyped(typed, before.form) : await firstTyped(session, name, typed);
    if (!form) return false;
    if (await keep(slot, { before, form, madeBy, typedOn })) return true;
  }
}

/** Not of one that was saved or discarded, with or without another begun since. */
async function isSameForm(session: Session, before: Draft | null, typed: InvoiceForm) {
  return before ? before.form.key === typed.key : !(await hasEnded(session, typed));
}

/** The contact is chosen on a page of its own, which keeps it: it is never typed. */
export function mergeTyped(typed: InvoiceForm, kept: InvoiceForm): InvoiceForm {
  return { ...typed, contactId: kept.contactId, contactName: kept.contactName };
}

/** The first that is kept of a form; null for an invoice that can only be looked at. */
async function firstTyped(session: Session, name: DraftName, typed: InvoiceForm) {
  if (editedInvoice(name) === null) return typed;
  const context = await readContext(session, name);
  const isClosed = !context.stored || whyReadOnly(context.stored) !== null;
  return isClosed ? null : withLocked(context, typed);
}
