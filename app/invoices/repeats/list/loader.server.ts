import { randomUUID } from "node:crypto";
import { showDate } from "../../../../domain/calendar/days";
import { listRepeats, type RepeatRow } from "~/models/repeats/list.server";
import { paths } from "~/paths";
import type { Session } from "~/server/session/session-storage.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { renderInvoicesToWrite } from "../invoices-to-write.server";

/** What repeats, and all that is to be written of it. */
export async function loadRepeatList(session: Session, request: Request) {
  await requireExtension("repeats");
  const [repeats, toWrite] = await Promise.all([
    listRepeats(session),
    renderInvoicesToWrite(session, request),
  ]);
  return { key: randomUUID(), toWrite, repeats: repeats.map(toRepeatView) };
}

function toRepeatView({ id, contactName, amount, invoiceId, invoiceNo, ...repeat }: RepeatRow) {
  const { until, next, last, source } = repeat;
  return {
    id,
    contactName,
    amount,
    invoiceNo,
    /** Blank once the invoice was deleted. */
    invoiceAt: invoiceId ? paths.invoice(invoiceId) : "",
    pattern: `${formatRepeatInterval(repeat)}, ${until ? `until ${showDate(until)}` : "for good"}`,
    days: [
      next ? `Next: ${showDate(next)}` : "All written",
      last ? `last written: ${showDate(last)}` : "",
    ]
      .filter(Boolean)
      .join(", "),
    /** Blank while the invoice is as it was. */
    source: source === "issued" ? "" : `${invoiceNo} was ${source} since. The repeat goes on.`,
  };
}

export type RepeatView = ReturnType<typeof toRepeatView>;
type RepeatInterval = { every: "week" | "month" | "year"; interval: number };

/** "Every month", "Every 2 weeks". */
export function formatRepeatInterval({ every, interval }: RepeatInterval): string {
  return interval === 1 ? `Every ${every}` : `Every ${interval} ${every}s`;
}
