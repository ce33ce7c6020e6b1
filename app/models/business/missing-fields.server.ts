import { paths } from "~/paths";
import type { Session } from "~/server/session/session-storage.server";
import { toProfileLabels } from "./fields";
import { findProfile } from "./profile.server";
import type { MissingField } from "./profile.server";

/**
 * Lists the empty profile fields that would improve invoices; none when the API has no profile or
 * the call fails. Each link opens the field in the profile's form, which returns to the path
 * `returnTo`.
 */
export async function listMissingFields(session: Session, returnTo: string) {
  const missingFields = (await findProfile(session))?.missingFields ?? [];
  return toMissingFieldsView(session, missingFields, (field) =>
    paths.business({ returnTo, at: field }),
  );
}

/**
 * Converts missing fields for a page. `why` is the reason in words for the user, and `to` is the
 * link to the field.
 */
export function toMissingFieldsView(
  { countryId }: Session,
  missingFields: MissingField[],
  to: (field: string) => string,
) {
  const labels = toProfileLabels(countryId);
  return missingFields.map(({ field, why }) => ({ label: labels[field], why, to: to(field) }));
}
