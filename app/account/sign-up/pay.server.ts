import { randomUUID } from "node:crypto";
import { data, redirect } from "@remix-run/node";
import { fieldText } from "~/lib/field-text";
import { findPromotion, readClientToken, signUp, type Promotion } from "~/models/sign-up.server";
import { paths } from "~/paths";
import { problemOf } from "~/server/v2/problem.server";
import {
  finishKeptSignUp,
  openKeptSignUp,
  readKeptSignUp,
  sessionOfPaid,
} from "./kept-sign-up.server";
import { isExpired, readExpiry } from "./card-expiry";
import { testCardNonce } from "./test-cards";
import type { Problem } from "~/lib/problem";
import { findSession, visitorId } from "~/server/session/record.server";
import { openSession, resumeSession } from "~/server/session/login.server";

const STAND_IN_TOKEN = "stand-in";

const OVER = {
  title: "Invalid Promo",
  text: "This promo code is not valid any more. Sign up without it, or go back and enter another.",
};

/** How the card is asked for; null while it cannot be. */
type CardForm = { kind: "stand-in" } | { kind: "drop-in"; clientToken: string } | null;

/** The plan and the card form for the sign-up that this visitor has kept under the name. */
export async function loadPayment(request: Request, name: string) {
  const kept = await readKeptSignUp({ visitor: await visitorId(request), name });
  if (!kept) throw await leadAway(request, name);
  const none = { name, promotion: null, cardForm: null };
  try {
    const promotion = await findPromotion(kept.promo);
    if (!promotion) return { ...none, fault: OVER };
    return { name, promotion, cardForm: await openCardForm(promotion), fault: null };
  } catch (error) {
    return { ...none, fault: problemOf(error).fault };
  }
}

async function openCardForm(promotion: Promotion): Promise<CardForm> {
  const clientToken = await readClientToken(promotion);
  return clientToken === STAND_IN_TOKEN ? { kind: "stand-in" } : { kind: "drop-in", clientToken };
}

/** Proceed, or on without the promo code; nothing of the card comes back. */
export async function actOnPayment(request: Request, form: FormData, name: string) {
  const place = { visitor: await visitorId(request), name };
  const kept = await openKeptSignUp(place);
  if (!kept) {
    const opened = await sessionOfPaid(place);
    const resumed =
      opened === null ? null : await resumeSession(opened, paths.home({ welcome: "plan" }));
    return resumed ?? leadAway(request, name);
  }
  const isPaid = fieldText(form, "intent") !== "without";
  const nonce = isPaid ? readNonce(form) : "";
  const typed = { cardExpiry: fieldText(form, "cardExpiry") };
  const errors = {
    ...(nonce === null ? { cardNumber: "Only the published test cards are taken here." } : {}),
    ...(isPaid && form.has("cardNumber") ? expiryErrors(typed.cardExpiry) : {}),
  };
  if (Object.keys(errors).length > 0 || nonce === null)
    return tell(errors, null, { status: 422 }, typed);
  if (isPaid && !nonce)
    return tell({}, { title: "Error", text: "The card is still missing." }, { status: 422 }, typed);
  try {
    const paid = isPaid ? { paid: { promo: kept.promo, nonce } } : {};
    const result = await signUp({ ...kept, ...paid }, { clientId: randomUUID(), key: name });
    const { id, answer } = await openSession(request, result, {
      email: kept.email,
      redirectTo: paths.home({ welcome: "plan" }),
    });
    await finishKeptSignUp(place, id);
    return answer;
  } catch (error) {
    const { fault, answer } = problemOf(error);
    return tell({}, fault, answer, typed);
  }
}

/** Nothing is kept for this visitor: in, when it was used and they are, or else to the form. */
async function leadAway(request: Request, name: string) {
  return redirect((await findSession(request)) ? paths.home() : paths.register({ kept: name }));
}

/** Null for a number that is no test card. */
function readNonce(form: FormData): string | null {
  return form.has("cardNumber")
    ? testCardNonce(fieldText(form, "cardNumber"))
    : fieldText(form, "nonce");
}

/** A card is good until the end of its month, wherever on earth that ends last. */
function expiryErrors(typed: string): Record<string, string> {
  const good = readExpiry(typed);
  if (!good) return { cardExpiry: "Enter the month and the year, such as 08/29." };
  return isExpired(good, new Date())
    ? { cardExpiry: "This card has expired. Use another card." }
    : {};
}

function tell(
  errors: Record<string, string>,
  fault: Problem | null,
  answer: ResponseInit,
  typed: { cardExpiry: string },
) {
  return data({ errors, fault, typed }, answer);
}
