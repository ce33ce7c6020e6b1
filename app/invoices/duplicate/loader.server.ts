import { randomUUID } from "node:crypto";
import { showDate } from "../../../domain/calendar/days";
import type { Session } from "~/server/session/session-storage.server";
import { findNewInvoiceDraft, summarizeDraft } from "../draft.server";
import { toHeadingView } from "../invoice-heading.server";
import { draftRevisionId } from "./begun.server";
import { readDuplicateSource } from "./source.server";

/** What is written again, and which other new invoice was begun and would make way for it. */
export async function loadDuplicate(session: Session, request: Request) {
  const { invoice, date, repeatId } = await readDuplicateSource(session, request);
  const begun = await findNewInvoiceDraft(session);
  return {
    key: randomUUID(),
    heading: toHeadingView(invoice),
    /** The day that it is written for; blank for today. */
    date: repeatId ? showDate(date) : "",
    begun: begun && { about: summarizeDraft(begun), name: draftRevisionId(begun) },
  };
}
