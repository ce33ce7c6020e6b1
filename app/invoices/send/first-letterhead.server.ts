import { randomUUID } from "node:crypto";
import { findProfile } from "~/models/business/profile.server";
import { toProfileLabels } from "~/models/business/fields";
import { readCounts } from "~/models/lists.server";
import { paths } from "~/paths";
import type { Session } from "~/server/session/session-storage.server";
import { withFallback } from "~/server/v2/faults.server";
import { invoicePaths } from "../paths";

/** The query parameter with which the user skips the form. */
const SKIP_PARAM = "later";

/**
 * Returns a form for the most important business details, which the user fills in before the first
 * invoice is sent. Returns null when there is no business profile, when the profile has an address
 * or a registration number, when another invoice may exist, or when the user skips the form.
 */
export async function loadFirstLetterhead(session: Session, request: Request, id: string) {
  if (new URL(request.url).searchParams.has(SKIP_PARAM)) return null;
  const profile = await findProfile(session);
  if (!profile || profile.form.address || profile.form.registrationNo) return null;
  const counts = await withFallback(readCounts(session), [], async () => null);
  if (counts?.invoices !== 1) return null;
  const { name, address, registrationNo, logo } = toProfileLabels(session.countryId);
  const here = invoicePaths.send(id);
  return {
    postUrl: paths.business({ returnTo: here }),
    skipUrl: `${here}?${SKIP_PARAM}`,
    paymentDetailsUrl: paths.business({ returnTo: here, at: "bankName" }),
    key: randomUUID(),
    etag: profile.etag,
    businessName: profile.form.name,
    labels: { name, address, registrationNo, logo },
  };
}

export type FirstLetterhead = NonNullable<Awaited<ReturnType<typeof loadFirstLetterhead>>>;
