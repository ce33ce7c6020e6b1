import type { LoaderFunctionArgs } from "@remix-run/node";
import { parseSearch } from "~/lib/search";
import { listSuggestions } from "~/models/suggestions.server";
import { answerLookup } from "~/server/request/lookup.server";
import { refuseCrossSiteGet } from "~/server/security/cross-site.server";
import type { SuggestedNames } from "~/lib/search";
import { withSession } from "~/server/session/guards.server";

/** Responds with suggestions for a search text as JSON. Script requests them while the user types. */
export async function loader({ request }: LoaderFunctionArgs) {
  refuseCrossSiteGet(request);
  return answerLookup(() =>
    withSession(request, async (session) => {
      const { q } = parseSearch(new URL(request.url).searchParams);
      const suggestions: SuggestedNames = q
        ? await listSuggestions(session, q)
        : { customers: [], contacts: [], items: [] };
      return Response.json(suggestions, { headers: { "Cache-Control": "no-store" } });
    }),
  );
}
