import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import type { Welcome } from "./welcome.server";

/** On the home page that a sign-up leads to. */
export function WelcomeCard({ here, words, offersProfile }: Welcome) {
  return (
    <section aria-labelledby="welcome" className="card m-4 p-4">
      <h2 id="welcome" className="text-lg">
        Welcome
      </h2>
      <p className="mt-2">{words}</p>
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
