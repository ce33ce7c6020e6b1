import { PIN_MINUTES } from "../../../../domain/lifetimes";
import { PASSWORD_HINT } from "../../../../domain/limits/accounts";
import { PIN_DIGITS } from "../../../../domain/limits/pins";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "~/paths";
import { ErrorSummary } from "~/ui/error-summary";
import { Field, RequiredHint } from "~/ui/field";
import { NoticeDialog } from "~/ui/notice-dialog";
import { PasswordField } from "~/ui/password-field";
import { PostForm } from "~/ui/post-form";
import type { submitEnterPin } from "./action.server";
import type { loadEnterPin } from "./loader.server";
import { PageLink } from "~/ui/page-link";

const LABELS = { email: "Email" };

export function EnterPinPage() {
  const { email, isDone } = useLoaderData<typeof loadEnterPin>();
  if (isDone)
    return (
      <NoticeDialog
        title="Thank you"
        text="Your password has been reset."
        to={paths.login()}
        button="OK"
      />
    );
  return (
    <>
      <h1 className="text-xl">Reset Password</h1>
      {email ? <ResetForm email={email} /> : <EmailForm />}
      <nav aria-label="Other ways in" className="mt-6 grid justify-items-center gap-2">
        <PageLink className="link py-3" to={paths.forgotPassword()}>
          Send a new PIN
        </PageLink>
        <PageLink className="link py-3" to={paths.login()}>
          Back to login
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
      <p className="mt-1 text-quiet">Which email was the PIN sent to?</p>
      <Form className="mt-8 grid gap-4" noValidate>
        <ErrorSummary errors={messages} labels={LABELS} fault={null} />
        <RequiredHint />
        <Field
          label={LABELS.email}
          isRequired
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          enterKeyHint="next"
          defaultValue={typedEmail}
          error={messages.email}
        />
        <button className="button button-main">Next</button>
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
        The PIN was sent to <b>{email}</b>. It holds for {PIN_MINUTES} minutes.
      </p>
      <PostForm className="mt-8 grid gap-4" noValidate>
        <ErrorSummary errors={errors} labels={{}} fault={answer?.fault ?? null} />
        <input type="hidden" autoComplete="username" value={email} />
        <RequiredHint />
        <Field
          label={`${PIN_DIGITS}-digit PIN`}
          isRequired
          name="pin"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={2 * PIN_DIGITS}
          enterKeyHint="next"
          error={errors.pin}
        />
        <PasswordField
          label="New Password"
          isRequired
          name="password"
          hint={PASSWORD_HINT}
          autoComplete="new-password"
          enterKeyHint="go"
          error={errors.password}
        />
        <button className="button button-main">RESET PASSWORD</button>
      </PostForm>
    </>
  );
}
