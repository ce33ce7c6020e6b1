import { renderToStaticMarkup } from "react-dom/server";
import { paths } from "~/paths";
import { TRIAL_DAYS } from "../../domain/lifetimes";

/** Renders the welcome of a new owner, or an empty string when `words` is empty. */
export function renderWelcome(words: string): string {
  return words ? renderToStaticMarkup(<Welcome words={words} />) : "";
}

function Welcome({ words }: { words: string }) {
  return (
    <section aria-labelledby="welcome" className="notice">
      <h2 id="welcome" className="text-lg">
        Welcome
      </h2>
      <p className="mt-1 text-base">{words}</p>
      <p className="mt-3 flex flex-wrap gap-x-3">
        <a className="button" href={paths.personalizeInvoice({ mode: "register" })}>
          Personalize invoice
        </a>
        <a className="button button-plain" href={paths.home()}>
          Not now
        </a>
      </p>
    </section>
  );
}

const PLAN_TEXTS = {
  trial: `Your ${TRIAL_DAYS} days of Premium have begun, free.`,
  plan: "Your Premium plan has begun.",
};
const STYLE_TEXT = "Give your invoices your own style before the first one goes out.";

/**
 * Returns the welcome text for the address that a sign-up leads to; `words` is empty at any other
 * address. `here` is the path of the dashboard that shows the same text.
 */
export function parseWelcome(request: Request) {
  const plan = new URL(request.url).searchParams.get("welcome");
  if (plan !== "trial" && plan !== "plan") return { here: paths.home(), words: "" };
  return { here: paths.home({ welcome: plan }), words: `${PLAN_TEXTS[plan]} ${STYLE_TEXT}` };
}
