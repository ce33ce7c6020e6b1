import { readProduct } from "~/models/products/record.server";
import type { Session } from "~/server/session/session-storage.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import type { InvoiceForm } from "~/invoices/schema";

/** Asks again of the items that were out of use; one that is in use by now needs no repair. */
export async function updateItemsInUse(session: Session, form: InvoiceForm): Promise<InvoiceForm> {
  if (!form.lines.some(({ isGone }) => isGone)) return form;
  const lines = form.lines.map(async (line) =>
    line.isGone && (await isInUse(session, line.productId)) ? { ...line, isGone: "" } : line,
  );
  return { ...form, lines: await Promise.all(lines) };
}

async function isInUse(session: Session, productId: string): Promise<boolean> {
  try {
    return (await readProduct(session, productId)).is_active;
  } catch (error) {
    // As it was: the form must be kept all the same.
    if (error instanceof UpstreamFault && !error.isAccessDenied) return false;
    throw error;
  }
}
