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
      <h1 className="text-xl">Sign Up</h1>
      <p className="mt-1 font-medium">{TRIAL_DAYS} days of Premium, free. No card is needed.</p>
      <p className="mt-1 text-sm text-quiet">
        After them nothing is charged: the app waits until you subscribe, and keeps all that you
        entered.
      </p>
      <SignUpForm view={answer ?? view} countries={countries} policies={policies} />
      <nav aria-label="Other ways in" className="mt-6 grid justify-items-center gap-2">
        <PageLink className="link py-3" to={paths.login()}>
          Back to login
        </PageLink>
      </nav>
    </>
  );
}
