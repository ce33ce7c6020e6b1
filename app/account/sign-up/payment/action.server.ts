import { randomUUID } from "node:crypto";
import { answerErrors } from "~/forms/short-form.server";
import { fieldText } from "~/lib/field-text";
import { signUp } from "~/models/account/sign-up.server";
import { paths } from "~/paths";
import { openSession, resumeSession } from "~/server/session/login.server";
import { readVisitorId } from "~/server/session/session-storage.server";
import { toFormFault } from "~/server/v2/form-fault.server";
import { sendLinkAfterSignUp } from "~/account/confirm-email/send-link.server";
import { finishKeptSignUp, openKeptSignUp, sessionOfPaid } from "../kept-sign-up.server";
import { isExpired, readExpiry } from "./card-expiry";
import { keptName, withoutSignUp } from "./loader.server";
import { testCardNonce } from "./test-cards";

/** Proceed, or on without the promo code; nothing of the card comes back. */
export async function submitPayment(request: Request, form: FormData) {
  const name = keptName(request);
  const place = { visitor: await readVisitorId(request), name };
  const kept = await openKeptSignUp(place);
  if (!kept) {
    const opened = await sessionOfPaid(place);
    const resumed =
      opened === null ? null : await resumeSession(opened, paths.home({ welcome: "plan" }));
    return resumed ?? withoutSignUp(request, name);
  }
  const isPaid = fieldText(form, "intent") !== "without";
  const nonce = isPaid ? readNonce(form) : "";
  const typed = { cardExpiry: fieldText(form, "cardExpiry") };
  const errors = {
    ...(nonce === null ? { cardNumber: "Only the published test cards are taken here." } : {}),
    ...(isPaid && form.has("cardNumber") ? expiryErrors(typed.cardExpiry) : {}),
  };
  if (Object.keys(errors).length > 0 || nonce === null) return answerErrors({ typed, errors }, 422);
  if (isPaid && !nonce)
    return answerErrors(
      { typed, fault: { title: "Error", text: "The card is still missing." } },
      422,
    );
  try {
    const paid = isPaid ? { paid: { promo: kept.promo, nonce } } : {};
    const result = await signUp({ ...kept, ...paid }, { clientId: randomUUID(), key: name });
    await sendLinkAfterSignUp(result.credentials);
    const { id, answer } = await openSession(request, result, {
      email: kept.email,
      redirectTo: paths.home({ welcome: "plan" }),
    });
    await finishKeptSignUp(place, id);
    return answer;
  } catch (error) {
    const { fault, answer } = toFormFault(error);
    return answerErrors({ typed, fault }, answer);
  }
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
