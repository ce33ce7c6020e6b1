import { randomUUID } from "node:crypto";
import { createCaptcha } from "~/server/security/captcha.server";
import { MALAYSIA, SINGAPORE } from "../../../domain/countries";
import { readSignUpChoices } from "~/models/account/sign-up.server";
import { readVisitorId } from "~/server/session/session-storage.server";
import { toPolicyUrls } from "~/server/settings/policies.server";
import { findPendingSignUp, PENDING_SIGN_UP_MINUTES } from "./pending-sign-up.server";

const EMPTY_FORM = { promo: "", name: "", mobile: "", email: "", businessName: "", countryId: "" };

const SIGN_UP_GONE = {
  title: "Please enter it again",
  text:
    `What you entered is kept for ${PENDING_SIGN_UP_MINUTES} minutes, in the browser it was entered in, ` +
    "until it is used.",
};

/** Loads the sign-up form: empty, or with the pending sign-up that `?kept=` names. */
export async function loadSignUp(request: Request) {
  const name = new URL(request.url).searchParams.get("kept");
  const pendingKey = name ? { visitor: await readVisitorId(request), name } : null;
  const [{ countries }, pending] = await Promise.all([
    readSignUpChoices(),
    pendingKey ? findPendingSignUp(pendingKey) : null,
  ]);
  return {
    countries,
    policies: {
      malaysia: toPolicyUrls(String(MALAYSIA.id)),
      singapore: toPolicyUrls(String(SINGAPORE.id)),
      global: toPolicyUrls(""),
    },
    view: {
      typed: pending ?? EMPTY_FORM,
      hasAgreed: pending !== null,
      idempotencyKey: randomUUID(),
      errors: {},
      fault: pendingKey && !pending ? SIGN_UP_GONE : null,
      promo: null,
      captcha: createCaptcha(),
    },
  };
}
