import type { LoaderFunctionArgs } from "@remix-run/node";
import { parseDate } from "../../domain/calendar/days";
import { findBaseCurrency } from "~/models/invoices/choices.server";
import { readLists } from "~/models/lists.server";
import { findRate } from "~/models/rates.server";
import { answerLookup } from "~/server/request/lookup.server";
import { refuseCrossSiteGet } from "~/server/security/cross-site.server";
import { withSession } from "~/server/session/guards.server";

/**
 * Responds with the exchange rate of a currency to the company's own currency on a day, as plain
 * text. The status is 204 when no rate is known, because browsers would log a 404 as an error.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  refuseCrossSiteGet(request);
  return answerLookup(() =>
    withSession(request, async (session) => {
      const { searchParams } = new URL(request.url);
      const date = parseDate(searchParams.get("date") ?? "");
      const { currencies } = await readLists(session, ["currencies"]);
      const ownCurrency = findBaseCurrency(currencies);
      const from = currencies.find(({ id }) => id === searchParams.get("currency"));
      const rate =
        date && from && ownCurrency
          ? await findRate(session, { from: from.id, to: ownCurrency.id, date })
          : null;
      return new Response(rate, {
        status: rate ? 200 : 204,
        headers: { "Content-Type": "text/plain", "Cache-Control": "no-store" },
      });
    }),
  );
}
