import type { LoaderFunctionArgs } from "@remix-run/node";
import { checkPromo, uncheckedPromo, type PromoAnswer } from "~/account/sign-up/promo.server";
import { refuseOtherSites } from "~/server/security/refuse-foreign.server";
import { StoreFault } from "~/server/store/key-value-store";

/** Needs no session: what the sign-up shows beside a promo code once it is typed. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  return Response.json(await answerFor(request), { headers: { "Cache-Control": "no-store" } });
}

async function answerFor(request: Request): Promise<PromoAnswer> {
  refuseOtherSites(request);
  const code = (new URL(request.url).searchParams.get("code") ?? "").trim().slice(0, 40);
  if (!code) return { promo: null };
  try {
    return { promo: (await checkPromo(request, code)).promo };
  } catch (error) {
    if (!(error instanceof StoreFault)) throw error;
    return { promo: uncheckedPromo(code) };
  }
}
