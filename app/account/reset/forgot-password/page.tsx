import { useActionData, useLoaderData } from "@remix-run/react";
import { resetWords as words } from "../../../../domain/words/reset";
import { paths } from "~/paths";
import { ErrorSummary } from "~/ui/error-summary";
import { Field, RequiredHint } from "~/ui/field";
import { NoticeDialog } from "~/ui/notice-dialog";
import { PostForm } from "~/ui/post-form";
import type { submitForgotPassword } from "./action.server";
import type { loadForgotPassword } from "./loader.server";
import { PUBLIC_FORM_ID } from "../../layout/public-form";
import { PageLink } from "~/ui/page-link";

export function ForgotPasswordPage() {
  const { sent } = useLoaderData<typeof loadForgotPassword>();
  const answer = useActionData<typeof submitForgotPassword>();
  const errors: Record<string, string> = answer?.errors ?? {};
  if (sent) {
    return (
      <NoticeDialog
        title={words.thanks}
        text={words.sent}
        to={paths.requestPin(sent)}
        button={words.done}
      />
    );
  }
  return (
    <>
      <h1 className="text-xl">{words.forgotTitle}</h1>
      <p className="mt-1 text-quiet">{words.forgotText}</p>
      <PostForm id={PUBLIC_FORM_ID} className="mt-8 grid gap-4" noValidate>
        <ErrorSummary
          errors={errors}
          labels={{ email: words.email }}
          fault={answer?.fault ?? null}
        />
        <RequiredHint />
        <Field
          label={words.email}
          isRequired
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          enterKeyHint="send"
          defaultValue={answer?.email}
          error={errors.email}
        />
        <button className="button button-main">{words.sendPin}</button>
      </PostForm>
      <nav aria-label={words.otherWays} className="mt-6 grid justify-items-center gap-2">
        <PageLink className="link py-3" to={paths.login()}>
          {words.backToLogin}
        </PageLink>
        <PageLink className="link py-3" to={paths.requestPin()}>
          {words.hasPin}
        </PageLink>
      </nav>
    </>
  );
}
