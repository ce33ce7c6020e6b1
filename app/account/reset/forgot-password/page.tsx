import { useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "~/paths";
import { ErrorSummary } from "~/ui/error-summary";
import { Field, RequiredHint } from "~/ui/field";
import { NoticeDialog } from "~/ui/notice-dialog";
import { PostForm } from "~/ui/post-form";
import type { submitForgotPassword } from "./action.server";
import type { loadForgotPassword } from "./loader.server";
import { PageLink } from "~/ui/page-link";

const LABELS = { email: "Email" };

export function ForgotPasswordPage() {
  const { sent } = useLoaderData<typeof loadForgotPassword>();
  const answer = useActionData<typeof submitForgotPassword>();
  const errors: Record<string, string> = answer?.errors ?? {};
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
        <ErrorSummary errors={errors} labels={LABELS} fault={answer?.fault ?? null} />
        <RequiredHint />
        <Field
          label={LABELS.email}
          isRequired
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          enterKeyHint="send"
          defaultValue={answer?.email}
          error={errors.email}
        />
        <button className="button button-main">SENT RESET LINK</button>
      </PostForm>
      <nav aria-label="Other ways in" className="mt-6 grid justify-items-center gap-2">
        <PageLink className="link py-3" to={paths.login()}>
          Back to login
        </PageLink>
        <PageLink className="link py-3" to={paths.requestPin()}>
          I have a PIN
        </PageLink>
      </nav>
    </>
  );
}
