import { Link, useLocation } from "@remix-run/react";
import { paths } from "~/paths";

const TRIAL = "Your 30 days of Premium have begun, free.";
const PLAN = "Your Premium plan has begun.";

/** On the home page that a sign-up leads to. */
export function WelcomeCard() {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const isTrial = here === paths.home({ welcome: "trial" });
  if (!isTrial && here !== paths.home({ welcome: "plan" })) return null;
  return (
    <section aria-labelledby="welcome" className="card m-4 p-4">
      <h2 id="welcome" className="text-lg">
        Welcome
      </h2>
      <p className="mt-2">
        {isTrial ? TRIAL : PLAN} Give your invoices your own style before the first one goes out.
      </p>
      <p className="mt-4 flex flex-wrap gap-3">
        <Link className="button button-main" to={paths.personalizeInvoice({ mode: "register" })}>
          Personalize invoice
        </Link>
        <Link className="button button-plain" to={paths.home()}>
          Not now
        </Link>
      </p>
    </section>
  );
}
