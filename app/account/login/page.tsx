import { useActionData, useLoaderData } from "@remix-run/react";
import { loginWords as words } from "../../../domain/words/login";
import { paths } from "~/paths";
import { ErrorSummary } from "~/ui/error-summary";
import { Field, RequiredHint } from "~/ui/field";
import { PostForm } from "~/ui/post-form";
import type { submitLogin } from "./action.server";
import type { loadLogin } from "./loader.server";
import { PUBLIC_FORM_ID } from "../layout/public-form";
import { PageLink } from "~/ui/page-link";

export function LoginPage() {
  const { redirectTo, brand, demo } = useLoaderData<typeof loadLogin>();
  const answer = useActionData<typeof submitLogin>();
  const errors: Record<string, string> = answer?.errors ?? {};
  const labels = { email: words.email, password: words.password };
  return (
    <>
      <h1 className="flex items-center gap-3 text-xl">
        <img src="/favicon.svg" alt="" width={40} height={40} /> {brand}{" "}
        <span className="badge">{words.beta}</span>
      </h1>
      <p className="mt-1 text-quiet">{words.slogan}</p>
      <PostForm id={PUBLIC_FORM_ID} className="mt-6 grid gap-4" noValidate>
        <ErrorSummary errors={errors} labels={labels} fault={answer?.fault ?? null} />
        <RequiredHint />
        <input type="hidden" name="redirectTo" value={redirectTo} />
        <Field
          key={demo?.email}
          label={labels.email}
          isRequired
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          defaultValue={answer?.email ?? demo?.email}
          error={errors.email}
        />
        <Field
          key={demo?.password}
          label={labels.password}
          isRequired
          name="password"
          type="password"
          autoComplete="current-password"
          enterKeyHint="go"
          defaultValue={demo?.password}
          error={errors.password}
        />
        <button className="button button-main">{words.logIn}</button>
      </PostForm>
      <nav aria-label={words.otherWays} className="mt-6 grid justify-items-center gap-2">
        <PageLink className="link py-3" to={paths.register()}>
          {words.signUp}
        </PageLink>
        <PageLink className="link py-3" to={paths.forgotPassword()}>
          {words.forgotPassword}
        </PageLink>
      </nav>
    </>
  );
}
