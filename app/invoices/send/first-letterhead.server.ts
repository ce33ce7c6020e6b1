import { randomUUID } from "node:crypto";
import { findProfile } from "~/models/business/profile.server";
import { labelsOf } from "~/models/business/fields";
import { readCounts } from "~/models/lists.server";
import { paths } from "~/paths";
import type { Session } from "~/server/session/session-storage.server";
import { withFallback } from "~/server/v2/faults.server";
import { invoicePaths } from "../paths";

/** The query parameter that skips the question. */
const SKIP_PARAM = "later";

/**
 * Returns the question about the business that is asked before its first invoice is sent. Returns
 * null when the profile is filled in, when another invoice exists, or when the user skipped the
 * question.
 */
export async function loadFirstLetterhead(session: Session, request: Request, id: string) {
  if (new URL(request.url).searchParams.has(SKIP_PARAM)) return null;
  const profile = await findProfile(session);
  if (!profile || profile.form.address || profile.form.registrationNo) return null;
  const counts = await withFallback(readCounts(session), [], async () => null);
  if (counts?.invoices !== 1) return null;
  const { name, address, registrationNo, logo } = labelsOf(session.countryId);
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
