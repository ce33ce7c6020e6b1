import { commonWords } from "../../../../domain/words/common";
import { wizardWords as words } from "../../../../domain/words/invoice-wizard";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ConfirmLeave } from "~/forms/confirm-leave";
import { connectionErrorMessage } from "~/lib/fault-messages";
import { INVOICE_STYLES } from "../../../../domain/invoice-styles";
import { TEMPLATE_COLORS } from "../../../../domain/palette";
import { paths } from "~/paths";
import { ActionBar } from "~/ui/action-bar";
import { hasConnectionError } from "~/ui/connection-error";
import { ErrorSummary } from "~/ui/error-summary";
import { PostForm } from "~/ui/post-form";
import type { submitPersonalization } from "./action.server";
import type { loadPersonalization } from "./loader.server";
import { StyleSample } from "./style-sample";
import { PageLink } from "~/ui/page-link";
import { createBackLink } from "~/shell/back-link";
import type { Screen } from "~/shell/screen";
import { createFormBackLink } from "~/invoices/choosers/back-to-form";

/** The back link opens the invoice form when the page was opened from a draft. */
export const personalizationScreen: Screen = {
  formFor: (data) =>
    (data as Pick<LoadedPersonalization, "showsIntro">).showsIntro ? undefined : FORM_ID,
  get title() {
    return words.personalizationTitle;
  },
  back: (place) =>
    place.search.has("draft") ? createFormBackLink(place) : createBackLink(paths.home(), place),
};

type LoadedPersonalization = ReturnType<typeof useLoaderData<typeof loadPersonalization>>;

const FORM_ID = "style";

/** Shows the styles and colours for the company's invoices. */
export function PersonalizationPage() {
  const {
    template,
    letterhead,
    idempotencyKey: writeKey,
    isRegister,
    showsIntro,
  } = useLoaderData<typeof loadPersonalization>();
  const answer = useActionData<typeof submitPersonalization>();
  if (showsIntro) return <Intro />;
  const failed = answer && !hasConnectionError(answer) ? answer : null;
  const { style: chosenStyle, color: chosenColor } = failed?.chosen ?? template;
  return (
    <PostForm id={FORM_ID} className="mx-auto max-w-form template" data-color={chosenColor}>
      <ConfirmLeave formId={FORM_ID} />
      <input type="hidden" name="key" value={failed?.writeKey ?? writeKey} />
      <div className="grid gap-6 p-4">
        <ErrorSummary
          fault={hasConnectionError(answer) ? connectionErrorMessage() : (failed?.fault ?? null)}
        />
        <fieldset>
          <legend className="text-base font-semibold">{words.style}</legend>
          <div className="mt-2 grid grid-cols-3 gap-3">
            {INVOICE_STYLES.map(({ id, name, sketch }) => (
              <label key={id} className="style-pick">
                <StyleSample sketch={sketch} letterhead={letterhead} />
                <span className="mt-2 flex items-center justify-center gap-2 text-sm">
                  <input
                    type="radio"
                    name="style"
                    value={id}
                    defaultChecked={chosenStyle?.id === id}
                    className="tick"
                  />
                  {words.styles[name]}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend className="text-base font-semibold">{words.color}</legend>
          <div className="mt-2 grid grid-cols-[repeat(9,minmax(0,1fr))] gap-1">
            {TEMPLATE_COLORS.map(({ hex, name }) => (
              <label key={hex} className="swatch" title={words.colors[name]}>
                <input
                  type="radio"
                  name="color"
                  value={hex}
                  defaultChecked={chosenColor === hex}
                  aria-label={words.colors[name]}
                  className="swatch-input"
                />
                <svg viewBox="0 0 32 32" aria-hidden="true" className="swatch-color">
                  <circle cx="16" cy="16" r="13" fill={hex} />
                </svg>
              </label>
            ))}
          </div>
          <p className="mt-2 text-sm text-quiet">{words.whitePrints}</p>
        </fieldset>
      </div>
      <ActionBar>
        {isRegister ? (
          <PageLink className="button flex-1" to={paths.home()}>
            {words.skip}
          </PageLink>
        ) : null}
        <button className="button button-main flex-1">{commonWords.save}</button>
      </ActionBar>
    </PostForm>
  );
}

function Intro() {
  return (
    <section className="dialog dialog-open" aria-labelledby="intro">
      <h2 id="intro" className="text-lg">
        {words.personalizationTitle}
      </h2>
      <p className="mt-2">{words.intro}</p>
      <p className="mt-6 flex justify-end gap-3">
        <PageLink className="button button-plain" to={paths.home()}>
          {words.skip}
        </PageLink>
        <PageLink
          className="button button-main"
          to={paths.personalizeInvoice({ mode: "register", start: "1" })}
        >
          {words.personalize}
        </PageLink>
      </p>
    </section>
  );
}
