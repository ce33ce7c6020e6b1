import type { LoaderFunctionArgs } from "@remix-run/node";
import { ACCOUNT_LIMITS } from "../../domain/limits/accounts";
import { checkPromo, uncheckedPromo, type PromoAnswer } from "~/account/sign-up/promo.server";
import { refuseCrossSiteGet } from "~/server/security/cross-site.server";
import { StoreFault } from "~/server/store/key-value-store";

/**
 * Needs no session. Returns the offer of a promo code, which the sign-up shows while it is typed.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  return Response.json(await answerFor(request), { headers: { "Cache-Control": "no-store" } });
}

async function answerFor(request: Request): Promise<PromoAnswer> {
  refuseCrossSiteGet(request);
  const typed = new URL(request.url).searchParams.get("code") ?? "";
  const code = typed.trim().slice(0, ACCOUNT_LIMITS.promoCode);
  if (!code) return { promo: null };
  try {
    return { promo: (await checkPromo(request, code)).promo };
  } catch (error) {
    if (!(error instanceof StoreFault)) throw error;
    return { promo: uncheckedPromo(code) };
  }
}
