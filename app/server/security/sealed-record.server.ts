import * as z from "zod";
import { seal, unseal } from "./sealed.server";

const PURPOSE = "access token";

const openRecord = z
  .object({ credentials: z.object({ accessToken: z.string() }).passthrough() })
  .passthrough();
const sealedRecord = z
  .object({ credentials: z.object({ sealedToken: z.string() }).passthrough() })
  .passthrough();

/**
 * A session's record as the store keeps it: whoever reads the file must not be able to call the API
 * with it.
 */
export function sealRecord(record: unknown): unknown {
  const read = openRecord.safeParse(record);
  if (!read.success) return record;
  const { accessToken, ...credentials } = read.data.credentials;
  return { ...read.data, credentials: { ...credentials, sealedToken: seal(accessToken, PURPOSE) } };
}

/**
 * As it was before it was sealed; also reads one that an earlier version kept open. Null when the
 * secret is another one.
 */
export function unsealRecord(kept: unknown): unknown {
  const read = sealedRecord.safeParse(kept);
  if (!read.success) return kept;
  const { sealedToken, ...credentials } = read.data.credentials;
  const accessToken = unseal(sealedToken, PURPOSE);
  return accessToken === null
    ? null
    : { ...read.data, credentials: { ...credentials, accessToken } };
}
