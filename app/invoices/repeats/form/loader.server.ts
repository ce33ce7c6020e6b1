import { randomUUID } from "node:crypto";
import { showDate } from "../../../../domain/calendar/days";
import { previewRepeat } from "~/models/repeats/record.server";
import type { Session } from "~/server/session/session-storage.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { barrierTo } from "~/invoices/barrier.server";
import { headingOf } from "~/invoices/heading.server";
import { invoicePaths } from "~/invoices/paths";
import { readOrShowDeleted } from "~/invoices/read-or-show-deleted.server";
import { toRepeatInput, repeatForm } from "./schema";

/**
 * Returns a form that repeats an issued invoice every month, with a preview of its dates, or the
 * barrier that forbids a repeat.
 */
export async function loadRepeatForm(session: Session, id: string) {
  await requireExtension("repeats");
  const invoice = await readOrShowDeleted(session, id);
  const barrier = barrierTo("repeat", invoice);
  const form = { ...repeatForm.parse({}), key: randomUUID() };
  const view = { companyId: session.companyId, form, heading: headingOf(invoice) };
  if (barrier) return { ...view, dates: [], barrier };
  try {
    const dates = await previewRepeat(session, toRepeatInput(id, form));
    return { ...view, dates: dates.map(showDate), barrier: null };
  } catch (error) {
    if (!(error instanceof UpstreamFault) || error.kind !== "refused") throw error;
    // The API refuses the preview of an invoice that is repeated already.
    const toRepeats = { to: invoicePaths.repeats(), link: "All repeats" };
    return { ...view, dates: [], barrier: { title: "Not now", text: error.words, ...toRepeats } };
  }
}
