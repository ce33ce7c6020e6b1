import { checkHealth } from "~/server/http/health.server";

/** Responds with the health of the app: 200 when all checks pass, otherwise 503. Needs no session. */
export async function loader() {
  const { checks, ...described } = await checkHealth();
  const status = Object.values(checks).every(Boolean) ? 200 : 503;
  return Response.json(
    { ...checks, ...described },
    { status, headers: { "Cache-Control": "no-store" } },
  );
}
