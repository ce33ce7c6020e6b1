import type { LoaderFunctionArgs } from "@remix-run/node";
import { parseDate } from "../../domain/calendar/days";
import { baseCurrency } from "~/models/invoices/choices.server";
import { readLists } from "~/models/lists.server";
import { findRate } from "~/models/rates.server";
import { answerLookup } from "~/server/request/lookup.server";
import { refuseCrossSiteGet } from "~/server/security/cross-site.server";
import { withSession } from "~/server/session/guards.server";

/**
 * The day's rate of a currency against the company's own, as plain text; 204 when none is
 * known, which is no fault: a browser reports a 404 as one.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  refuseCrossSiteGet(request);
  return answerLookup(() =>
    withSession(request, async (session) => {
      const { searchParams } = new URL(request.url);
      const date = parseDate(searchParams.get("date") ?? "");
      const { currencies } = await readLists(session, ["currencies"]);
      const base = baseCurrency(currencies);
      const from = currencies.find(({ id }) => id === searchParams.get("currency"));
      const rate =
        date && from && base ? await findRate(session, { from: from.id, to: base.id, date }) : null;
      return new Response(rate, {
        status: rate ? 200 : 204,
        headers: { "Content-Type": "text/plain", "Cache-Control": "no-store" },
      });
    }),
  );
}
