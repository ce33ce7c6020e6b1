import { randomUUID } from "node:crypto";
import { createCaptcha } from "~/server/security/captcha.server";
import { MALAYSIA, SINGAPORE } from "../../../domain/countries";
import { readSignUpChoices } from "~/models/account/sign-up.server";
import { readVisitorId } from "~/server/session/session-storage.server";
import { policies } from "~/server/settings/policies.server";
import { readKeptSignUp, SIGN_UP_KEPT_MINUTES } from "./kept-sign-up.server";

const BLANK = { promo: "", name: "", mobile: "", email: "", businessName: "", countryId: "" };

const GONE = {
  title: "Please enter it again",
  text:
    `What you entered is kept for ${SIGN_UP_KEPT_MINUTES} minutes, in the browser it was entered in, ` +
    "until it is used.",
};

/** The form, blank or with what this visitor has kept under the name in `?kept=`. */
export async function loadSignUp(request: Request) {
  const name = new URL(request.url).searchParams.get("kept");
  const place = name ? { visitor: await readVisitorId(request), name } : null;
  const [{ countries }, kept] = await Promise.all([
    readSignUpChoices(),
    place ? readKeptSignUp(place) : null,
  ]);
  return {
    countries,
    policies: {
      malaysia: policies(String(MALAYSIA.id)),
      singapore: policies(String(SINGAPORE.id)),
      global: policies(""),
    },
    shown: {
      typed: kept ?? BLANK,
      agreed: kept !== null,
      key: randomUUID(),
      errors: {},
      fault: place && !kept ? GONE : null,
      promo: null,
      captcha: createCaptcha(),
    },
  };
}
