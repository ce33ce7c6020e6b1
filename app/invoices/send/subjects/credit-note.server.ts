import { formatMoney } from "../../../../domain/money/money";
import { formatDate } from "../../../../domain/calendar/days";
import { readCreditNote } from "~/models/credit-notes/record.server";
import { allowsEntryOperation } from "~/models/invoices/operations.server";
import { findLink } from "~/models/invoices/link.server";
import type { Session } from "~/server/session/session-storage.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { invoicePaths } from "~/invoices/paths";
import { loadMessage, type SendContext } from "../load-message.server";
import { sendPaths } from "../paths";
import { fill } from "../../../../domain/words/message";
import { sendingWords as words } from "../../../../domain/words/sending";

export function toCreditNoteSendContext(noteId: string): SendContext {
  return {
    messageSubject: { kind: "credit_note", noteId },
    pageUrl: sendPaths.creditNote(noteId),
    backUrl: invoicePaths.creditNote(noteId),
    deliveryShownBy: "invoiceHistory",
  };
}

/**
 * Returns the data of the page that sends a credit note, with the link of its invoice unless the
 * invoice is deleted.
 */
export async function loadCreditNoteSend(session: Session, request: Request, noteId: string) {
  await requireExtension("send_papers");
  await requireExtension("credit_notes");
  await requireExtension("links");
  const note = await readCreditNote(session, noteId);
  const facts = {
    contact: note.contact_name,
    no: note.no,
    invoiceNo: note.invoice_no,
    amount: formatMoney(note.currency.symbol, note.amount),
  };
  return loadMessage(session, request, {
    context: toCreditNoteSendContext(noteId),
    contactId: note.contact_id,
    contactName: note.contact_name,
    about: [
      fill(words.creditNote, { no: note.no }),
      fill(words.credited, {
        amount: facts.amount,
        date: formatDate(note.date),
        invoiceNo: note.invoice_no,
      }),
    ],
    pdf: { href: invoicePaths.pdf("credit_note", note.id), name: note.no },
    link: note.invoice_id ? await findLink(session, note.invoice_id) : "none",
    linkSubject: "link",
    barrier: allowsEntryOperation(note, "send", !note.voided_on) ? "" : words.voidCreditNote,
    ...{ tone: null, choices: [], late: null, canRemind: false },
    propose: ({ messageWords, ...commonFacts }) => {
      const messageFacts = { ...facts, ...commonFacts };
      return {
        subject: messageWords.creditNoteSubject(messageFacts),
        text: messageWords.creditNote(messageFacts),
      };
    },
  });
}
