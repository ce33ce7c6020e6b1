import type { Session } from "~/server/session/session-storage.server";
import { toProfileLabels } from "./fields";
import { findProfile } from "./profile.server";

/**
 * Returns whether forms offer tax codes, and `label`, the label of the tax number. Without a tax
 * number in the profile, forms offer no tax codes. When the API has no profile or the call fails,
 * forms offer tax codes.
 */
export async function readTaxOffer(session: Session) {
  const profile = await findProfile(session);
  return {
    isOffered: profile === null || profile.form.taxNo !== "",
    label: toProfileLabels(session.countryId).taxNo,
  };
}
