import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { titled } from "~/ui/title";
import { paths } from "~/paths";
import { actOnSignUp } from "~/account/sign-up/act.server";
import { loadSignUp } from "~/account/sign-up/load.server";
import { SignUpForm } from "~/account/sign-up/sign-up-form";
import { visitorId } from "~/server/session/record.server";
import { withPublicPage, withPublicPost } from "~/server/session/guards.server";

export const meta = titled("Sign Up");

/** Needs no session: it makes one. `?kept=` fills in what was typed before. */
export async function loader({ request }: LoaderFunctionArgs) {
  const name = new URL(request.url).searchParams.get("kept");
  return withPublicPage(async () =>
    loadSignUp(name ? { visitor: await visitorId(request), name } : null),
  );
}

export async function action({ request }: ActionFunctionArgs) {
  return withPublicPost(request, (form) => actOnSignUp(request, form));
}

export { actionsHeaders as headers } from "~/server/v2/problem.server";

export default function Register() {
  const { countries, policies, shown } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <h1 className="text-xl">Sign Up</h1>
      <p className="mt-1 text-quiet">
        30 days of Premium, free. No card is needed; when they end, your business is on the free
        plan.
      </p>
      <SignUpForm shown={answer ?? shown} countries={countries} policies={policies} />
      <nav aria-label="Other ways in" className="mt-6 grid justify-items-center gap-2">
        <Link className="link py-2" to={paths.login()}>
          Back to login
        </Link>
      </nav>
    </>
  );
}
