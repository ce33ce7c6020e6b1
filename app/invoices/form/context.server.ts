import type { InvoiceForm, InvoiceRules } from "../schema";
import { readInvoiceLists, type InvoiceLists } from "~/models/invoices/choices.server";
import { readInvoiceOrCached, type InvoiceRecord } from "~/models/invoices/record.server";
import { editedInvoiceId, type DraftName } from "~/paths";
import { blankForm, toInvoiceForm } from "./draft/initial-form.server";
import type { Session } from "~/server/session/session-storage.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { toInvoiceRules } from "../rules.server";
import { allowsOperation } from "~/models/invoices/operations.server";
import { listExtensions } from "~/server/v2/extensions.server";

/** What a form is made and checked with. */
export type FormContext = {
  name: DraftName;
  lists: InvoiceLists;
  rules: InvoiceRules;
  /** The invoice that is edited, as it is stored; null for a new one. */
  stored: InvoiceRecord | null;
};

export async function readFormContext(session: Session, name: DraftName): Promise<FormContext> {
  const invoiceId = editedInvoiceId(name);
  const [listed, stored] = await Promise.all([
    readInvoiceLists(session, name),
    invoiceId === null ? null : readInvoiceOrCached(session, invoiceId),
  ]);
  const lists = stored ? withTaxesOfLines(stored, listed) : listed;
  return { name, lists, rules: toInvoiceRules(lists, stored), stored };
}

/**
 * `context` is null when it cannot be read: the form must be kept all the same. Then the invoice is
 * gone, or `fault` is what to throw; null while the upstream just does not answer.
 */
export type FormContextLookup = {
  context: FormContext | null;
  fault: UpstreamFault | null;
  isMissing: boolean;
};

export async function lookUpFormContext(
  session: Session,
  name: DraftName,
): Promise<FormContextLookup> {
  try {
    return { context: await readFormContext(session, name), fault: null, isMissing: false };
  } catch (error) {
    if (!(error instanceof UpstreamFault)) throw error;
    const isGone = error.kind === "notFound" && editedInvoiceId(name) !== null;
    const isDown = error.kind === "unreachable" || error.kind === "malformed";
    return { context: null, fault: isDown || isGone ? null : error, isMissing: isGone };
  }
}

/** The form before anything was changed in it. */
export function toInitialForm({ lists, stored }: FormContext, suggestedNo: string): InvoiceForm {
  return stored ? toInvoiceForm(stored) : blankForm(lists, suggestedNo);
}

/** A tax that is no longer in force stays on the lines that have it. */
function withTaxesOfLines({ items }: InvoiceRecord, lists: InvoiceLists): InvoiceLists {
  const known = new Set(lists.tax_codes.map(({ id }) => id));
  const others = new Map(
    items.flatMap(({ tax_code }) =>
      tax_code && !known.has(tax_code.id) ? [[tax_code.id, tax_code] as const] : [],
    ),
  );
  return { ...lists, tax_codes: [...lists.tax_codes, ...others.values()] };
}

/** Whether an invoice, null for a new one, is saved and sent at once where that is asked. */
export async function canSaveAndSend(stored: InvoiceRecord | null): Promise<boolean> {
  if (stored && !allowsOperation(stored, "mark_sent")) return false;
  return (await listExtensions()).includes("links");
}
