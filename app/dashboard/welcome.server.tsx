import { renderToStaticMarkup } from "react-dom/server";
import { paths } from "~/paths";
import { TRIAL_DAYS } from "../../domain/lifetimes";
import { dashboardWords as words } from "../../domain/words/dashboard";
import { fill } from "../../domain/words/message";

/** Renders the welcome of a new owner, or an empty string when `text` is empty. */
export function renderWelcome(text: string): string {
  return text ? renderToStaticMarkup(<Welcome text={text} />) : "";
}

function Welcome({ text }: { text: string }) {
  return (
    <section aria-labelledby="welcome" className="notice">
      <h2 id="welcome" className="text-lg">
        {words.welcome.title}
      </h2>
      <p className="mt-1 text-base">{text}</p>
      <p className="mt-3 flex flex-wrap gap-x-3">
        <a className="button" href={paths.personalizeInvoice({ mode: "register" })}>
          {words.welcome.personalize}
        </a>
        <a className="button button-plain" href={paths.home()}>
          {words.welcome.notNow}
        </a>
      </p>
    </section>
  );
}

/**
 * Returns the welcome text for the address that a sign-up leads to; `text` is empty at any other
 * address. `here` is the path of the dashboard that shows the same text.
 */
export function parseWelcome(request: Request) {
  const plan = new URL(request.url).searchParams.get("welcome");
  if (plan !== "trial" && plan !== "plan") return { here: paths.home(), text: "" };
  const text =
    plan === "trial" ? fill(words.welcome.trial, { days: TRIAL_DAYS }) : words.welcome.plan;
  return { here: paths.home({ welcome: plan }), text };
}
