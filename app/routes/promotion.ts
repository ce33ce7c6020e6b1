import type { LoaderFunctionArgs } from "@remix-run/node";
import { ACCOUNT_LIMITS } from "../../domain/limits/accounts";
import { checkPromo, toUncheckedPromo, type PromoAnswer } from "~/account/sign-up/promo.server";
import { refuseCrossSiteGet } from "~/server/security/cross-site.server";
import { StoreFault } from "~/server/store/key-value-store";

/**
 * Responds with the result of a promo code's check, which the sign-up form requests when the user
 * leaves the field. Needs no session.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  return Response.json(await findPromoAnswer(request), {
    headers: { "Cache-Control": "no-store" },
  });
}

async function findPromoAnswer(request: Request): Promise<PromoAnswer> {
  refuseCrossSiteGet(request);
  const typed = new URL(request.url).searchParams.get("code") ?? "";
  const code = typed.trim().slice(0, ACCOUNT_LIMITS.promoCode);
  if (!code) return { promo: null };
  try {
    return { promo: (await checkPromo(request, code)).promo };
  } catch (error) {
    if (!(error instanceof StoreFault)) throw error;
    return { promo: toUncheckedPromo(code) };
  }
}
