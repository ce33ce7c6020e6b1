import { oncePerRequest } from "~/server/request/request-context.server";
import type { Session } from "~/server/session/session-storage.server";
import { extensions } from "~/server/v2/extensions.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { readProfile, type StoredProfile } from "./profile.server";

/** Null where the API has none, or does not tell just now: what stands beside it can do without. */
export function findProfile(session: Session): Promise<StoredProfile | null> {
  return oncePerRequest(`profile ${session.companyId}`, () => askForProfile(session));
}

async function askForProfile(session: Session): Promise<StoredProfile | null> {
  if (!(await extensions()).includes("profile")) return null;
  try {
    return await readProfile(session);
  } catch (error) {
    if (error instanceof UpstreamFault && !error.isBarred) return null;
    throw error;
  }
}
