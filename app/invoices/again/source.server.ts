import { companyToday } from "~/lib/company-day.server";
import type { InvoiceRecord } from "~/models/invoices/record.server";
import { notFound } from "~/server/error-page.server";
import type { Session } from "~/server/session/record.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { readOrShowDeleted } from "../read-or-show-deleted.server";

/** What is written again, and for which day. */
export type Source = { invoice: InvoiceRecord; date: string; repeatId: string };

/** What an address asks to be written again. */
export async function readSource(session: Session, request: Request): Promise<Source> {
  const { searchParams } = new URL(request.url);
  const invoiceId = searchParams.get("invoice");
  if (!invoiceId) throw notFound();
  await requireExtension("payments");
  const invoice = await readOrShowDeleted(session, invoiceId);
  return { invoice, date: companyToday(session.countryId), repeatId: "" };
}
