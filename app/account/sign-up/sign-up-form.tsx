import { PROFILE_LIMITS } from "../../../domain/limits/business";
import { ACCOUNT_LIMITS } from "../../../domain/limits/accounts";
import { loginWords } from "../../../domain/words/login";
import { signUpWords as words } from "../../../domain/words/sign-up";
import { fieldWords } from "../../../domain/words/fields";
import { fill } from "../../../domain/words/message";
import { ErrorSummary } from "~/ui/error-summary";
import { Field, FieldError, RequiredHint } from "~/ui/field";
import { PasswordField } from "~/ui/password-field";
import { PostForm } from "~/ui/post-form";
import type { TypedSignUp } from "./schema";
import { ConfirmLeave } from "~/forms/confirm-leave";
import type { PromoView } from "./promo.server";
import { PUBLIC_FORM_ID as FORM_ID } from "../layout/public-form";
import { CaptchaField } from "./captcha-field";
import { CountryField } from "./country-field";
import { PromoField, usePromo } from "./promo-fields";
import type { FaultText } from "~/lib/fault-messages";

type Policies = { terms: string; privacy: string };

type Props = {
  view: {
    typed: TypedSignUp;
    hasAgreed: boolean;
    idempotencyKey: string;
    errors: Record<string, string>;
    fault: FaultText | null;
    promo: PromoView | null;
    captcha: { token: string; question: string };
  };
  countries: { id: string; name: string }[];
  policies: { malaysia: Policies; singapore: Policies; global: Policies };
};

export function SignUpForm({ view, countries, policies }: Props) {
  const { typed, hasAgreed, idempotencyKey, errors, fault, promo, captcha } = view;
  const labels = words.labels;
  const promoState = usePromo({ code: typed.promo, promo });
  return (
    <PostForm id={FORM_ID} className="sign-up mt-6 grid gap-4" noValidate>
      <ConfirmLeave formId={FORM_ID} />
      <ErrorSummary errors={errors} labels={labels} fault={fault} />
      {/* The Enter key presses the first button of a form, which must not be Verify. */}
      <button className="sr-only" tabIndex={-1} aria-hidden="true">
        {words.submit}
      </button>
      <input type="hidden" name="key" value={idempotencyKey} />
      <RequiredHint />
      <PromoField code={typed.promo} errors={errors} state={promoState} />
      <Field
        label={labels.name}
        isRequired
        name="name"
        autoComplete="name"
        maxLength={ACCOUNT_LIMITS.personName}
        defaultValue={typed.name}
        error={errors.name}
      />
      <Field
        label={words.mobile}
        isRequired
        name="mobile"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        maxLength={ACCOUNT_LIMITS.mobile}
        defaultValue={typed.mobile}
        error={errors.mobile}
      />
      <Field
        label={labels.email}
        isRequired
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        defaultValue={typed.email}
        error={errors.email}
      />
      <PasswordField
        label={loginWords.password}
        isRequired
        name="password"
        hint={fill(fieldWords.passwordHint, { min: ACCOUNT_LIMITS.minPassword })}
        autoComplete="new-password"
        error={errors.password}
      />
      <Field
        label={labels.businessName}
        isRequired
        name="businessName"
        autoComplete="organization"
        maxLength={PROFILE_LIMITS.name}
        defaultValue={typed.businessName}
        error={errors.businessName}
      />
      <CountryField
        label={labels.countryId}
        countries={countries}
        selected={typed.countryId}
        lockedTo={promoState.lockedCountryId}
        error={errors.countryId}
      />
      <div className="terms">
        <PolicyLinks country="my" name={words.countries.malaysia} {...policies.malaysia} />
        <PolicyLinks country="sg" name={words.countries.singapore} {...policies.singapore} />
        <PolicyLinks country="global" name={words.countries.others} {...policies.global} />
        <input
          type="checkbox"
          id="terms"
          name="terms"
          className="tick"
          aria-required
          defaultChecked={hasAgreed}
          aria-describedby={errors.terms ? "terms-error" : undefined}
        />
        <label htmlFor="terms">{words.agree}</label>
        <FieldError id="terms-error" error={errors.terms} />
        <p className="not-revealed">{words.tickTerms}</p>
        <div className="revealed grid gap-4">
          <CaptchaField key={captcha.token} captcha={captcha} error={errors.captchaAnswer} />
          <button className="button button-main">{words.submit}</button>
        </div>
      </div>
    </PostForm>
  );
}

/**
 * The links for one country. CSS shows the links of the chosen country only; a browser that does
 * not support the rule shows the links of all countries.
 */
function PolicyLinks({
  country,
  name,
  terms,
  privacy,
}: Policies & { country: string; name: string }) {
  return (
    <p className={`policies policies-${country} text-sm`}>
      <a
        className="link inline-flex min-h-11 items-center"
        href={terms}
        target="_blank"
        rel="noreferrer"
        aria-label={fill(words.termsFor, { country: name })}
      >
        {words.terms}
      </a>{" "}
      ·{" "}
      <a
        className="link inline-flex min-h-11 items-center"
        href={privacy}
        target="_blank"
        rel="noreferrer"
        aria-label={fill(words.privacyFor, { country: name })}
      >
        {words.privacy}
      </a>
    </p>
  );
}
