import { renderToStaticMarkup } from "react-dom/server";
import { paths } from "~/paths";

/** On the home page that a sign-up leads to, as markup; blank on any other. */
export function drawWelcome(words: string): string {
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
