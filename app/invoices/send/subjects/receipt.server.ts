import { formatMoney } from "../../../../domain/money/money";
import { formatDate } from "../../../../domain/calendar/days";
import { allowsEntryOperation } from "~/models/invoices/operations.server";
import { findLink } from "~/models/invoices/link.server";
import { isUnpaid } from "../../../../domain/invoices/status";
import { createNotFoundPage } from "~/server/request/error-page.server";
import type { Session } from "~/server/session/session-storage.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { invoicePaths } from "~/invoices/paths";
import { requireUndeletedInvoice } from "~/invoices/undeleted-invoice.server";
import { loadMessage, type SendContext } from "../load-message.server";
import { sendPaths } from "../paths";
import { fill } from "../../../../domain/words/message";
import { sendingWords as words } from "../../../../domain/words/sending";

type ReceiptIds = { id: string; paymentId: string };

export function toReceiptSendContext({ id, paymentId }: ReceiptIds): SendContext {
  return {
    messageSubject: { kind: "receipt", invoiceId: id, paymentId },
    pageUrl: sendPaths.receipt(id, paymentId),
    backUrl: invoicePaths.receipt(id, paymentId),
    deliveryShownBy: "invoiceHistory",
  };
}

/** Returns the data of the page that sends a receipt, with the link of its invoice. */
export async function loadReceiptSend(session: Session, request: Request, ids: ReceiptIds) {
  await requireExtension("send_papers");
  await requireExtension("payments");
  await requireExtension("links");
  const invoice = await requireUndeletedInvoice(session, ids.id);
  const payment = invoice.payments.find((each) => each.id === ids.paymentId);
  if (!payment) throw createNotFoundPage();
  const { symbol } = invoice.currency;
  const facts = {
    contact: invoice.contact_name,
    no: invoice.no,
    amount: formatMoney(symbol, payment.amount),
    date: formatDate(payment.date),
    left: isUnpaid(invoice) ? formatMoney(symbol, invoice.balance) : "",
  };
  return loadMessage(session, request, {
    context: toReceiptSendContext(ids),
    contactId: invoice.contact_id,
    contactName: invoice.contact_name,
    about: [
      fill(words.receipt, { no: invoice.no }),
      fill(words.received, { amount: facts.amount, date: facts.date }),
    ],
    pdf: {
      href: invoicePaths.receiptPdf(ids.id, ids.paymentId),
      name: `${invoice.no}-receipt`,
    },
    link: await findLink(session, ids.id),
    linkSubject: "link",
    barrier: allowsEntryOperation(payment, "send", payment.reversed_on === "")
      ? ""
      : words.undonePayment,
    ...{ tone: null, choices: [], late: null, canRemind: false },
    propose: ({ messageWords, ...commonFacts }) => {
      const messageFacts = { ...facts, ...commonFacts };
      return {
        subject: messageWords.receiptSubject(messageFacts),
        text: messageWords.receipt(messageFacts),
      };
    },
  });
}
