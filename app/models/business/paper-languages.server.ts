import {
  choosePaperLanguages,
  ENGLISH_PAPER,
  PAPER_CHOICES,
  type PaperLanguages,
} from "../../../domain/paper-languages";
import type { Session } from "~/server/session/session-storage.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { readContact } from "../contacts/record.server";
import { findProfile, readCustomerLanguage } from "./profile.server";

/**
 * Returns the languages of a paper that would be issued to a contact today. `contactId` is empty
 * while none is chosen. The paper is English when the API has no languages, and when the contact
 * cannot be read.
 */
export async function readPaperLanguages(
  session: Session,
  contactId: string,
): Promise<PaperLanguages> {
  const profile = await findProfile(session);
  if (!profile?.offersLanguages) return ENGLISH_PAPER;
  const { taxNo, paperLanguages } = profile.form;
  try {
    const chosen = contactId === "" ? null : (await readContact(session, contactId)).language;
    return choosePaperLanguages(await readCustomerLanguage(session, chosen ?? null), {
      countryId: session.countryId,
      taxNo,
      choice: PAPER_CHOICES.find((choice) => choice === paperLanguages) ?? null,
    });
  } catch (error) {
    if (error instanceof UpstreamFault && !error.isAccessDenied) return ENGLISH_PAPER;
    throw error;
  }
}
