import { loginWords } from "../../../domain/words/login";
import { fill } from "../../../domain/words/message";
import { resetWords } from "../../../domain/words/reset";
import { signUpWords as words } from "../../../domain/words/sign-up";
import { TRIAL_DAYS } from "../../../domain/lifetimes";
import { useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "~/paths";
import type { submitSignUp } from "./action.server";
import type { loadSignUp } from "./loader.server";
import { SignUpForm } from "./sign-up-form";
import { PageLink } from "~/ui/page-link";

export function SignUpPage() {
  const { countries, policies, view } = useLoaderData<typeof loadSignUp>();
  const answer = useActionData<typeof submitSignUp>();
  return (
    <>
      <h1 className="text-xl">{words.title}</h1>
      <p className="mt-1 font-medium">{fill(words.trial, { days: TRIAL_DAYS })}</p>
      <p className="mt-1 text-sm text-quiet">{words.afterTrial}</p>
      <SignUpForm view={answer ?? view} countries={countries} policies={policies} />
      <nav aria-label={loginWords.otherWays} className="mt-6 grid justify-items-center gap-2">
        <PageLink className="link py-3" to={paths.login()}>
          {resetWords.backToLogin}
        </PageLink>
      </nav>
    </>
  );
}
