import { randomUUID } from "node:crypto";
import { data, redirect } from "@remix-run/node";
import type { Fault } from "~/components/error-summary";
import { fieldText } from "~/lib/field-text";
import { findPromotion, readClientToken, signUp, type Promotion } from "~/models/sign-up.server";
import { paths } from "~/paths";
import { refusalOf } from "~/refusal.server";
import { openSession } from "~/session.server";
import { openKeptSignUp, readKeptSignUp } from "./kept.server";
import { testCardNonce } from "./test-cards";

const STAND_IN_TOKEN = "stand-in";

const OVER = { title: "Invalid Promo", text: "This promo code is not valid any more. Sign up without it, or go back and enter another." };

/** How the card is asked for; null while it cannot be. */
type CardForm = { kind: "stand-in" } | { kind: "drop-in"; clientToken: string } | null;

/** The plan and the card form for the sign-up that is kept under the name. */
export async function loadPayment(name: string) {
  const kept = await readKeptSignUp(name);
  if (!kept) throw redirect(paths.register({ kept: name }));
  const none = { name, promotion: null, cardForm: null };
  try {
    const promotion = await findPromotion(kept.promo);
    if (!promotion) return { ...none, fault: OVER };
    return { name, promotion, cardForm: await openCardForm(promotion), fault: null };
  } catch (error) {
    return { ...none, fault: refusalOf(error).fault };
  }
}

async function openCardForm(promotion: Promotion): Promise<CardForm> {
  const clientToken = await readClientToken(promotion);
  return clientToken === STAND_IN_TOKEN ? { kind: "stand-in" } : { kind: "drop-in", clientToken };
}

/** Proceed, or on without the promo code; nothing of the card comes back. */
export async function actOnPayment(request: Request, form: FormData, name: string) {
  const kept = await openKeptSignUp(name);
  if (!kept) throw redirect(paths.register({ kept: name }));
  const isPaid = fieldText(form, "intent") !== "without";
  const nonce = isPaid ? readNonce(form) : "";
  if (nonce === null) return tell({ cardNumber: "Only the published test cards are taken here." }, null, 422);
  if (isPaid && !nonce) return tell({}, { title: "Error", text: "The card is still missing." }, 422);
  try {
    const paid = isPaid ? { paid: { promo: kept.promo, nonce } } : {};
    const result = await signUp({ ...kept, ...paid }, { clientId: randomUUID(), key: name });
    return await openSession(request, result, paths.home({ welcome: true }));
  } catch (error) {
    const { fault, status } = refusalOf(error);
    return tell({}, fault, status);
  }
}

/** Null for a number that is no test card. */
function readNonce(form: FormData): string | null {
  return form.has("cardNumber") ? testCardNonce(fieldText(form, "cardNumber")) : fieldText(form, "nonce");
}

function tell(errors: Record<string, string>, fault: Fault | null, status: number) {
  return data({ errors, fault }, status);
}
