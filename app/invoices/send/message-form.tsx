import { MESSAGE_LIMITS } from "../../../domain/limits/messages";
import { useFetcher } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { ShortFormAnswer } from "~/forms/use-short-form";
import { readFieldText } from "~/lib/field-text";
import type { PhoneNumber } from "~/lib/phone.server";
import { Field, TextAreaField } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { PostForm } from "~/ui/post-form";
import { RECORD_REMINDER, UPDATE } from "./intent";
import type { SendPageData } from "./page-data";
import { HiddenMailFields, MailFields } from "./mail-fields";
import type { MessageForm } from "./schema";
import { toMessageLinks } from "./message-links";
import { fill } from "../../../domain/words/message";
import { sendWords as words } from "../../../domain/words/send";

type Props = {
  loaded: SendPageData;
  /**
   * True when the page has links that open WhatsApp, SMS or the mail app; false while the invoice
   * has no link to send.
   */
  hasAppLinks: boolean;
  state: Pick<ShortFormAnswer<MessageForm>, "form" | "errors"> & {
    isBusy: boolean;
    /** The parsed phone number; null when it cannot be parsed. */
    number: PhoneNumber | null;
  };
};

const WATCHED_FIELDS = ["text", "phone"] as const;

/** The form's id, for buttons outside the form. */
export const MESSAGE_FORM_ID = "message";

/** Shows the message, its recipient and the buttons that send it. */
export function MessageEditor({
  loaded,
  hasAppLinks,
  state: { form, errors, isBusy, number },
}: Props) {
  const keyField = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(form);
  const [hasScript, setHasScript] = useState(false);
  useEffect(() => {
    // The fields may contain text that the user typed before the script was loaded.
    const fields = keyField.current?.form && new FormData(keyField.current.form);
    if (fields)
      setTyped((before) => ({
        ...before,
        ...Object.fromEntries(WATCHED_FIELDS.map((name) => [name, readFieldText(fields, name)])),
      }));
    setHasScript(true);
  }, []);
  const isOtherNumber = typed.phone.trim() !== form.phone.trim();
  const unreadable =
    form.phone.trim() && !number && !isOtherNumber ? words.unreadableNumber : undefined;
  const fieldProps = (name: keyof MessageForm) => ({
    name,
    defaultValue: form[name],
    error: errors[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setTyped((before) => ({ ...before, [name]: value })),
  });
  return (
    <PostForm id={MESSAGE_FORM_ID} className="grid gap-3" noValidate>
      <input ref={keyField} type="hidden" name="key" value={form.key} />
      <input type="hidden" name="company" value={loaded.companyId} />
      <input type="hidden" name="proposed" value={loaded.form.proposed} />
      {/* The Enter key presses the first button of a form. */}
      <button name="intent" value={UPDATE} className="sr-only" tabIndex={-1} aria-hidden="true" />
      <TextAreaField
        label={words.message}
        {...fieldProps("text")}
        lang={loaded.messageLang}
        rows={8}
        maxLength={MESSAGE_LIMITS.text}
      />
      {hasAppLinks ? (
        <>
          <Field
            label={words.phone}
            {...fieldProps("phone")}
            error={errors.phone ?? unreadable}
            hint={words.phoneHint}
            type="tel"
            autoComplete="off"
            // The limit allows a number with spaces and words around it.
            maxLength={50}
          />
          {hasScript && !isOtherNumber ? null : (
            <button name="intent" value={UPDATE} className="button" disabled={isBusy}>
              {words.useMessage}
            </button>
          )}
          {isOtherNumber ? null : <PhoneLinks loaded={loaded} typed={typed} number={number} />}
        </>
      ) : (
        <input type="hidden" name="phone" value={form.phone} />
      )}
      {loaded.hasMails ? (
        <MailFields
          loaded={loaded}
          form={form}
          fieldProps={fieldProps}
          isBusy={isBusy}
          isMain={!hasAppLinks}
        />
      ) : (
        <HiddenMailFields form={form} />
      )}
    </PostForm>
  );
}

/** Shows links that open WhatsApp, SMS or the mail app with the message. */
function PhoneLinks({
  loaded: { tone, hasMails, companyId, pdf, late },
  typed,
  number,
}: {
  loaded: SendPageData;
  typed: MessageForm;
  number: PhoneNumber | null;
}) {
  const { submit } = useFetcher();
  // All links use one idempotency key, so that a message that is opened twice in the same app is
  // recorded as one reminder.
  const [key] = useState(typed.key);
  const links = toMessageLinks({ ...typed, phone: number?.e164 ?? "", email: typed.to.trim() });
  const linkProps = (way: keyof typeof links) => ({
    href: links[way],
    onClick: () => {
      const reminder = { intent: RECORD_REMINDER, way, stay: "1", key, company: companyId };
      if (tone) submit(reminder, { method: "post" });
    },
  });
  return (
    <>
      {number?.isLandline ? (
        <p className="text-sm text-quiet">{fill(words.landline, { number: number.formatted })}</p>
      ) : (
        <a
          className={late?.hasMissingLinks ? "button" : "button button-main"}
          {...linkProps("whatsapp")}
          target="_blank"
          rel="noreferrer"
          aria-label={number ? fill(words.whatsAppTo, { number: number.formatted }) : undefined}
        >
          <Icon name="chat" /> {words.whatsApp}
          {number ? <span className="font-normal">{number.formatted}</span> : null}
        </a>
      )}
      <p className="flex gap-3">
        {number?.isLandline ? null : (
          <a className="button flex-1" {...linkProps("sms")}>
            <Icon name="message" /> {words.sms}
          </a>
        )}
        <a
          className={`button flex-1 ${number?.isLandline && !hasMails && !late?.hasMissingLinks ? "button-main" : ""}`}
          {...linkProps("mail")}
        >
          <Icon name="mail" /> {hasMails ? words.mailApp : words.email}
        </a>
      </p>
      {pdf ? (
        <p className="text-sm text-quiet">{hasMails ? words.ownWordsAlone : words.wordsAlone}</p>
      ) : null}
    </>
  );
}
