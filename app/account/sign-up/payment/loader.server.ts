import { redirect } from "@remix-run/node";
import { findPromotion, readClientToken, type Promotion } from "~/models/account/sign-up.server";
import { paths } from "~/paths";
import { findSession, readVisitorId } from "~/server/session/session-storage.server";
import { toFormFault } from "~/server/v2/form-fault.server";
import { findPendingSignUp } from "../pending-sign-up.server";

const STAND_IN_TOKEN = "stand-in";

const PROMO_ENDED = {
  title: "Invalid Promo",
  text: "This promo code is not valid any more. Sign up without it, or go back and enter another.",
};

/** How the card is asked for; null while it cannot be. */
type CardForm = { kind: "stand-in" } | { kind: "drop-in"; clientToken: string } | null;

/** The plan and the card form for the sign-up that this visitor has kept. */
export async function loadPayment(request: Request) {
  const name = parsePendingName(request);
  const kept = await findPendingSignUp({ visitor: await readVisitorId(request), name });
  if (!kept) throw await redirectWithoutSignUp(request, name);
  const none = { name, promotion: null, cardForm: null };
  try {
    const promotion = await findPromotion(kept.promo);
    if (!promotion) return { ...none, fault: PROMO_ENDED };
    return { name, promotion, cardForm: await chooseCardForm(promotion), fault: null };
  } catch (error) {
    return { ...none, fault: toFormFault(error).fault };
  }
}

/** The name in the address under which the sign-up is kept. */
export function parsePendingName(request: Request): string {
  return new URL(request.url).searchParams.get("kept") ?? "";
}

/**
 * When nothing is kept under the name: a visitor whose sign-up was used, and who is logged in, gets
 * home, any other to the form.
 */
export async function redirectWithoutSignUp(request: Request, name: string) {
  return redirect((await findSession(request)) ? paths.home() : paths.register({ kept: name }));
}

async function chooseCardForm(promotion: Promotion): Promise<CardForm> {
  const clientToken = await readClientToken(promotion);
  return clientToken === STAND_IN_TOKEN ? { kind: "stand-in" } : { kind: "drop-in", clientToken };
}
