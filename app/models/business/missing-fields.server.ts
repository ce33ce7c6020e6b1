import { paths } from "~/paths";
import type { Session } from "~/server/session/session-storage.server";
import { labelsOf } from "./fields";
import { findProfile } from "./profile.server";
import type { MissingField } from "./profile.server";

/**
 * Lists the profile fields that invoices still lack. Each links to its field and back to
 * `returnTo`.
 */
export async function listMissingFields(session: Session, returnTo: string) {
  const missingFields = (await findProfile(session))?.missingFields ?? [];
  return toMissingFieldsView(session, missingFields, (at) => paths.business({ returnTo, at }));
}

/** Converts missing fields for a page: the label, the reason and the link to the field. */
export function toMissingFieldsView(
  { countryId }: Session,
  missingFields: MissingField[],
  to: (field: string) => string,
) {
  const labels = labelsOf(countryId);
  return missingFields.map(({ field, why }) => ({ label: labels[field], why, to: to(field) }));
}

/**
 * Returns whether forms offer tax codes, and the label of the tax number. Forms offer no tax codes
 * when the profile has no tax number. They always do when the API offers no profile.
 */
export async function readTaxOffer(session: Session) {
  const profile = await findProfile(session);
  return {
    isOffered: profile === null || profile.form.taxNo !== "",
    name: labelsOf(session.countryId).taxNo,
  };
}
