import { Link, useLocation } from "@remix-run/react";
import { paths } from "~/paths";

const TRIAL = "Your 30 days of Premium have begun, free.";
const PLAN = "Your Premium plan has begun.";

const STYLE = "Give your invoices your own style before the first one goes out.";
const PROFILE =
  "Say who you are and how you are paid, and give your invoices your own style, before the first " +
  "one goes out.";

/** On the home page that a sign-up leads to. */
export function WelcomeCard({ offersProfile }: { offersProfile: boolean }) {
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
        {isTrial ? TRIAL : PLAN} {offersProfile ? PROFILE : STYLE}
      </p>
      <p className="mt-4 flex flex-wrap gap-3">
        {offersProfile ? (
          <Link className="button button-main" to={paths.business({ returnTo: here })}>
            Add your business details
          </Link>
        ) : null}
        <Link
          className={offersProfile ? "button" : "button button-main"}
          to={paths.personalizeInvoice({ mode: "register" })}
        >
          Personalize invoice
        </Link>
        <Link className="button button-plain" to={paths.home()}>
          Not now
        </Link>
      </p>
    </section>
  );
}
