import { checkHealth } from "~/server/http/health.server";

/** Needs no session. The status is 200 when the app works and 503 otherwise. */
export async function loader() {
  const health = await checkHealth();
  const status = Object.values(health).every(Boolean) ? 200 : 503;
  return Response.json(health, { status, headers: { "Cache-Control": "no-store" } });
}
