import { randomUUID } from "node:crypto";
import { showDate } from "../../../domain/calendar/days";
import type { Session } from "~/server/session/session-storage.server";
import { readBegun, wordsOf } from "../draft.server";
import { headingOf } from "../heading.server";
import { nameOfDraft } from "./begun.server";
import { readSource } from "./source.server";

/** What is written again, and which other new invoice was begun and would make way for it. */
export async function loadAgain(session: Session, request: Request) {
  const { invoice, date, repeatId } = await readSource(session, request);
  const begun = await readBegun(session);
  return {
    key: randomUUID(),
    heading: headingOf(invoice),
    /** The day that it is written for; blank for today. */
    date: repeatId ? showDate(date) : "",
    begun: begun && { about: wordsOf(begun), name: nameOfDraft(begun) },
  };
}
