import { CONFIRMATION_LINK_DAYS } from "../../../domain/lifetimes";
import { MAX_EMAIL_LENGTH } from "../../../domain/limits/email";
import { MESSAGE_LIMITS } from "../../../domain/limits/messages";
import type { ComponentProps } from "react";
import { Field } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { Sentence } from "~/ui/sentence";
import { SEND_CONFIRMATION, SEND_MAIL, UPDATE } from "./intent";
import type { SendPageData } from "./page-data";
import type { MessageForm } from "./schema";
import { sendWords as words } from "../../../domain/words/send";

type Props = {
  loaded: SendPageData;
  form: MessageForm;
  /** Returns the props of the field `name`. */
  fieldProps: (name: keyof MessageForm) => Pick<ComponentProps<typeof Field>, "name"> & {
    error: string | undefined;
  };
  isBusy: boolean;
  /** True when the message can only be sent by email. */
  isMain: boolean;
};

/** Shows the fields of an email, or the reason why the app cannot send emails yet. */
export function MailFields({ loaded, form, fieldProps, isBusy, isMain }: Props) {
  const { mailing, pdf, email } = loaded;
  return (
    <fieldset className="mt-3 grid gap-3">
      <legend className="mb-2 text-base font-semibold">
        {pdf ? words.emailWithPdf : words.email}
      </legend>
      {mailing === "open" ? (
        <>
          <Field
            label={words.email}
            {...fieldProps("to")}
            isRequired
            type="email"
            autoComplete="off"
            maxLength={MAX_EMAIL_LENGTH}
          />
          <Field
            label={words.subject}
            {...fieldProps("subject")}
            lang={loaded.messageLang}
            isRequired
            autoComplete="off"
            maxLength={MESSAGE_LIMITS.subject}
          />
          <button
            name="intent"
            value={SEND_MAIL}
            className={isMain ? "button button-main" : "button"}
            disabled={isBusy}
          >
            <Icon name="mail" /> {words.sendEmail}
          </button>
        </>
      ) : (
        <>
          {/* The hidden fields post the typed values until emails can be sent. */}
          <HiddenMailFields form={form} />
          {mailing === "demo" ? (
            <p>{words.demoMails}</p>
          ) : (
            <Unconfirmed email={email} isBusy={isBusy} />
          )}
        </>
      )}
    </fieldset>
  );
}

/** Posts the values of the mail fields without showing them. */
export function HiddenMailFields({ form }: { form: MessageForm }) {
  return (
    <>
      <input type="hidden" name="to" value={form.to} />
      <input type="hidden" name="subject" value={form.subject} />
    </>
  );
}

function Unconfirmed({ email, isBusy }: { email: string; isBusy: boolean }) {
  return (
    <>
      <p className="break-words">
        <Sentence
          text={words.unconfirmed}
          values={{ email: <b>{email}</b>, days: CONFIRMATION_LINK_DAYS }}
        />
      </p>
      <p className="flex gap-3">
        <button name="intent" value={SEND_CONFIRMATION} className="button flex-1" disabled={isBusy}>
          {words.sendLink}
        </button>
        <button name="intent" value={UPDATE} className="button flex-1" disabled={isBusy}>
          {words.isConfirmed}
        </button>
      </p>
    </>
  );
}
