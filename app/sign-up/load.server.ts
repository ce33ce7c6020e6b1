import { randomUUID } from "node:crypto";
import { makeCaptcha } from "~/captcha.server";
import { MALAYSIA, SINGAPORE } from "~/lib/countries";
import { readSignUpChoices } from "~/models/sign-up.server";
import { policies } from "~/policies.server";
import { readKeptSignUp } from "./kept.server";

const BLANK = { promo: "", name: "", mobile: "", email: "", businessName: "", countryId: "" };

const GONE = { title: "Please enter it again", text: "What you entered was kept for 15 minutes." };

/** The form, blank or with what is kept under a name. */
export async function loadSignUp(name: string | null) {
  const [{ countries }, kept] = await Promise.all([readSignUpChoices(), name ? readKeptSignUp(name) : null]);
  return {
    countries,
    policies: { malaysia: policies(MALAYSIA), singapore: policies(SINGAPORE), global: policies("") },
    shown: { typed: kept ?? BLANK, agreed: kept !== null, key: randomUUID(), errors: {}, fault: name && !kept ? GONE : null, promo: null, captcha: makeCaptcha() },
  };
}
