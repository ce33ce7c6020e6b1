import type { ComponentProps } from "react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useShortForm } from "~/forms/use-short-form";
import type { ConnectionErrorAnswer } from "~/ui/connection-error";
import { ErrorSummary } from "~/ui/error-summary";
import { Notice } from "~/ui/notice";
import { PageLink } from "~/ui/page-link";
import type { submitSend } from "./action.server";
import { CustomerLink } from "./customer-link";
import { ReminderChoices } from "./reminder-parts";
import { FirstLetterheadForm } from "./first-letterhead";
import { LateInvoices, MakeLateLinks } from "./reminder-parts";
import type { SendPageData } from "./page-data";
import { MessageForm } from "./message-form";
import { MakeLink } from "./customer-link";
import { NoteReminder } from "./reminder-parts";
import { PdfSection } from "./pdf-section";
import { isAsProposed, type MessageForm as Typed } from "./schema";
import { SendDraft } from "./send-draft";
import { SentMessages } from "./sent-messages";
import type { loadMessage } from "./load-message.server";
import type { loadInvoiceSend } from "./subjects/invoice.server";
import { backTo } from "~/shell/back-to";
import type { Screen } from "~/shell/screen";

/** Leads back to what is sent, whose address the page's own goes on from. */
export const sendHeader = (what: string): Screen => ({
  title: "Send",
  back: ({ path, search }) => ({
    to: path.replace(/\/send$/, "") + periodQuery(search),
    label: `Back to the ${what}`,
  }),
});

/** A statement is of some. */
function periodQuery(search: URLSearchParams): string {
  return search.has("from") ? `?${search.toString()}` : "";
}

export const remindHeader: Screen = {
  title: "Remind",
  back: (at) => backTo(at.path.replace(/\/remind$/, ""), at),
};

const LABELS = { text: "Message", phone: "Phone number", to: "Email", subject: "Subject" };

/** Hands an invoice over: by WhatsApp, SMS or mail, or its link by any other way. */
export function SendInvoicePage() {
  const loaded = useLoaderData<typeof loadInvoiceSend>();
  return loaded.isDraft ? <SendDraft draft={loaded} /> : <SendMessage loaded={loaded} />;
}

/** Hands over whatever else goes to a customer, in the same ways. */
export function SendPage() {
  return <SendMessage loaded={useLoaderData<typeof loadMessage>()} />;
}

function SendMessage({ loaded }: { loaded: SendPageData }) {
  const answer = useActionData<typeof submitSend | (() => ConnectionErrorAnswer)>();
  const shown = withProposal(useShortForm(answer, loaded.form), loaded);
  const number = answer && "number" in answer ? answer.number : loaded.number;
  const isLinkSent = answer && "isLinkSent" in answer && answer.isLinkSent;
  return (
    <div className="mx-auto grid max-w-form grid-cols-1 gap-6 p-4">
      <ErrorSummary fault={shown.fault} errors={shown.errors} labels={LABELS} />
      {isLinkSent ? (
        <Notice>
          <p>
            The link is on its way to {loaded.email}. Open it on any device and press the button
            there, then come back to this page.
          </p>
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
        <FirstLetterheadForm asked={loaded.letterhead} companyId={loaded.companyId} />
      ) : null}
      {loaded.closed ? (
        <NothingToSend loaded={loaded} />
      ) : (
        <WaysToSend loaded={loaded} shown={{ ...shown, number }} />
      )}
      <SentMessages loaded={loaded} />
    </div>
  );
}

/** A link that was given out still opens, and can be revoked. */
function NothingToSend({ loaded }: { loaded: SendPageData }) {
  return (
    <>
      <p className="notice">{loaded.closed}</p>
      <PageLink className="button button-main" to={loaded.back}>
        Go back
      </PageLink>
      {loaded.link?.address ? <CustomerLink loaded={loaded} link={loaded.link} /> : null}
    </>
  );
}

/** The page's own words follow what they are about; typed ones stay. */
function withProposal<Shown extends { form: Typed }>(shown: Shown, { form }: SendPageData): Shown {
  if (!isAsProposed(shown.form)) return shown;
  const { text, proposed } = form;
  return { ...shown, form: { ...shown.form, text, proposed } };
}

type WaysToSendProps = { loaded: SendPageData; shown: ComponentProps<typeof MessageForm>["shown"] };

function WaysToSend({ loaded, shown }: WaysToSendProps) {
  const { pdf, link, late, hasMails, tone } = loaded;
  // Without a link of its own the words say all.
  const hasWays = link === null || link.address !== "";
  const hasMessage = hasWays || hasMails;
  // With the key of what was refused or not answered: pressed again, it is done once.
  const again = { ...loaded, form: shown.form };
  return (
    <>
      <ReminderChoices loaded={loaded} />
      {late?.lacksLinks ? <MakeLateLinks /> : null}
      {link && !link.address ? (
        <MakeLink loaded={again} isThere={link.isThere} isTyped={hasMessage} />
      ) : null}
      {loaded.unreachable ? <p className="notice">{loaded.unreachable}</p> : null}
      {hasMessage ? (
        <MessageForm
          // What is proposed otherwise is another message.
          key={`${loaded.form.text} ${tone}`}
          loaded={loaded}
          hasWays={hasWays}
          shown={shown}
        />
      ) : null}
      {pdf ? <PdfSection pdf={pdf.href} name={pdf.name} /> : null}
      {tone && hasWays ? <NoteReminder loaded={again} /> : null}
      {late ? <LateInvoices late={late} /> : null}
      {link?.address ? <CustomerLink loaded={again} link={link} /> : null}
    </>
  );
}
