import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { ErrorSummary } from "~/ui/error-summary";
import { Field, RequiredHint } from "~/ui/field";
import { PostForm } from "~/ui/post-form";
import { titled } from "~/ui/title";
import { DEMO } from "~/account/login/demo.server";
import { env } from "~/server/settings/env.server";
import { loginFields } from "~/account/login/schema";
import { validateForm } from "~/forms/validate.server";
import { fieldText } from "~/lib/field-text";
import { paths, safeReturn } from "~/paths";
import { recordAttempt } from "~/server/security/rate-limit.server";
import { problemOf } from "~/server/v2/problem.server";
import type { Problem } from "~/lib/problem";
import { findSession } from "~/server/session/record.server";
import { startSession } from "~/account/login/start-session.server";
import { withPublicPost } from "~/server/session/guards.server";
import { UpstreamFault } from "~/server/v2/faults.server";

export const meta = titled("Log In");

const LABELS = { email: "Email", password: "Password" };

/** Needs no session: it makes one. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const redirectTo = safeReturn(searchParams.get("redirectTo")) ?? "";
  if (await findSession(request)) throw redirect(redirectTo || paths.home());
  return {
    redirectTo,
    brand: env.BRAND_NAME,
    filledIn: searchParams.has("demo") ? DEMO : null,
  };
}

export async function action({ request }: ActionFunctionArgs) {
  return withPublicPost(request, async (form) => {
    const checked = await validateForm(loginFields, form);
    const email = fieldText(form, "email");
    if (checked.error) return data({ email, errors: checked.error.fieldErrors, fault: null }, 422);
    const attempt = await recordAttempt("login", { request, account: email });
    if (attempt.isLimited)
      return refused(
        email,
        { title: "Error", text: "Too many tries. Please wait 15 minutes and try again." },
        { status: 429 },
      );
    try {
      const answer = await startSession(request, form, fieldText(form, "redirectTo"));
      await attempt.giveBack();
      return answer;
    } catch (error) {
      const isWrong = error instanceof UpstreamFault && error.isWrongGuess;
      if (!isWrong) await attempt.giveBack();
      const { fault, answer } = problemOf(error);
      return refused(
        email,
        isWrong && !error.words
          ? { ...fault, text: "Email or password is not right. Please check them and try again." }
          : fault,
        answer,
      );
    }
  });
}

export { actionsHeaders as headers } from "~/server/v2/problem.server";

export default function Login() {
  const { redirectTo, brand, filledIn } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const errors: Record<string, string> = refusal?.errors ?? {};
  return (
    <>
      <h1 className="flex items-center gap-2 text-xl">
        {brand} <span className="badge">BETA</span>
      </h1>
      <p className="mt-1 text-quiet">Invoices for your shop, wherever you stand.</p>
      <PostForm className="mt-8 grid gap-4" noValidate>
        <ErrorSummary errors={errors} labels={LABELS} fault={refusal?.fault ?? null} />
        <RequiredHint />
        <input type="hidden" name="redirectTo" value={redirectTo} />
        <Field
          key={filledIn?.email}
          label={LABELS.email}
          isRequired
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          defaultValue={refusal?.email ?? filledIn?.email}
          error={errors.email}
        />
        <Field
          key={filledIn?.password}
          label={LABELS.password}
          isRequired
          name="password"
          type="password"
          autoComplete="current-password"
          enterKeyHint="go"
          defaultValue={filledIn?.password}
          error={errors.password}
        />
        <button className="button button-main">LOG IN</button>
      </PostForm>
      <nav aria-label="Other ways in" className="mt-6 grid justify-items-center gap-2">
        <Link className="link py-2" to={paths.register()}>
          Sign Up Free
        </Link>
        <Link className="link py-2" to={paths.forgotPassword()}>
          Forgot password
        </Link>
      </nav>
    </>
  );
}

function refused(email: string, fault: Problem, answer: ResponseInit) {
  return data({ email, errors: {}, fault }, answer);
}
