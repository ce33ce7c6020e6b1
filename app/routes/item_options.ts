import type { LoaderFunctionArgs } from "@remix-run/node";
import { listItemOptions } from "~/invoices/form/item-options.server";
import { answerLookup } from "~/server/request/lookup.server";
import { refuseCrossSiteGet } from "~/server/security/cross-site.server";
import { withSession } from "~/server/session/guards.server";

/**
 * Responds with the items that match a search text as JSON. Script requests them while the user
 * types into the last row of an invoice's lines.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  refuseCrossSiteGet(request);
  return answerLookup(() =>
    withSession(request, async (session) =>
      Response.json(await listItemOptions(session, request), {
        headers: { "Cache-Control": "no-store" },
      }),
    ),
  );
}
