import { randomUUID } from "node:crypto";
import { formatDate } from "../../../../domain/calendar/days";
import { previewRepeat } from "~/models/repeats/record.server";
import type { Session } from "~/server/session/session-storage.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { findBarrier } from "~/invoices/barrier.server";
import { toHeadingView } from "~/invoices/invoice-heading.server";
import { invoicePaths } from "~/invoices/paths";
import { requireUndeletedInvoice } from "~/invoices/undeleted-invoice.server";
import { listRepeatModes } from "../modes.server";
import { toRepeatInput, repeatForm } from "./schema";
import { repeatWords as words } from "../../../../domain/words/repeats";

/**
 * Returns a form that repeats an issued invoice, at first every month, with a preview of the next
 * dates. `barrier` is the reason why the invoice cannot be repeated; null when it can.
 */
export async function loadRepeatForm(session: Session, id: string) {
  await requireExtension("repeats");
  const invoice = await requireUndeletedInvoice(session, id);
  const barrier = findBarrier("repeat", invoice);
  const form = { ...repeatForm.parse({}), key: randomUUID() };
  const modes = await listRepeatModes();
  const view = { companyId: session.companyId, form, modes, heading: toHeadingView(invoice) };
  if (barrier) return { ...view, dates: [], barrier };
  try {
    const dates = await previewRepeat(session, toRepeatInput(id, form));
    return { ...view, dates: dates.map(formatDate), barrier: null };
  } catch (error) {
    if (!(error instanceof UpstreamFault) || error.kind !== "refused") throw error;
    // The API refuses to preview a second repeat of the same invoice.
    const toRepeats = { to: invoicePaths.repeats(), link: words.allRepeats };
    return {
      ...view,
      dates: [],
      barrier: { title: words.notNow, text: error.words, ...toRepeats },
    };
  }
}
