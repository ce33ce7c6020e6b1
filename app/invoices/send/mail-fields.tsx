import { CONFIRMATION_LINK_DAYS } from "../../../domain/lifetimes";
import { MAX_EMAIL_LENGTH } from "../../../domain/limits/email";
import { MESSAGE_LIMITS } from "../../../domain/limits/messages";
import type { ComponentProps } from "react";
import { Field } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { SEND_CONFIRMATION, SEND_MAIL, UPDATE } from "./intent";
import type { SendPageData } from "./page-data";
import type { MessageForm } from "./schema";

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
        {pdf ? "Email with the PDF" : "Email"}
      </legend>
      {mailing === "open" ? (
        <>
          <Field
            label="Email"
            {...fieldProps("to")}
            isRequired
            type="email"
            autoComplete="off"
            maxLength={MAX_EMAIL_LENGTH}
          />
          <Field
            label="Subject"
            {...fieldProps("subject")}
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
            <Icon name="mail" /> Send email
          </button>
        </>
      ) : (
        <>
          {/* The hidden fields post the typed values until emails can be sent. */}
          <HiddenMailFields form={form} />
          {mailing === "demo" ? (
            <p>The demo account sends no emails to customers.</p>
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
        Emails go to customers once you have confirmed your own email, <b>{email}</b>. We send you a
        link, which works once, for {CONFIRMATION_LINK_DAYS} days, on any device.
      </p>
      <p className="flex gap-3">
        <button name="intent" value={SEND_CONFIRMATION} className="button flex-1" disabled={isBusy}>
          Send the link
        </button>
        <button name="intent" value={UPDATE} className="button flex-1" disabled={isBusy}>
          I have confirmed it
        </button>
      </p>
    </>
  );
}
