import { cachePerRequest } from "~/server/request/request-context.server";
import type { Session } from "~/server/session/session-storage.server";
import { listExtensions } from "~/server/v2/extensions.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { readProfile, type StoredProfile } from "./profile.server";

/** Null where the API has none, or does not tell just now: what stands beside it can do without. */
export function findProfile(session: Session): Promise<StoredProfile | null> {
  return cachePerRequest(`profile ${session.companyId}`, () => askForProfile(session));
}

async function askForProfile(session: Session): Promise<StoredProfile | null> {
  if (!(await listExtensions()).includes("profile")) return null;
  try {
    return await readProfile(session);
  } catch (error) {
    if (error instanceof UpstreamFault && !error.isAccessDenied) return null;
    throw error;
  }
}
