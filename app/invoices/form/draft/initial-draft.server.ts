import { redirect } from "@remix-run/node";
import { allowsOperation } from "~/models/invoices/operations.server";
import { readNextInvoiceNumber } from "~/models/invoices/list.server";
import { paths, type DraftName } from "~/paths";
import type { Session } from "~/server/session/session-storage.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { findDraft, type Draft } from "~/invoices/draft.server";
import { toInitialForm, readFormContext } from "../context.server";

/**
 * Returns the stored draft, or an initial draft with revision 0 that is not stored. Throws a
 * redirect to the form of a read-only invoice that has no draft.
 */
export async function readDraftOrInitial(session: Session, name: DraftName): Promise<Draft> {
  return (await findDraft(session, name)) ?? createInitialDraft(session, name);
}

async function createInitialDraft(session: Session, name: DraftName): Promise<Draft> {
  const context = await readFormContext(session, name);
  const { stored } = context;
  if (stored && !allowsOperation(stored, "edit"))
    throw redirect(paths.invoiceForm({ draft: name }));
  const form = toInitialForm(context, stored ? "" : await suggestNumber(session));
  return { form, revision: 0, madeBy: "", unconfirmed: [] };
}

/**
 * Returns the next invoice number; empty after a fault of the API. The user must then type a
 * number.
 */
export async function suggestNumber(session: Session): Promise<string> {
  try {
    return await readNextInvoiceNumber(session);
  } catch (error) {
    if (error instanceof UpstreamFault && !error.isAccessDenied) return "";
    throw error;
  }
}
