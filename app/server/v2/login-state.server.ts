import { getRequestContext, type RequestContext } from "../request/request-context.server";

/**
 * The state of a login according to a response of the API; "unknown" when the response does not
 * show it.
 */
export type LoginState = "valid" | "ended" | "unknown";

type LoginStates = Map<string, Promise<LoginState>[]>;

/** The states by request, then by access token. */
const statesByRequest = new WeakMap<RequestContext, LoginStates>();

/** Records, for the rest of the request, a call that will show the state of the login. */
export function recordLoginState(
  { accessToken }: { accessToken: string },
  state: Promise<LoginState>,
): void {
  const context = getRequestContext();
  if (!context) return;
  const byToken = statesByRequest.get(context) ?? new Map<string, Promise<LoginState>[]>();
  statesByRequest.set(context, byToken);
  byToken.set(accessToken, [...(byToken.get(accessToken) ?? []), state]);
}

/**
 * Returns the state of the login that a call of this request shows first. Returns "unknown" when no
 * call shows the state, and null when the request has not called the API with this login.
 */
export async function findLoginState({
  accessToken,
}: {
  accessToken: string;
}): Promise<LoginState | null> {
  const context = getRequestContext();
  const states = context && statesByRequest.get(context)?.get(accessToken);
  if (!states) return null;
  const knownStates = states.map(async (each) => {
    const state = await each;
    if (state === "unknown") throw new Error(state);
    return state;
  });
  return Promise.any(knownStates).catch(() => "unknown");
}
