import { redirect } from "@remix-run/node";
import { submitButton } from "~/forms/short-form.server";
import { readFieldText } from "~/lib/field-text";
import { formatMoney } from "../../../domain/money/money";
import { keepOverpaid, payFromAccount } from "~/models/receipts/write.server";
import { undoPayment } from "~/models/invoices/payments.server";
import { deleteInvoice } from "~/models/invoices/write.server";
import { paths } from "~/paths";
import { readIdempotencyKey } from "~/server/security/posted-form.server";
import type { Session } from "~/server/session/session-storage.server";
import { redirectWithSuccess } from "~/server/session/toast.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { fill } from "../../../domain/words/message";
import { toastWords } from "../../../domain/words/toasts";
import { withDefaultAccount } from "../money-choices.server";
import { moneyWay, toRefundInput } from "../money-form";
import { DELETE, KEEP_ON_ACCOUNT, parseUndoIntent, USE_ON_ACCOUNT } from "./intent";

type Posted = { id: string; posted: FormData };

/**
 * Undoes a payment, pays from what is on account, puts there what was paid too much, or deletes the
 * invoice, by the posted `intent`. Another intent only redirects to the invoice.
 */
export async function submitInvoiceView(session: Session, { id, posted }: Posted) {
  await requireExtension("payments");
  const intent = readFieldText(posted, "intent");
  const paymentId = parseUndoIntent(intent);
  return submitButton(async () => {
    if (intent === DELETE) return removeInvoice(session, { id, posted });
    if (intent === USE_ON_ACCOUNT) return useOnAccount(session, { id, posted });
    if (intent === KEEP_ON_ACCOUNT) return keepOnAccount(session, { id, posted });
    if (paymentId !== null) return undoInvoicePayment(session, { id, posted }, paymentId);
    throw redirect(paths.invoice(id));
  });
}

async function removeInvoice(session: Session, { id, posted }: Posted) {
  await requireExtension("issued");
  const etag = readFieldText(posted, "basedOn");
  const way = moneyWay.safeParse(Object.fromEntries(posted));
  try {
    await deleteInvoice(session, id, {
      etag,
      refund: way.success ? toRefundInput(await withDefaultAccount(session, way.data)) : null,
      idempotencyKey: `${readIdempotencyKey(posted)}-delete`,
    });
  } catch (error) {
    // The invoice was already deleted. This redirect runs the loader of the page, which redirects
    // to the versions of the invoice. After an error, a page with JavaScript would not load again.
    if (error instanceof UpstreamFault && error.kind === "notFound")
      throw redirect(paths.invoice(id));
    throw error;
  }
  return redirectWithSuccess(paths.invoices(), () => toastWords.deleted);
}

async function undoInvoicePayment(session: Session, { id, posted }: Posted, paymentId: string) {
  const key = `${readIdempotencyKey(posted)}-${paymentId}`;
  await undoPayment(session, { invoiceId: id, paymentId }, key);
  return redirectWithSuccess(paths.invoice(id), () => toastWords.paymentUndone);
}

async function useOnAccount(session: Session, { id, posted }: Posted) {
  await requireExtension("receipts");
  const key = `${readIdempotencyKey(posted)}-use`;
  const { used, symbol } = await payFromAccount(session, id, key);
  const toast = () => fill(toastWords.paidFromAccount, { amount: formatMoney(symbol, used) });
  return redirectWithSuccess(paths.invoice(id), toast);
}

async function keepOnAccount(session: Session, { id, posted }: Posted) {
  await requireExtension("receipts");
  await keepOverpaid(session, id, `${readIdempotencyKey(posted)}-keep`);
  return redirectWithSuccess(paths.invoice(id), () => toastWords.keptOnAccount);
}
