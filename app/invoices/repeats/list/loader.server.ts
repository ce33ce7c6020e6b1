import { randomUUID } from "node:crypto";
import { listRepeats } from "~/models/repeats/list.server";
import type { Session } from "~/server/session/session-storage.server";
import { listExtensions, requireExtension } from "~/server/v2/extensions.server";
import { renderInvoicesToWrite } from "../invoices-to-write.server";
import { toRepeatView } from "../repeat-view.server";

/** Returns the repeats, and the static HTML of all invoices to write. */
export async function loadRepeatList(session: Session, request: Request) {
  await requireExtension("repeats");
  const [repeats, invoicesToWrite, offered] = await Promise.all([
    listRepeats(session),
    renderInvoicesToWrite(session, request),
    listExtensions(),
  ]);
  return {
    key: randomUUID(),
    invoicesToWrite,
    /** Whether the API can issue invoices by itself. */
    hasModes: offered.includes("repeat_modes"),
    repeats: repeats.map(toRepeatView),
  };
}
