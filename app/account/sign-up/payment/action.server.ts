import { randomUUID } from "node:crypto";
import { errorWords } from "../../../../domain/words/errors";
import { signUpPaymentWords as words } from "../../../../domain/words/sign-up-payment";
import { answerWithErrors, UPDATE_INTENT } from "~/forms/short-form.server";
import { readFieldText } from "~/lib/field-text";
import { signUp } from "~/models/account/sign-up.server";
import { saveLanguageChosenBefore } from "~/server/session/language.server";
import { paths } from "~/paths";
import { openSession, resumeSession } from "~/server/session/login.server";
import { readVisitorId } from "~/server/session/session-storage.server";
import { toFormFault } from "~/server/v2/form-fault.server";
import { sendLinkAfterSignUp } from "~/account/confirm-email/send-link.server";
import {
  finishPendingSignUp,
  findPendingSignUpWithPassword,
  findOpenedSessionId,
} from "../pending-sign-up.server";
import { isExpired, parseExpiry } from "./card-expiry";
import { parsePendingName, redirectWithoutSignUp } from "./loader.server";

/**
 * Completes the sign-up: with the promo code, paid by card, or without both. A repeated post logs
 * in with the session that the first post opened, while that session's id is stored and the session
 * lasts. The page gets back the expiry date of a card, but no other card data.
 */
export async function submitPayment(request: Request, form: FormData) {
  const name = parsePendingName(request);
  const pendingKey = { visitor: await readVisitorId(request), name };
  const pending = await findPendingSignUpWithPassword(pendingKey);
  if (!pending) {
    const sessionId = await findOpenedSessionId(pendingKey);
    const resumed =
      sessionId === null ? null : await resumeSession(sessionId, paths.home({ welcome: "plan" }));
    return resumed ?? redirectWithoutSignUp(request, name);
  }
  const typed = { cardExpiry: readFieldText(form, "cardExpiry") };
  if (readFieldText(form, "intent") === UPDATE_INTENT) return answerWithErrors({ typed }, 200);
  const paysByCard = readFieldText(form, "intent") !== "without";
  const nonce = paysByCard ? parseNonce(form) : "";
  const errors = {
    ...(nonce === null ? { cardNumber: words.onlyTestCards } : {}),
    ...(paysByCard && form.has("cardNumber") ? findExpiryErrors(typed.cardExpiry) : {}),
  };
  if (Object.keys(errors).length > 0 || nonce === null)
    return answerWithErrors({ typed, errors }, 422);
  if (paysByCard && !nonce)
    return answerWithErrors(
      { typed, fault: { title: errorWords.error, text: words.cardMissing } },
      422,
    );
  try {
    const card = paysByCard ? { paid: { promo: pending.promo, nonce } } : {};
    const result = await signUp(
      { ...pending, ...card },
      { clientId: randomUUID(), idempotencyKey: name },
    );
    await sendLinkAfterSignUp(result.credentials);
    await saveLanguageChosenBefore(request, result);
    const { id, response } = await openSession(request, result, {
      email: pending.email,
      redirectTo: paths.home({ welcome: "plan" }),
    });
    await finishPendingSignUp(pendingKey, id);
    return response;
  } catch (error) {
    const { fault, responseInit } = toFormFault(error);
    return answerWithErrors({ typed, fault }, responseInit);
  }
}

/**
 * Returns the gateway's token for the card: null when the typed number is not that of a test card,
 * and empty when the gateway's form has sent none.
 */
function parseNonce(form: FormData): string | null {
  return form.has("cardNumber")
    ? findTestCardNonce(readFieldText(form, "cardNumber"))
    : readFieldText(form, "nonce");
}

/** Returns an error when the expiry date cannot be parsed or is past. */
function findExpiryErrors(typed: string): Record<string, string> {
  const expiry = parseExpiry(typed);
  if (!expiry) return { cardExpiry: words.invalidExpiry };
  return isExpired(expiry, new Date()) ? { cardExpiry: words.expired } : {};
}

/** The nonces of the test cards that Braintree publishes, by card number. */
const TEST_CARD_NONCES = new Map([
  ["4111111111111111", "fake-valid-visa-nonce"],
  ["5555555555554444", "fake-valid-mastercard-nonce"],
  ["378282246310005", "fake-valid-amex-nonce"],
  ["4000111111111115", "fake-processor-declined-visa-nonce"],
  ["5105105105105100", "fake-processor-declined-mastercard-nonce"],
]);

/** Returns null for any other card, so that the number of a real card is never used. */
function findTestCardNonce(number: string): string | null {
  return TEST_CARD_NONCES.get(number.replace(/[\s-]/g, "")) ?? null;
}
