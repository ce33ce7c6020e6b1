import { data, redirect } from "@remix-run/node";
import { fieldText } from "~/lib/field-text";
import { readUndo } from "./intent";
import { undoPayment } from "~/models/invoices/payments.server";
import { paths } from "~/paths";
import { readKey } from "~/server/posted-form.server";
import type { Session } from "~/server/session/record.server";
import { redirectWithSuccess } from "~/server/toast.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { problemOf } from "~/server/v2/problem.server";

/** Takes a payment back. */
export async function actOnInvoice(
  session: Session,
  { id, posted }: { id: string; posted: FormData },
) {
  await requireExtension("payments");
  const paymentId = readUndo(fieldText(posted, "intent"));
  if (paymentId === null) throw redirect(paths.invoice(id));
  try {
    await undoPayment(session, { invoiceId: id, paymentId }, `${readKey(posted)}-${paymentId}`);
  } catch (error) {
    if (error instanceof UpstreamFault && error.isBarred) throw error;
    const { fault, answer } = problemOf(error);
    return data({ fault }, answer);
  }
  return redirectWithSuccess(paths.invoice(id), "Payment successfully undone.");
}
