import * as z from "zod";
import { fill } from "../../../domain/words/message";
import { signUpWords as words } from "../../../domain/words/sign-up";
import { formatMoney } from "../../../domain/money/money";
import { MALAYSIA, SINGAPORE } from "../../../domain/countries";
import { DEFAULT_LANGUAGE, getEnglishLanguageName, LANGUAGES } from "../../../domain/languages";
import { getLanguage } from "../../../domain/words/in-languages";
import { callV2 } from "~/server/v2/client.server";
import { withSharedCachedAnswer } from "../cached-answers.server";
import { logSecurityEventForPlainApi } from "./plain-events.server";
import { loginAnswer, toLoginResult } from "./session.server";
import { amount, decimalText, id, optionalId, text } from "../wire.server";
import { withFallback, UpstreamFault } from "~/server/v2/faults.server";

const choicesAnswer = z.object({
  countries: z.array(z.object({ id, name: text })),
  currencies: z.array(z.object({ id, country_id: optionalId })),
  languages: z
    .array(z.object({ id, code: text.optional(), name: text.optional() }))
    .optional()
    .catch(undefined),
});

/** The values that the sign-up call needs and that the form has no fields for. */
const ENGLISH_ID = 1;
const SIC_CODE = 2;

/** The countries that are listed first, the last of them on top. */
const FIRST_COUNTRY_IDS = [SINGAPORE, MALAYSIA].map(({ id }) => String(id));

/** Returns the countries of the sign-up form, Malaysia and Singapore first, and all currencies. */
export async function readSignUpChoices() {
  const { countries, currencies } = await withSharedCachedAnswer("sign-up choices", readChoices);
  const place = (country: { id: string }) => FIRST_COUNTRY_IDS.indexOf(country.id);
  return { countries: [...countries].sort((a, b) => place(b) - place(a)), currencies };
}

/** Returns the id of the person's language, or of English when the API does not list the language. */
async function readLanguageId(): Promise<number | string> {
  const own = LANGUAGES.find(({ id }) => id === getLanguage());
  if (!own || own.id === DEFAULT_LANGUAGE) return ENGLISH_ID;
  const { languages = [] } = await withSharedCachedAnswer("sign-up choices", readChoices);
  const names: string[] = [own.id, own.tag, own.name, getEnglishLanguageName(own.id)];
  const listed = languages.find(
    ({ code = "", name = "" }) => names.includes(code) || names.includes(name),
  );
  if (!listed) return ENGLISH_ID;
  return /^\d+$/.test(listed.id) ? Number(listed.id) : listed.id;
}

function readChoices() {
  return callV2({ path: "/pre_sign_up", answer: choicesAnswer });
}

/**
 * Reads the countries and currencies for the sign-up call. Some APIs refuse `POST /lists/mixed`
 * before a login. The function then reads the choices of the sign-up form instead.
 */
function readChoiceLists() {
  const requests = ["currencies", "countries"].map((list) => ({ uri: `/lists/${list}` }));
  return withFallback(
    callV2({ method: "POST", path: "/lists/mixed", body: { requests }, answer: choicesAnswer }),
    [400, 401, 403, 422],
    readChoices,
  );
}

// A fee on the wire is an amount, a flag or null. The result is the amount, "" for a fee without an
// amount, or null for no fee.
const fee = z
  .union([decimalText, z.boolean()])
  .nullish()
  .transform((value) =>
    typeof value === "string" && /[1-9]/.test(value) ? value : value === true ? "" : null,
  );

const promotionAnswer = z.object({
  promotion: z.object({
    code: text,
    fee_annual: fee,
    fee_monthly: fee.catch(null),
    first_charge: amount.nullish(),
    plan: z.object({ name: text }).nullish(),
    country: z.object({ id, name: text, currency: z.object({ symbol: text }) }),
  }),
});

/** A promo code with the country and plan that it is for. */
export type Promotion = Awaited<ReturnType<typeof readPromotion>>;

/** Returns null when the code is unknown or no longer valid. */
export async function findPromotion(code: string): Promise<Promotion | null> {
  try {
    return await readPromotion(code);
  } catch (error) {
    const isUnknownCode =
      error instanceof UpstreamFault && error.isWrongGuess && error.kind !== "unauthorized";
    if (isUnknownCode) return null;
    throw error;
  }
}

async function readPromotion(code: string) {
  const { promotion } = await callV2({
    path: `/promotions/${encodeURIComponent(code)}`,
    answer: promotionAnswer,
  });
  const { country, first_charge, fee_monthly, fee_annual } = promotion;
  const { symbol } = country.currency;
  return {
    code: promotion.code,
    countryId: country.id,
    countryName: country.name,
    planName: promotion.plan?.name ?? "",
    renewal: fee_annual === null ? words.monthly : words.annual,
    /** The first charge with its currency. Empty when the API does not send it. */
    firstCharge:
      first_charge === null || first_charge === undefined ? "" : formatMoney(symbol, first_charge),
    /**
     * The fee of each later month or year: "RM 39.00 a month". Empty when the API does not send it.
     */
    fee:
      formatFee(symbol, fee_annual, words.perYear) ||
      formatFee(symbol, fee_monthly, words.perMonth),
  };
}

function formatFee(
  symbol: string,
  fee: string | null,
  text: typeof words.perYear | typeof words.perMonth,
): string {
  const minor = amount.safeParse(fee);
  return fee && minor.success ? fill(text, { amount: formatMoney(symbol, minor.data) }) : "";
}

/** Returns the token that opens the card form. */
export async function readClientToken({ countryId, code }: Promotion): Promise<string> {
  const { client_token } = await callV2({
    path: "/braintree/client_token",
    query: { country_id: countryId, promotion_code: code },
    answer: z.object({ client_token: z.string().min(1) }),
  });
  return client_token;
}

type NewAccount = {
  email: string;
  password: string;
  name: string;
  mobile: string;
  businessName: string;
  countryId: string;
  /**
   * The promo code and the payment nonce of the card form; absent for a sign-up without payment.
   */
  paid?: { promo: string; nonce: string };
};

/**
 * Creates an account and returns what a login returns. `clientId` is a new random id of this login.
 * A repeated call with the same `idempotencyKey` returns the account of the first call.
 */
export async function signUp(
  account: NewAccount,
  { clientId, idempotencyKey }: { clientId: string; idempotencyKey: string },
) {
  const { currencies } = await readChoiceLists();
  const answer = await callV2({
    method: "POST",
    path: "/sign_up",
    idempotencyKey,
    body: {
      email: account.email,
      password: account.password,
      language_id: await readLanguageId(),
      sic_code: SIC_CODE,
      country_id: account.countryId,
      currency_id: currencies.find((currency) => currency.country_id === account.countryId)?.id,
      name: account.businessName,
      phone_no: account.mobile,
      first_name: account.name,
      client_id: clientId,
      ...(account.paid
        ? { promotion_code: account.paid.promo, payment_method_nonce: account.paid.nonce }
        : {}),
    },
    answer: loginAnswer,
  });
  const result = toLoginResult(answer, account.email);
  await logSecurityEventForPlainApi({ event: "sign_up", account: result.person.id });
  return result;
}
