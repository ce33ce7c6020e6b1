import type { AccountHolder } from "../../upstream/books/types";
import type { Upstream } from "../../upstream/app";

const ORIGIN = "http://localhost/v2";

/**
 * Calls the API in this process as a logged-in owner; throws when the API answers with an error
 * status.
 */
export type ApiCaller = (path: string, body?: object) => Promise<Response>;

/** Logs the owner in and returns a function that calls the API in the owner's session. */
export async function logInToApi(
  { fetch: fetchApi }: Upstream,
  apiKey: string,
  { email, password }: AccountHolder,
): Promise<ApiCaller> {
  const headers = { "X-Api-Key": apiKey, "Content-Type": "application/json" };
  const body = JSON.stringify({ email, password, client_id: "bench" });
  const answer = await fetchApi(new Request(`${ORIGIN}/login`, { method: "POST", headers, body }));
  const { session } = (await answer.json()) as {
    session: { client_id: string; access_token: string };
  };
  const pair = Buffer.from(`${session.client_id}:${session.access_token}`).toString("base64");
  return async (path, payload) => {
    const init = payload ? { method: "POST", body: JSON.stringify(payload) } : {};
    const request = new Request(ORIGIN + path, {
      ...init,
      headers: { ...headers, Authorization: `Basic ${pair}` },
    });
    const response = await fetchApi(request);
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    return response;
  };
}
