import type { ComponentProps } from "react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useShortForm } from "~/forms/use-short-form";
import type { ConnectionErrorAnswer } from "~/ui/connection-error";
import { ErrorSummary } from "~/ui/error-summary";
import { Notice } from "~/ui/notice";
import { PageLink } from "~/ui/page-link";
import type { submitSend } from "./action.server";
import { CustomerLink } from "./customer-link";
import { Choices } from "./choices";
import { FirstLetterheadForm } from "./first-letterhead";
import { LateInvoices, LateLinks } from "./late-invoices";
import type { Loaded } from "./loaded";
import { MessageForm } from "./message-form";
import { NoLink } from "./no-link";
import { NoteReminder } from "./note-reminder";
import { Paper } from "./paper";
import { isAsProposed, type MessageForm as Typed } from "./schema";
import { SendDraft } from "./send-draft";
import { SentSoFar } from "./sent-so-far";
import type { loadMessage } from "./load-message.server";
import type { loadSend } from "./subjects/invoice.server";

const LABELS = { text: "Message", phone: "Phone number", to: "Email", subject: "Subject" };

/** Hands an invoice over: by WhatsApp, SMS or mail, or its link by any other way. */
export function SendInvoicePage() {
  const loaded = useLoaderData<typeof loadSend>();
  return loaded.isDraft ? <SendDraft draft={loaded} /> : <Send loaded={loaded} />;
}

/** Hands over whatever else goes to a customer, in the same ways. */
export function SendPage() {
  return <Send loaded={useLoaderData<typeof loadMessage>()} />;
}

function Send({ loaded }: { loaded: Loaded }) {
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
        <Closed loaded={loaded} />
      ) : (
        <Ways loaded={loaded} shown={{ ...shown, number }} />
      )}
      <SentSoFar loaded={loaded} />
    </div>
  );
}

/** A link that was given out still opens, and can be revoked. */
function Closed({ loaded }: { loaded: Loaded }) {
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
function withProposal<Shown extends { form: Typed }>(shown: Shown, { form }: Loaded): Shown {
  if (!isAsProposed(shown.form)) return shown;
  const { text, proposed } = form;
  return { ...shown, form: { ...shown.form, text, proposed } };
}

type WaysProps = { loaded: Loaded; shown: ComponentProps<typeof MessageForm>["shown"] };

function Ways({ loaded, shown }: WaysProps) {
  const { pdf, link, late, hasMails, tone } = loaded;
  // Without a link of its own the words say all.
  const hasWays = link === null || link.address !== "";
  const hasMessage = hasWays || hasMails;
  // With the key of what was refused or not answered: pressed again, it is done once.
  const again = { ...loaded, form: shown.form };
  return (
    <>
      <Choices loaded={loaded} />
      {late?.lacksLinks ? <LateLinks /> : null}
      {link && !link.address ? (
        <NoLink loaded={again} isThere={link.isThere} isTyped={hasMessage} />
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
      {pdf ? <Paper pdf={pdf.href} name={pdf.name} /> : null}
      {tone && hasWays ? <NoteReminder loaded={again} /> : null}
      {late ? <LateInvoices late={late} /> : null}
      {link?.address ? <CustomerLink loaded={again} link={link} /> : null}
    </>
  );
}
