import type { InvoiceForm, InvoiceRules } from "../schema";
import { readInvoiceLists, type InvoiceLists } from "~/models/invoices/choices.server";
import { readInvoiceOrCached, type InvoiceRecord } from "~/models/invoices/record.server";
import { parseEditedInvoiceId, type DraftName } from "~/paths";
import { blankForm, toInvoiceForm } from "./draft/initial-form.server";
import type { Session } from "~/server/session/session-storage.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { toInvoiceRules } from "../rules.server";
import { allowsOperation } from "~/models/invoices/operations.server";
import { listExtensions } from "~/server/v2/extensions.server";

/** The data that is needed to fill in and check the form of one invoice. */
export type FormContext = {
  name: DraftName;
  lists: InvoiceLists;
  rules: InvoiceRules;
  /** The stored invoice that is edited; null for a new invoice. */
  stored: InvoiceRecord | null;
};

/**
 * Reads the lists and the edited invoice, or their last copies while the API is unavailable. Throws
 * `UpstreamFault` when there is no copy, or when the invoice is not found.
 */
export async function readFormContext(session: Session, name: DraftName): Promise<FormContext> {
  const invoiceId = parseEditedInvoiceId(name);
  const [listed, stored] = await Promise.all([
    readInvoiceLists(session, name),
    invoiceId === null ? null : readInvoiceOrCached(session, invoiceId),
  ]);
  const lists = stored ? withTaxesOfLines(stored, listed) : listed;
  return { name, lists, rules: toInvoiceRules(lists, stored), stored };
}

/**
 * The result of reading a context while the API may be unavailable. `context` is null when it could
 * not be read. `isMissing` is true when the edited invoice was not found. `fault` is a fault that
 * must be thrown; it is null while the API is unreachable or answers with malformed data, and for a
 * missing invoice, so that the draft can be stored.
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
    const isMissing = error.kind === "notFound" && parseEditedInvoiceId(name) !== null;
    const isDown = error.kind === "unreachable" || error.kind === "malformed";
    return { context: null, fault: isDown || isMissing ? null : error, isMissing };
  }
}

/**
 * Returns the form with its initial values. `suggestedNo` is the suggested number of a new invoice.
 */
export function toInitialForm({ lists, stored }: FormContext, suggestedNo: string): InvoiceForm {
  return stored ? toInvoiceForm(stored) : blankForm(lists, suggestedNo);
}

/** Adds those tax codes of the invoice's lines that are no longer in force. */
function withTaxesOfLines({ items }: InvoiceRecord, lists: InvoiceLists): InvoiceLists {
  const idsInForce = new Set(lists.tax_codes.map(({ id }) => id));
  const others = new Map(
    items.flatMap(({ tax_code }) =>
      tax_code && !idsInForce.has(tax_code.id) ? [[tax_code.id, tax_code] as const] : [],
    ),
  );
  return { ...lists, tax_codes: [...lists.tax_codes, ...others.values()] };
}

/**
 * Returns true when an invoice can be saved and sent with one button. `stored` is null for a new
 * invoice.
 */
export async function canSaveAndSend(stored: InvoiceRecord | null): Promise<boolean> {
  if (stored && !allowsOperation(stored, "mark_sent")) return false;
  return (await listExtensions()).includes("links");
}
