import { joinList } from "../../../../domain/words/in-languages";
import { formatMoney } from "../../../../domain/money/money";
import { formatDate } from "../../../../domain/calendar/days";
import { allowsEntryOperation } from "~/models/invoices/operations.server";
import { readReceipt } from "~/models/receipts/record.server";
import type { Session } from "~/server/session/session-storage.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { invoicePaths } from "~/invoices/paths";
import { loadMessage, type SendContext } from "../load-message.server";
import { sendPaths } from "../paths";
import { fill } from "../../../../domain/words/message";
import { sendingWords as words } from "../../../../domain/words/sending";

export function toWholeReceiptSendContext(id: string): SendContext {
  return {
    messageSubject: { kind: "whole_receipt", receiptId: id },
    pageUrl: sendPaths.wholeReceipt(id),
    backUrl: invoicePaths.wholeReceipt(id),
    deliveryShownBy: "sendPage",
  };
}

/** Returns the data of the page that sends the receipt of several invoices, or of none. */
export async function loadWholeReceiptSend(session: Session, request: Request, id: string) {
  await requireExtension("send_papers");
  await requireExtension("receipts");
  const receipt = await readReceipt(session, id);
  const shares = receipt.shares.filter(({ reversed_on }) => reversed_on === "");
  const nos = [...new Set(shares.map(({ invoice_no }) => invoice_no))];
  const facts = {
    contact: receipt.contact.name,
    amount: formatMoney(receipt.currency.symbol, receipt.amount),
    date: formatDate(receipt.date),
    nos,
  };
  return loadMessage(session, request, {
    context: toWholeReceiptSendContext(id),
    contactId: receipt.contact.id,
    contactName: receipt.contact.name,
    about: [
      nos.length > 0 ? fill(words.receipt, { no: joinList(nos) }) : words.plainReceipt,
      fill(words.received, { amount: facts.amount, date: facts.date }),
    ],
    pdf: { href: invoicePaths.pdf("whole_receipt", id), name: `receipt-${receipt.date}` },
    link: "none",
    linkSubject: "link",
    barrier: allowsEntryOperation(receipt, "send", receipt.reversed_on === "")
      ? ""
      : words.undoneReceipt,
    ...{ tone: null, choices: [], late: null, canRemind: false },
    propose: ({ messageWords, business }) => {
      const messageFacts = { ...facts, business };
      return {
        subject: messageWords.wholeReceiptSubject(messageFacts),
        text: messageWords.wholeReceipt(messageFacts),
      };
    },
  });
}
