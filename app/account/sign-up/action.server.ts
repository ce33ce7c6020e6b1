import { toShownCountry } from "../../../domain/shown-country";
import { randomUUID } from "node:crypto";
import { data } from "@remix-run/node";
import { errorWords } from "../../../domain/words/errors";
import { fill } from "../../../domain/words/message";
import { signUpWords as words } from "../../../domain/words/sign-up";
import { createCaptcha, redeemCaptcha } from "~/server/security/captcha.server";
import { readIdempotencyKey } from "~/server/security/posted-form.server";
import { signUpFields, type TypedSignUp } from "./schema";
import { validateForm } from "~/forms/validate.server";
import { readFieldText } from "~/lib/field-text";
import { signUp, type Promotion } from "~/models/account/sign-up.server";
import { saveLanguageChosenBefore } from "~/server/session/language.server";
import { paths } from "~/paths";
import { recordAttempt } from "~/server/security/rate-limit.server";
import { recordSecurityEvent } from "~/server/security/security-events.server";
import { toFormFault } from "~/server/v2/form-fault.server";
import { sendLinkAfterSignUp } from "../confirm-email/send-link.server";
import { savePendingSignUp } from "./pending-sign-up.server";
import { checkPromo, type PromoView } from "./promo.server";
import { UPDATE_INTENT, type FormErrors } from "~/forms/short-form.server";
import { ensureVisitorId } from "~/server/session/session-storage.server";
import { redirectToDocument, openSession } from "~/server/session/login.server";

type SignUpErrors = FormErrors & { promo?: PromoView | null };

/** The typed form, without the password. */
type Posted = { typed: TypedSignUp; hasAgreed: boolean; idempotencyKey: string };

function toFormView(posted: Posted, { errors = {}, fault = null, promo = null }: SignUpErrors) {
  return { ...posted, errors, fault, promo, captcha: createCaptcha() };
}

/**
 * Handles the sign-up form: checks a promo code, signs up, or stores a sign-up with a promo code for
 * the payment page.
 */
export async function submitSignUp(request: Request, form: FormData) {
  const typed = parseTypedSignUp(form);
  const idempotencyKey = readIdempotencyKey(form);
  const posted = { typed, hasAgreed: form.has("terms"), idempotencyKey };
  const answerWith = (errors: SignUpErrors, init: ResponseInit) =>
    data(toFormView(posted, errors), init);
  try {
    const checkedPromo = typed.promo ? await checkPromo(request, typed.promo) : null;
    const { promotion = null, promo = null, problem = null } = checkedPromo ?? {};
    const failureResponse = problem?.responseInit ?? { status: 422 };
    if (readFieldText(form, "intent") === UPDATE_INTENT)
      return answerWith({ promo }, { status: 200 });
    if (readFieldText(form, "intent") === "verify")
      return answerWith({ promo }, promo?.isValid === false ? failureResponse : { status: 200 });

    const checked = await validateForm(signUpFields, form);
    const errors = { ...checked.error?.fieldErrors, ...findPromoErrors(typed, promotion) };
    if (checked.error || Object.keys(errors).length > 0)
      return answerWith({ errors, promo, fault: problem?.fault ?? null }, failureResponse);
    const attempt = await recordAttempt("signUp", { request, account: typed.email });
    if (attempt.isLimited) {
      recordSecurityEvent({ event: "sign_up", refused: "limit" });
      return answerWith(
        { fault: { title: errorWords.error, text: words.tooManyTries }, promo },
        { status: 429 },
      );
    }
    if (!(await redeemCaptcha(parseCaptcha(form), `${idempotencyKey} ${typed.email}`))) {
      return answerWith({ errors: { captchaAnswer: words.captcha.wrong }, promo }, { status: 422 });
    }
    if (promotion) {
      const { id, cookie } = await ensureVisitorId(request);
      return redirectToDocument(
        paths.payment(await savePendingSignUp(id, { ...checked.data, promo: promotion.code })),
        cookie,
      );
    }
    const result = await signUp(checked.data, { clientId: randomUUID(), idempotencyKey });
    await sendLinkAfterSignUp(result.credentials);
    await saveLanguageChosenBefore(request, result);
    return (
      await openSession(request, result, {
        email: typed.email,
        redirectTo: paths.home({ welcome: "trial" }),
      })
    ).response;
  } catch (error) {
    const { fault, responseInit } = toFormFault(error);
    return answerWith({ fault }, responseInit);
  }
}

function findPromoErrors(
  { promo, countryId }: TypedSignUp,
  promotion: Promotion | null,
): Record<string, string> {
  if (!promo) return {};
  if (!promotion) return { promo: words.invalidPromo };
  if (countryId && countryId !== promotion.countryId) {
    const country = toShownCountry({ id: promotion.countryId, name: promotion.countryName });
    return { countryId: fill(words.promoCountry, { country }) };
  }
  return {};
}

/** The page gets back this many characters of each field, more than any field accepts. */
const MAX_TYPED_LENGTH = 400;

function parseTypedSignUp(form: FormData): TypedSignUp {
  const typedIn = (name: string) => readFieldText(form, name).slice(0, MAX_TYPED_LENGTH);
  return {
    promo: typedIn("promo").trim(),
    name: typedIn("name"),
    mobile: typedIn("mobile"),
    email: typedIn("email"),
    businessName: typedIn("businessName"),
    countryId: typedIn("countryId"),
  };
}

function parseCaptcha(form: FormData) {
  return {
    token: readFieldText(form, "captchaToken"),
    answer: readFieldText(form, "captchaAnswer"),
    proof: readFieldText(form, "captchaProof"),
  };
}
