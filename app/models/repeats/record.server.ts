import * as z from "zod";
import { callV2 } from "~/server/v2/client.server";
import type { Session } from "~/server/session/session-storage.server";
import { invoiceRecord, type InvoiceRecord } from "../invoices/record.server";
import { wireDate } from "../wire.server";
import { repeatRow, toRepeatRow, type RepeatRow } from "./list.server";
import type { RepeatInput } from "./write.server";
import { toRepeatPath } from "../record-path.server";

/**
 * Reads the invoice that a repeat copies, as it was when the repeat was created. Throws
 * `UpstreamFault` "notFound" when the company has no such repeat.
 */
export async function readRepeatedInvoice(
  session: Session,
  repeatId: string,
): Promise<InvoiceRecord> {
  const { repeat } = await callV2({
    path: toRepeatPath(repeatId),
    query: { business_id: session.companyId },
    credentials: session.credentials,
    answer: z.object({ repeat: z.object({ invoice: invoiceRecord }) }),
  });
  return repeat.invoice;
}

/**
 * Reads a repeat, also one that has ended. Throws `UpstreamFault` "notFound" when the company has no
 * such repeat.
 */
export async function readRepeat(session: Session, repeatId: string): Promise<RepeatRow> {
  const { repeat } = await callV2({
    path: toRepeatPath(repeatId),
    query: { business_id: session.companyId },
    credentials: session.credentials,
    answer: z.object({ repeat: repeatRow }),
  });
  return toRepeatRow(repeat);
}

/**
 * Returns the first dates of a repeat that does not exist yet, YYYY-MM-DD. Throws `UpstreamFault`
 * "refused" with a message when the repeat is not valid.
 */
export async function previewRepeat(
  session: Session,
  { invoiceId, every, interval, from, until }: RepeatInput,
): Promise<string[]> {
  const { dates } = await callV2({
    path: "/repeats/preview",
    query: {
      business_id: session.companyId,
      invoice_id: invoiceId,
      ...{ every, interval, from, until },
    },
    credentials: session.credentials,
    answer: z.object({ dates: z.array(wireDate) }),
  });
  return dates;
}
