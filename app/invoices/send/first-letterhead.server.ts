import { randomUUID } from "node:crypto";
import { findProfile } from "~/models/business/find-profile.server";
import { labelsOf } from "~/models/business/labels";
import { readCounts } from "~/models/lists.server";
import { paths } from "~/paths";
import type { Session } from "~/server/session/session-storage.server";
import { orElse } from "~/server/v2/faults.server";
import { invoicePaths } from "../paths";

/** The parameter of the address by which the question is put off. */
const SKIP_PARAM = "later";

/**
 * What is asked about the business before its first invoice goes out, and where it is posted; null
 * once it says who it is, has sent before, or was put off.
 */
export async function loadFirstLetterhead(session: Session, request: Request, id: string) {
  if (new URL(request.url).searchParams.has(SKIP_PARAM)) return null;
  const profile = await findProfile(session);
  if (!profile || profile.form.address || profile.form.registrationNo) return null;
  const counts = await orElse(readCounts(session), [], async () => null);
  if (counts?.invoices !== 1) return null;
  const { name, address, registrationNo, logo } = labelsOf(session.countryId);
  const here = invoicePaths.send(id);
  return {
    postTo: paths.business({ returnTo: here }),
    laterAt: `${here}?${SKIP_PARAM}`,
    payAt: paths.business({ returnTo: here, at: "bankName" }),
    key: randomUUID(),
    version: profile.version,
    businessName: profile.form.name,
    labels: { name, address, registrationNo, logo },
  };
}

export type FirstLetterhead = NonNullable<Awaited<ReturnType<typeof loadFirstLetterhead>>>;
