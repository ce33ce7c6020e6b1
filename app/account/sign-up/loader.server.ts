import { randomUUID } from "node:crypto";
import { fill } from "../../../domain/words/message";
import { signUpWords as words } from "../../../domain/words/sign-up";
import { createCaptcha } from "~/server/security/captcha.server";
import { MALAYSIA, SINGAPORE } from "../../../domain/countries";
import type { FaultText } from "~/lib/fault-messages";
import { readSignUpChoices } from "~/models/account/sign-up.server";
import { toShownCountries } from "../../../domain/shown-country";
import { readVisitorId } from "~/server/session/session-storage.server";
import { toPolicyUrls } from "~/server/settings/policies.server";
import { findPendingSignUp, PENDING_SIGN_UP_MINUTES } from "./pending-sign-up.server";

const EMPTY_FORM = { promo: "", name: "", mobile: "", email: "", businessName: "", countryId: "" };

function describeGoneSignUp(): FaultText {
  const text = fill(words.gone.text, { minutes: PENDING_SIGN_UP_MINUTES });
  return { title: words.gone.title, text };
}

/** Loads the sign-up form: empty, or with the pending sign-up that `?kept=` names. */
export async function loadSignUp(request: Request) {
  const name = new URL(request.url).searchParams.get("kept");
  const pendingKey = name ? { visitor: await readVisitorId(request), name } : null;
  const [{ countries }, pending] = await Promise.all([
    readSignUpChoices(),
    pendingKey ? findPendingSignUp(pendingKey) : null,
  ]);
  return {
    countries: toShownCountries(countries),
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
      fault: pendingKey && !pending ? describeGoneSignUp() : null,
      promo: null,
      captcha: createCaptcha(),
    },
  };
}
