import { paths } from "~/paths";
import type { Session } from "~/server/session/session-storage.server";
import { labelsOf } from "./fields";
import { findProfile } from "./profile.server";
import type { MissingField } from "./profile.server";

/** Beside an invoice: what it still lacks, each with the way to its field and back to `returnTo`. */
export async function listMissingFields(session: Session, returnTo: string) {
  const lacks = (await findProfile(session))?.missingFields ?? [];
  return toMissingFieldsView(session, lacks, (at) => paths.business({ returnTo, at }));
}

/** As a page shows them. */
export function toMissingFieldsView(
  { countryId }: Session,
  lacks: MissingField[],
  to: (field: string) => string,
) {
  const labels = labelsOf(countryId);
  return lacks.map(({ field, why }) => ({ label: labels[field], why, to: to(field) }));
}

/**
 * Whether tax codes are there to choose from: not for a business without a tax number, where the
 * API knows of such. `name` is what the number is called.
 */
export async function readTaxOffer(session: Session) {
  const profile = await findProfile(session);
  return {
    isOffered: profile === null || profile.form.taxNo !== "",
    name: labelsOf(session.countryId).taxNo,
  };
}
