import { redirect } from "@remix-run/node";
import { signUpPaymentWords as words } from "../../../../domain/words/sign-up-payment";
import { findPromotion, readClientToken, type Promotion } from "~/models/account/sign-up.server";
import { paths } from "~/paths";
import { findSession, readVisitorId } from "~/server/session/session-storage.server";
import { toFormFault } from "~/server/v2/form-fault.server";
import { findPendingSignUp } from "../pending-sign-up.server";

const STAND_IN_TOKEN = "stand-in";

/** The card form to show; null when there is no valid promotion or the API does not answer. */
type CardForm = { kind: "stand-in" } | { kind: "drop-in"; clientToken: string } | null;

/** Loads the plan and the card form for the visitor's pending sign-up. */
export async function loadPayment(request: Request) {
  const name = parsePendingName(request);
  const pending = await findPendingSignUp({ visitor: await readVisitorId(request), name });
  if (!pending) throw await redirectWithoutSignUp(request, name);
  const nothing = { name, promotion: null, cardForm: null };
  try {
    const promotion = await findPromotion(pending.promo);
    if (!promotion) return { ...nothing, fault: words.promoEnded };
    return { name, promotion, cardForm: await chooseCardForm(promotion), fault: null };
  } catch (error) {
    return { ...nothing, fault: toFormFault(error).fault };
  }
}

/** Returns the name of the pending sign-up from the address; empty when there is none. */
export function parsePendingName(request: Request): string {
  return new URL(request.url).searchParams.get("kept") ?? "";
}

/**
 * Returns the redirect of a visitor who has no pending sign-up with this name: to the home page for a
 * logged-in user, otherwise to the sign-up form.
 */
export async function redirectWithoutSignUp(request: Request, name: string) {
  return redirect((await findSession(request)) ? paths.home() : paths.register({ kept: name }));
}

async function chooseCardForm(promotion: Promotion): Promise<CardForm> {
  const clientToken = await readClientToken(promotion);
  return clientToken === STAND_IN_TOKEN ? { kind: "stand-in" } : { kind: "drop-in", clientToken };
}
