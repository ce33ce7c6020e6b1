import type { ComponentProps } from "react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useShortForm } from "~/forms/use-short-form";
import type { ConnectionErrorAnswer } from "~/ui/connection-error";
import { ErrorSummary } from "~/ui/error-summary";
import { Notice } from "~/ui/notice";
import { PageLink } from "~/ui/page-link";
import type { submitSend } from "./action.server";
import { CustomerLinkSection, MakeLinkForm } from "./customer-link";
import {
  ReminderChoices,
  LateInvoicesSection,
  MakeLateLinksButton,
  RecordReminderForm,
} from "./reminder-parts";
import { FirstLetterheadForm } from "./first-letterhead";
import type { SendDraftData, SendPageData } from "./page-data";
import { MESSAGE_FORM_ID, MessageEditor } from "./message-form";
import { PdfSection } from "./pdf-section";
import { isAsProposed, type MessageForm } from "./schema";
import { SendDraftQuestion } from "./send-draft";
import { SentMessages } from "./sent-messages";
import type { loadMessage } from "./load-message.server";
import type { loadInvoiceSend } from "./subjects/invoice.server";
import { createBackLink } from "~/shell/back-link";
import type { Screen } from "~/shell/screen";
import { fill } from "../../../domain/words/message";
import { sendWords as words } from "../../../domain/words/send";

/**
 * Returns the screen of a page "Send". Its back link is the page's address without "/send", and
 * `getLabel` returns the label of this link.
 */
export const createSendScreen = (getLabel: () => string): Screen => ({
  formFor: findMessageForm,
  get title() {
    return words.title;
  },
  back: ({ path, search }) => ({
    to: path.replace(/\/send$/, "") + toPeriodQuery(search),
    label: getLabel(),
  }),
});

/** Returns the id of the message's form; undefined for a page without it. */
function findMessageForm(data: unknown): string | undefined {
  const loaded = data as SendPageData | SendDraftData;
  const hasForm = !loaded.isDraft && !loaded.barrier && hasMessage(loaded);
  return hasForm ? MESSAGE_FORM_ID : undefined;
}

/** A message whose `link` is null can be sent without a link. */
const hasAppLinks = ({ link }: SendPageData) => link === null || link.address !== "";

const hasMessage = (loaded: SendPageData) => hasAppLinks(loaded) || loaded.hasMails;

/** Returns the query with the period of a statement; empty for other pages. */
function toPeriodQuery(search: URLSearchParams): string {
  return search.has("from") ? `?${search.toString()}` : "";
}

export const remindScreen: Screen = {
  formFor: findMessageForm,
  get title() {
    return words.remindTitle;
  },
  back: (place) => createBackLink(place.path.replace(/\/remind$/, ""), place),
};

/** Shows the page that sends an invoice. */
export function SendInvoicePage() {
  const loaded = useLoaderData<typeof loadInvoiceSend>();
  return loaded.isDraft ? <SendDraftQuestion draft={loaded} /> : <SendMessage loaded={loaded} />;
}

/** Shows the page that sends a receipt, credit note, statement or reminder. */
export function SendPage() {
  return <SendMessage loaded={useLoaderData<typeof loadMessage>()} />;
}

function SendMessage({ loaded }: { loaded: SendPageData }) {
  const answer = useActionData<typeof submitSend | (() => ConnectionErrorAnswer)>();
  const formState = withProposal(useShortForm(answer, loaded.form), loaded);
  const number = answer && "number" in answer ? answer.number : loaded.number;
  const labels = {
    text: words.message,
    phone: words.phone,
    to: words.email,
    subject: words.subject,
  };
  const isConfirmationSent = answer && "isConfirmationSent" in answer && answer.isConfirmationSent;
  return (
    <div className="mx-auto grid max-w-form grid-cols-1 gap-6 p-4">
      <ErrorSummary fault={formState.fault} errors={formState.errors} labels={labels} />
      {isConfirmationSent ? (
        <Notice>
          <p>{fill(words.confirmationSent, { email: loaded.email })}</p>
        </Notice>
      ) : null}
      <p>
        <span className="block font-medium">{loaded.contactName}</span>
        {loaded.about.map((line) => (
          <span key={line} className="block break-words text-sm text-quiet">
            {line}
          </span>
        ))}
      </p>
      {loaded.letterhead ? (
        <FirstLetterheadForm letterhead={loaded.letterhead} companyId={loaded.companyId} />
      ) : null}
      {loaded.barrier ? (
        <NothingToSend loaded={loaded} />
      ) : (
        <WaysToSend loaded={loaded} state={{ ...formState, number }} />
      )}
      <SentMessages loaded={loaded} />
    </div>
  );
}

/**
 * Shows the reason why nothing can be sent. An existing link still works, so the page also has a
 * button that revokes it.
 */
function NothingToSend({ loaded }: { loaded: SendPageData }) {
  return (
    <>
      <p className="notice">{loaded.barrier}</p>
      <PageLink className="button button-main" to={loaded.backUrl}>
        {words.goBack}
      </PageLink>
      {loaded.link?.address ? <CustomerLinkSection loaded={loaded} link={loaded.link} /> : null}
    </>
  );
}

/** Replaces the posted text by the newest proposal, unless the user has edited the text. */
function withProposal<State extends { form: MessageForm }>(
  formState: State,
  { form }: SendPageData,
): State {
  if (!isAsProposed(formState.form)) return formState;
  const { text, proposed } = form;
  return { ...formState, form: { ...formState.form, text, proposed } };
}

type WaysToSendProps = {
  loaded: SendPageData;
  state: ComponentProps<typeof MessageEditor>["state"];
};

function WaysToSend({ loaded, state }: WaysToSendProps) {
  const { pdf, link, late, tone } = loaded;
  const hasLinks = hasAppLinks(loaded);
  // The forms use the posted idempotency key, so that pressing a button again after a fault does
  // the same operation once.
  const retriable = { ...loaded, form: state.form };
  return (
    <>
      <ReminderChoices loaded={loaded} />
      {late?.hasMissingLinks ? <MakeLateLinksButton /> : null}
      {link && !link.address ? (
        <MakeLinkForm loaded={retriable} hasLink={link.exists} hasMessage={hasMessage(loaded)} />
      ) : null}
      {loaded.unreachable ? <p className="notice">{loaded.unreachable}</p> : null}
      {hasMessage(loaded) ? (
        <MessageEditor
          // Another key makes React create the fields anew, so that they contain a new proposal.
          key={`${loaded.form.text} ${tone}`}
          loaded={loaded}
          hasAppLinks={hasLinks}
          state={state}
        />
      ) : null}
      {pdf ? <PdfSection pdf={pdf.href} name={pdf.name} /> : null}
      {tone && hasLinks ? <RecordReminderForm loaded={retriable} /> : null}
      {late ? <LateInvoicesSection late={late} /> : null}
      {link?.address ? <CustomerLinkSection loaded={retriable} link={link} /> : null}
    </>
  );
}
