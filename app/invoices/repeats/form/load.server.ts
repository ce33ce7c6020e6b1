import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import { showDate } from "../../../../domain/calendar/days";
import { INVOICE_STATUS } from "../../../../domain/invoices/status";
import { previewRepeat } from "~/models/repeats/record.server";
import { paths } from "~/paths";
import type { Session } from "~/server/session/record.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { headingOf } from "../../heading.server";
import { readOrShowDeleted } from "../../read-or-show-deleted.server";
import { inputOf } from "./input.server";
import { repeatForm } from "./schema";

/** How an issued invoice is to repeat: every month, unless something else is chosen. */
export async function loadRepeatForm(session: Session, id: string) {
  await requireExtension("repeats");
  const invoice = await readOrShowDeleted(session, id);
  if (invoice.status === INVOICE_STATUS.draft) throw redirect(paths.invoice(id));
  const form = { ...repeatForm.parse({}), key: randomUUID() };
  const shown = { companyId: session.companyId, form, heading: headingOf(invoice) };
  try {
    const dates = await previewRepeat(session, inputOf(id, form));
    return { ...shown, dates: dates.map(showDate), barrier: "" };
  } catch (error) {
    if (!(error instanceof UpstreamFault) || error.kind !== "refused") throw error;
    // It is voided, or repeated already.
    return { ...shown, dates: [], barrier: error.words };
  }
}
