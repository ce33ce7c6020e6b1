import { requestContext, type RequestContext } from "../request/request-context.server";

/**
 * What an answer of the API says of the login that it was asked with; "unknown" when there was no
 * answer, or none that tells.
 */
export type Verdict = "holds" | "ended" | "unknown";

type Verdicts = Map<string, Promise<Verdict>[]>;

/** By request, then by access token. */
const verdicts = new WeakMap<RequestContext, Verdicts>();

/** Remembers, for the rest of this request, that the API is being asked with a login. */
export function noteVerdict(
  { accessToken }: { accessToken: string },
  verdict: Promise<Verdict>,
): void {
  const context = requestContext();
  if (!context) return;
  const ofRequest = verdicts.get(context) ?? new Map<string, Promise<Verdict>[]>();
  verdicts.set(context, ofRequest);
  ofRequest.set(accessToken, [...(ofRequest.get(accessToken) ?? []), verdict]);
}

/**
 * The first that this request learns; null when nothing of it has asked the API with this login.
 */
export async function firstVerdict({
  accessToken,
}: {
  accessToken: string;
}): Promise<Verdict | null> {
  const context = requestContext();
  const asked = context && verdicts.get(context)?.get(accessToken);
  if (!asked) return null;
  const telling = asked.map(async (each) => {
    const verdict = await each;
    if (verdict === "unknown") throw new Error(verdict);
    return verdict;
  });
  return Promise.any(telling).catch(() => "unknown");
}
