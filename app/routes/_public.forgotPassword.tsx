import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { ErrorSummary } from "~/ui/error-summary";
import { Field, RequiredHint } from "~/ui/field";
import { NoticeDialog } from "~/ui/notice-dialog";
import { PostForm } from "~/ui/post-form";
import { titled } from "~/ui/title";
import { forgotFields } from "~/account/reset/schema";
import { validateForm } from "~/forms/validate.server";
import { fieldText } from "~/lib/field-text";
import { requestPin } from "~/models/password.server";
import { paths } from "~/paths";
import { recordAttempt } from "~/server/security/rate-limit.server";
import { problemOf } from "~/server/v2/problem.server";
import { withPublicPost } from "~/server/session/guards.server";

export const meta = titled("Forgot Password");

const LABELS = { email: "Email" };

/** Needs no session. */
export function loader({ request }: LoaderFunctionArgs) {
  return { sent: new URL(request.url).searchParams.get("sent") ?? "" };
}

export async function action({ request }: ActionFunctionArgs) {
  return withPublicPost(request, async (form) => {
    const checked = await validateForm(forgotFields, form);
    const typed = { email: fieldText(form, "email") };
    if (checked.error)
      return data({ ...typed, errors: checked.error.fieldErrors, fault: null }, 422);
    const { email } = checked.data;
    // Known or not, past the limit or not: the answer is the same.
    const attempt = await recordAttempt("pinMail", { request, account: email });
    try {
      if (!attempt.isLimited) await requestPin(email);
      return redirect(paths.forgotPassword({ sent: email }));
    } catch (error) {
      await attempt.giveBack();
      const { fault, answer } = problemOf(error);
      return data({ ...typed, errors: {}, fault }, answer);
    }
  });
}

export { actionsHeaders as headers } from "~/server/v2/problem.server";

export default function ForgotPassword() {
  const { sent } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const errors: Record<string, string> = refusal?.errors ?? {};
  if (sent) {
    return (
      <NoticeDialog
        title="Thank you"
        text="Your email has been sent, please check your inbox now."
        to={paths.requestPin(sent)}
        button="DONE"
      />
    );
  }
  return (
    <>
      <h1 className="text-xl">Forgot Password</h1>
      <p className="mt-1 text-quiet">
        We send you a PIN by email. With it you choose a new password.
      </p>
      <PostForm className="mt-8 grid gap-4" noValidate>
        <ErrorSummary errors={errors} labels={LABELS} fault={refusal?.fault ?? null} />
        <RequiredHint />
        <Field
          label={LABELS.email}
          isRequired
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          enterKeyHint="send"
          defaultValue={refusal?.email}
          error={errors.email}
        />
        <button className="button button-main">SENT RESET LINK</button>
      </PostForm>
      <nav aria-label="Other ways in" className="mt-6 grid justify-items-center gap-2">
        <Link className="link py-2" to={paths.login()}>
          Back to login
        </Link>
        <Link className="link py-2" to={paths.requestPin()}>
          I have a PIN
        </Link>
      </nav>
    </>
  );
}
