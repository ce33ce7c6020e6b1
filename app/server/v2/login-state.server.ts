import { requestContext, type RequestContext } from "../request/request-context.server";

/**
 * What an answer of the API says of the login that it was asked with; "unknown" when there was no
 * answer, or none that tells.
 */
export type LoginState = "holds" | "ended" | "unknown";

type LoginStates = Map<string, Promise<LoginState>[]>;

/** By request, then by access token. */
const statesByRequest = new WeakMap<RequestContext, LoginStates>();

/** Remembers, for the rest of this request, that the API is being asked with a login. */
export function recordLoginState(
  { accessToken }: { accessToken: string },
  state: Promise<LoginState>,
): void {
  const context = requestContext();
  if (!context) return;
  const ofRequest = statesByRequest.get(context) ?? new Map<string, Promise<LoginState>[]>();
  statesByRequest.set(context, ofRequest);
  ofRequest.set(accessToken, [...(ofRequest.get(accessToken) ?? []), state]);
}

/**
 * The first that this request learns; null when nothing of it has asked the API with this login.
 */
export async function firstLoginState({
  accessToken,
}: {
  accessToken: string;
}): Promise<LoginState | null> {
  const context = requestContext();
  const asked = context && statesByRequest.get(context)?.get(accessToken);
  if (!asked) return null;
  const telling = asked.map(async (each) => {
    const verdict = await each;
    if (verdict === "unknown") throw new Error(verdict);
    return verdict;
  });
  return Promise.any(telling).catch(() => "unknown");
}
