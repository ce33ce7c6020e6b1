import { useActionData, useLoaderData } from "@remix-run/react";
import { useShortForm } from "~/forms/use-short-form";
import type { ConnectionErrorAnswer } from "~/ui/connection-error";
import { ErrorSummary } from "~/ui/error-summary";
import { Notice } from "~/ui/notice";
import type { actOnSend } from "./act.server";
import { CustomerLink } from "./customer-link";
import type { loadSend } from "./load.server";
import { FirstLetterheadForm } from "./first-letterhead";
import type { Loaded } from "./loaded";
import { MessageForm } from "./message-form";
import { NoLink } from "./no-link";
import { NoteReminder } from "./note-reminder";
import { Paper } from "./paper";
import { ReminderTones } from "./reminder-tones";
import { SendDraft } from "./send-draft";
import { SentSoFar } from "./sent-so-far";

const LABELS = { text: "Message", phone: "Phone number", to: "Email", subject: "Subject" };

/** Hands an invoice over: by WhatsApp, SMS or mail, or its link by any other way. */
export function SendPage() {
  const loaded = useLoaderData<typeof loadSend>();
  return loaded.isDraft ? <SendDraft draft={loaded} /> : <SendIssued loaded={loaded} />;
}

function SendIssued({ loaded }: { loaded: Loaded }) {
  const answer = useActionData<typeof actOnSend | (() => ConnectionErrorAnswer)>();
  const { form, errors, fault, isBusy } = useShortForm(answer, loaded.form);
  const number = answer && "number" in answer ? answer.number : loaded.number;
  const isLinkSent = answer && "isLinkSent" in answer && answer.isLinkSent;
  const { contactName, no, left, address, hasMails, tone } = loaded;
  return (
    <div className="mx-auto grid max-w-form grid-cols-1 gap-6 p-4">
      <ErrorSummary fault={fault} errors={errors} labels={LABELS} />
      {isLinkSent ? (
        <Notice>
          <p>
            The link is on its way to {loaded.email}. Open it on any device and press the button
            there, then come back to this page.
          </p>
        </Notice>
      ) : null}
      <p>
        <span className="block font-medium">{contactName}</span>
        <span className="block text-sm text-quiet">{no}</span>
        <span className="block text-sm text-quiet">{left}</span>
      </p>
      {loaded.letterhead ? (
        <FirstLetterheadForm asked={loaded.letterhead} companyId={loaded.companyId} />
      ) : null}
      {loaded.canRemind ? <ReminderTones loaded={loaded} /> : null}
      {address ? null : <NoLink loaded={loaded} />}
      {loaded.isThisDeviceAlone && address ? (
        <p className="notice">
          The link opens on this computer alone: customers cannot reach it. Send the PDF with your
          message.
        </p>
      ) : null}
      {address || hasMails ? (
        <MessageForm
          // What is proposed otherwise is another message.
          key={`${loaded.form.text} ${tone}`}
          loaded={loaded}
          shown={{ form, errors, isBusy, number }}
        />
      ) : null}
      <Paper pdf={loaded.pdf} name={no} />
      {tone && address ? <NoteReminder loaded={loaded} /> : null}
      {address ? <CustomerLink loaded={loaded} /> : null}
      <SentSoFar loaded={loaded} />
    </div>
  );
}
