import { PIN_MINUTES } from "../../../../domain/lifetimes";
import { ACCOUNT_LIMITS } from "../../../../domain/limits/accounts";
import { PIN_DIGITS } from "../../../../domain/limits/pins";
import { fieldWords } from "../../../../domain/words/fields";
import { fill } from "../../../../domain/words/message";
import { resetWords as words } from "../../../../domain/words/reset";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { QUERY_FORM_ID } from "~/lib/search";
import { paths } from "~/paths";
import { ErrorSummary } from "~/ui/error-summary";
import { Field, RequiredHint } from "~/ui/field";
import { NoticeDialog } from "~/ui/notice-dialog";
import { PasswordField } from "~/ui/password-field";
import { Sentence } from "~/ui/sentence";
import { PostForm } from "~/ui/post-form";
import type { submitEnterPin } from "./action.server";
import type { loadEnterPin } from "./loader.server";
import { PUBLIC_FORM_ID } from "../../layout/public-form";
import { PageLink } from "~/ui/page-link";

export function EnterPinPage() {
  const { email, isDone } = useLoaderData<typeof loadEnterPin>();
  if (isDone)
    return (
      <NoticeDialog
        title={words.thanks}
        text={words.isReset}
        to={paths.login()}
        button={words.ok}
      />
    );
  return (
    <>
      <h1 className="text-xl">{words.resetTitle}</h1>
      {email ? <ResetForm email={email} /> : <EmailForm />}
      <nav aria-label={words.otherWays} className="mt-6 grid justify-items-center gap-2">
        <PageLink className="link py-3" to={paths.forgotPassword()}>
          {words.newPin}
        </PageLink>
        <PageLink className="link py-3" to={paths.login()}>
          {words.backToLogin}
        </PageLink>
      </nav>
    </>
  );
}

function EmailForm() {
  const { typedEmail, errors } = useLoaderData<typeof loadEnterPin>();
  const messages: Record<string, string> = errors;
  return (
    <>
      <p className="mt-1 text-quiet">{words.whichEmail}</p>
      <Form id={QUERY_FORM_ID} className="mt-8 grid gap-4" noValidate>
        <ErrorSummary errors={messages} labels={{ email: words.email }} fault={null} />
        <RequiredHint />
        <Field
          label={words.email}
          isRequired
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          enterKeyHint="next"
          defaultValue={typedEmail}
          error={messages.email}
        />
        <button className="button button-main">{words.next}</button>
      </Form>
    </>
  );
}

function ResetForm({ email }: { email: string }) {
  const answer = useActionData<typeof submitEnterPin>();
  const errors: Record<string, string> = answer?.errors ?? {};
  return (
    <>
      <p className="mt-1 text-quiet">
        <Sentence text={words.pinSent} values={{ email: <b>{email}</b>, minutes: PIN_MINUTES }} />
      </p>
      <PostForm id={PUBLIC_FORM_ID} className="mt-8 grid gap-4" noValidate>
        <ErrorSummary errors={errors} labels={{}} fault={answer?.fault ?? null} />
        <input type="hidden" autoComplete="username" value={email} />
        <RequiredHint />
        <Field
          label={fill(words.pin, { digits: PIN_DIGITS })}
          isRequired
          name="pin"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={2 * PIN_DIGITS}
          enterKeyHint="next"
          error={errors.pin}
        />
        <PasswordField
          label={words.newPassword}
          isRequired
          name="password"
          hint={fill(fieldWords.passwordHint, { min: ACCOUNT_LIMITS.minPassword })}
          autoComplete="new-password"
          enterKeyHint="go"
          error={errors.password}
        />
        <button className="button button-main">{words.reset}</button>
      </PostForm>
    </>
  );
}
