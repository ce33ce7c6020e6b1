import type { LoaderFunctionArgs } from "@remix-run/node";
import { StoreFault } from "~/server/store/key-value-store";
import { problemOf } from "~/server/v2/problem.server";
import { lookUpPromotion, toPromoShown, type PromoAnswer } from "~/account/sign-up/act.server";
import { refuseOtherSites } from "~/server/security/refuse-foreign.server";

/**
 * Needs no session: what the sign-up shows beside a promo code once it is typed; null while that
 * cannot be told.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  return Response.json(await answerFor(request), { headers: { "Cache-Control": "no-store" } });
}

async function answerFor(request: Request): Promise<PromoAnswer> {
  refuseOtherSites(request);
  const code = (new URL(request.url).searchParams.get("code") ?? "").trim().slice(0, 40);
  try {
    return { promo: code ? toPromoShown(code, await lookUpPromotion(request, code)) : null };
  } catch (error) {
    if (!(error instanceof StoreFault)) problemOf(error);
    return { promo: null };
  }
}
