import { randomUUID } from "node:crypto";
import { formatDate } from "../../../../domain/calendar/days";
import { listRepeats, type RepeatRow } from "~/models/repeats/list.server";
import { paths } from "~/paths";
import type { Session } from "~/server/session/session-storage.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { renderInvoicesToWrite } from "../invoices-to-write.server";

/** Returns the repeats, and the static HTML of all invoices to write. */
export async function loadRepeatList(session: Session, request: Request) {
  await requireExtension("repeats");
  const [repeats, invoicesToWrite] = await Promise.all([
    listRepeats(session),
    renderInvoicesToWrite(session, request),
  ]);
  return {
    key: randomUUID(),
    invoicesToWrite,
    repeats: repeats.map(toRepeatView),
  };
}

function toRepeatView({ id, contactName, amount, invoiceId, invoiceNo, ...repeat }: RepeatRow) {
  const { until, next, last, source } = repeat;
  return {
    id,
    contactName,
    amount,
    invoiceNo,
    /** The address of the invoice; empty when the invoice is deleted. */
    invoiceUrl: invoiceId ? paths.invoice(invoiceId) : "",
    /** Text such as "Every 2 weeks, until 31/12/2026". */
    pattern: `${formatRepeatInterval(repeat)}, ${until ? `until ${formatDate(until)}` : "for good"}`,
    daysText: [
      next ? `Next: ${formatDate(next)}` : "All written",
      last ? `last written: ${formatDate(last)}` : "",
    ]
      .filter(Boolean)
      .join(", "),
    /** A sentence for an invoice that was voided or deleted; empty while the invoice is issued. */
    sourceNote: source === "issued" ? "" : `${invoiceNo} was ${source} since. The repeat goes on.`,
  };
}

export type RepeatView = ReturnType<typeof toRepeatView>;

type RepeatInterval = { every: "week" | "month" | "year"; interval: number };

/** Returns text such as "Every month" or "Every 2 weeks". */
function formatRepeatInterval({ every, interval }: RepeatInterval): string {
  return interval === 1 ? `Every ${every}` : `Every ${interval} ${every}s`;
}
