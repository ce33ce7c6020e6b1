import { randomUUID } from "node:crypto";
import { data } from "@remix-run/node";
import { saveDraft, type Draft } from "../draft.server";
import type { InvoiceForm } from "../schema";
import { readInvoiceRecord } from "~/models/invoices/record.server";
import { answer, noAnswer } from "./answer.server";
import { compareInvoices } from "./compare.server";
import type { FormContext } from "./context.server";
import { formOf } from "./initial-form.server";
import type { Session } from "~/server/session/record.server";
import { UpstreamFault } from "~/server/v2/faults.server";

/**
 * The form as typed, with what went wrong while it was written; throws what is no fault of the
 * upstream.
 */
export async function answerFault(
  session: Session,
  context: FormContext,
  { draft, error }: { draft: Draft; error: unknown },
) {
  if (!(error instanceof UpstreamFault) || error.isBarred) throw error;
  console.error(`[invoice ${context.name}]`, error.message);
  if (error.kind !== "refused" && error.kind !== "notFound") return noAnswer(draft);
  return (
    (error.status === 409 ? await changedMeanwhile(session, context, draft) : null) ??
    refused(session, context, draft, error)
  );
}

/** Null when it was not that: a number that is taken is told with the same status. */
async function changedMeanwhile(session: Session, context: FormContext, draft: Draft) {
  const { name, stored } = context;
  if (!stored) return null;
  const now = await readInvoiceRecord(session, stored.id);
  if (now.updated_at === draft.form.basedOn) return null;
  // The next try is over what is shown now.
  const kept = await keepForNextTry(session, name, draft, { basedOn: now.updated_at });
  return data(
    answer(kept, {
      other: { isStored: true, differences: compareInvoices(draft.form, formOf(now), context) },
    }),
    409,
  );
}

/** The upstream's words, beside the number when they name it. */
async function refused(
  session: Session,
  { name }: FormContext,
  draft: Draft,
  { words, status }: UpstreamFault,
) {
  const kept = await keepForNextTry(session, name, draft, {});
  const no = draft.form.no.trim();
  const text =
    words || "This could not be done: the invoice, or something chosen for it, was not found.";
  const told =
    no && words.includes(no) ? { fieldErrors: { no: words } } : { fault: { title: "Error", text } };
  return data(answer(kept, told), status < 500 ? status : 502);
}

// What was answered under a key stays its answer: the next try is a new one.
async function keepForNextTry(
  session: Session,
  name: FormContext["name"],
  draft: Draft,
  fields: Partial<InvoiceForm>,
): Promise<Draft> {
  const form = { ...draft.form, ...fields, key: randomUUID() };
  const kept = await saveDraft(session, name, { before: draft, form, madeBy: "" });
  // Another tab has kept its own meanwhile: the next post of this page is told so.
  return kept ?? { ...draft, form };
}
