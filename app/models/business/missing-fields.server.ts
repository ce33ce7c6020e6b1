import { findCountryOrMalaysia, isSingapore } from "../../../domain/countries";
import { fill } from "../../../domain/words/message";
import { missingDetailWords as words } from "../../../domain/words/missing-details";
import { paths } from "~/paths";
import type { Session } from "~/server/session/session-storage.server";
import { toProfileLabels, type ProfileField } from "./fields";
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
  const reasons = getReasons(countryId);
  return missingFields.map(({ field, why }) => ({
    label: labels[field],
    why: reasons[field] ?? why,
    to: to(field),
  }));
}

/** Returns the API's reasons in the language of the user. */
function getReasons(countryId: string): Partial<Record<ProfileField, string>> {
  return {
    address: words.address,
    phone: words.contactDetails,
    registrationNo: isSingapore(countryId) ? words.uen : words.ssm,
    bankAccountNo: isSingapore(countryId) ? words.payInSingapore : words.payInMalaysia,
    taxNo: fill(words.taxNo, { tax: findCountryOrMalaysia(countryId).tax }),
  };
}
