import { store } from "~/store.server";
import { upstreamAnswers } from "~/v2.server";

/** Needs no session: 200 when the app can work, 503 otherwise. */
export async function loader() {
  const [storeAnswers, apiAnswers] = await Promise.all([
    store.check().then(
      () => true,
      () => false,
    ),
    upstreamAnswers(),
  ]);
  const status = storeAnswers && apiAnswers ? 200 : 503;
  return Response.json({ store: storeAnswers, upstream: apiAnswers }, { status, headers: { "Cache-Control": "no-store" } });
}
