import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { ErrorSummary } from "~/ui/error-summary";
import { Field, RequiredHint } from "~/ui/field";
import { NoticeDialog } from "~/ui/notice-dialog";
import { PasswordField } from "~/ui/password-field";
import { PostForm } from "~/ui/post-form";
import { titled } from "~/ui/title";
import { forgotFields, resetFields } from "~/account/reset/schema";
import { checkFields, validateForm } from "~/forms/validate.server";
import { resetPassword } from "~/models/password.server";
import { paths } from "~/paths";
import { forgetAttempts, recordAttempt } from "~/server/security/rate-limit.server";
import { problemOf } from "~/server/v2/problem.server";
import type { Problem } from "~/lib/problem";
import { withPublicPost } from "~/server/session/guards.server";
import { UpstreamFault } from "~/server/v2/faults.server";

export const meta = titled("Reset Password");

const LABELS = { email: "Email" };

/** Needs no session. Without an email in the address it asks for one, and leads on by `?email=`. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get("email");
  const errors = asked === null ? null : checkFields(forgotFields, { email: asked });
  if (asked !== null && !errors) throw redirect(paths.requestPin(asked.trim()));
  return {
    email: params.email ?? "",
    asked: asked ?? "",
    errors: errors ?? {},
    isDone: searchParams.has("done"),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  return withPublicPost(request, async (form) => {
    const email = params.email ?? "";
    if (checkFields(forgotFields, { email })) throw redirect(paths.requestPin());
    const checked = await validateForm(resetFields, form);
    if (checked.error) return refused(checked.error.fieldErrors, null, { status: 422 });
    const attempt = await recordAttempt("pin", { request, account: email });
    if (attempt.isLimited) {
      return refused(
        {},
        {
          title: "Error",
          text: "Too many tries. Please wait until tomorrow, then ask for a new PIN.",
        },
        { status: 429 },
      );
    }
    try {
      await resetPassword({ email, ...checked.data });
    } catch (error) {
      if (!(error instanceof UpstreamFault && error.isWrongGuess)) await attempt.giveBack();
      const { fault, answer } = problemOf(error);
      return refused({}, fault, answer);
    }
    await attempt.giveBack();
    await Promise.all([
      forgetAttempts("pin", { request, account: email }),
      forgetAttempts("login", { request, account: email }),
    ]);
    return redirect(paths.requestPin(email, { done: true }));
  });
}

export { actionsHeaders as headers } from "~/server/v2/problem.server";

export default function RequestPin() {
  const { email, isDone } = useLoaderData<typeof loader>();
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
        <Link className="link py-2" to={paths.forgotPassword()}>
          Send a new PIN
        </Link>
        <Link className="link py-2" to={paths.login()}>
          Back to login
        </Link>
      </nav>
    </>
  );
}

function EmailForm() {
  const { asked, errors } = useLoaderData<typeof loader>();
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
          defaultValue={asked}
          error={messages.email}
        />
        <button className="button button-main">Next</button>
      </Form>
    </>
  );
}

function ResetForm({ email }: { email: string }) {
  const refusal = useActionData<typeof action>();
  const errors: Record<string, string> = refusal?.errors ?? {};
  return (
    <>
      <p className="mt-1 text-quiet">
        The PIN was sent to <b>{email}</b>. It holds for 15 minutes.
      </p>
      <PostForm className="mt-8 grid gap-4" noValidate>
        <ErrorSummary errors={errors} labels={{}} fault={refusal?.fault ?? null} />
        <input type="hidden" autoComplete="username" value={email} />
        <RequiredHint />
        <Field
          label="4-digit PIN"
          isRequired
          name="pin"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={8}
          enterKeyHint="next"
          error={errors.pin}
        />
        <PasswordField
          label="New Password"
          isRequired
          name="password"
          hint="4 characters at least; 8 or more are safer."
          autoComplete="new-password"
          enterKeyHint="go"
          error={errors.password}
        />
        <button className="button button-main">RESET PASSWORD</button>
      </PostForm>
    </>
  );
}

function refused(errors: Record<string, string>, fault: Problem | null, answer: ResponseInit) {
  return data({ errors, fault }, answer);
}
