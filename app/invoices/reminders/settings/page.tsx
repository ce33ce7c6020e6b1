import { useActionData, useLoaderData } from "@remix-run/react";
import { REMINDER_DAYS, REMINDER_WEEKDAYS } from "../../../../domain/invoices/reminder-days";
import { LANGUAGES } from "../../../../domain/languages";
import { REMINDER_PLACEHOLDERS, REMINDER_TEXT_KINDS } from "../../../../domain/messages/reminder";
import { ConflictNotice } from "~/forms/conflict";
import { ShortForm } from "~/forms/short-form";
import { useShortForm } from "~/forms/use-short-form";
import { owedPaths } from "~/lib/owed-paths";
import { createBackLink } from "~/shell/back-link";
import type { Screen } from "~/shell/screen";
import { hasConnectionError, type ConnectionErrorAnswer } from "~/ui/connection-error";
import { FieldError, TextAreaField } from "~/ui/field";
import { PageLink } from "~/ui/page-link";
import { TickRow } from "~/ui/tick-row";
import { MailingNotice } from "../mailing-notice";
import type { submitReminderSettings } from "./action.server";
import type { loadReminderSettings } from "./loader.server";
import { formatReminderDay, formatWeekday, REMINDER_LABELS } from "./labels";
import { toTextName } from "./schema";

export const reminderSettingsScreen: Screen = {
  title: "Reminders",
  back: (place) => createBackLink(owedPaths.owed(), place),
};

/** The settings of the reminders that go out by themselves: when, and with which words. */
export function ReminderSettingsPage() {
  const { companyId, mailing, isOn, ...loaded } = useLoaderData<typeof loadReminderSettings>();
  const answer = useActionData<typeof submitReminderSettings | (() => ConnectionErrorAnswer)>();
  const { isBusy, ...formState } = useShortForm(answer, loaded.form);
  const { form, errors } = formState;
  const { previews, conflict } = answer && !hasConnectionError(answer) ? answer : loaded;
  return (
    <ShortForm answer={formState} labels={REMINDER_LABELS} companyId={companyId}>
      {conflict ? (
        <ConflictNotice
          title="These settings were changed by someone else meanwhile"
          differences={conflict.differences}
          text={`${conflict.words} What was typed here is below: save it again to keep it, or take what was saved there.`.trim()}
        >
          <a className="button mt-3" href={owedPaths.reminders()}>
            Take what was saved there
          </a>
        </ConflictNotice>
      ) : null}
      <MailingNotice mailing={mailing} />
      <p>
        Customers with an email get one mail a day at most, with all that is late, while they owe
        you. Nothing goes out for invoices that are paid or void.
      </p>
      {isOn ? (
        <p>
          <PageLink className="link inline-block py-3" to={owedPaths.nextReminders()}>
            What goes out next
          </PageLink>
        </p>
      ) : null}
      <input type="hidden" name="version" value={form.version} />
      {/* The Enter key presses the first button of a form. */}
      <button name="intent" value="preview" className="sr-only" tabIndex={-1} aria-hidden="true">
        Show the mails
      </button>
      <label className="chooser">
        <span className="flex-1">{REMINDER_LABELS.isOn}</span>
        <input
          type="checkbox"
          role="switch"
          name="isOn"
          value="on"
          defaultChecked={form.isOn !== ""}
          className="switch"
        />
      </label>
      <fieldset>
        <legend id="day" className="label">
          {REMINDER_LABELS.day}
        </legend>
        {REMINDER_DAYS.map((day) => (
          <TickRow
            key={day}
            name="day"
            value={String(day)}
            title={formatReminderDay(day)}
            isTicked={form.day.includes(String(day))}
          />
        ))}
        <FieldError id="day-error" error={errors.day} />
      </fieldset>
      <fieldset>
        <legend id="weekday" className="label">
          {REMINDER_LABELS.weekday}
        </legend>
        <p className="hint">
          Between 9:00 and 17:00, and never on a Sunday. What falls on another day goes out on the
          next one.
        </p>
        {REMINDER_WEEKDAYS.map((weekday) => (
          <TickRow
            key={weekday}
            name="weekday"
            value={String(weekday)}
            title={formatWeekday(weekday)}
            isTicked={form.weekday.includes(String(weekday))}
          />
        ))}
        <FieldError id="weekday-error" error={errors.weekday} />
      </fieldset>
      <section aria-labelledby="words" className="grid grid-cols-1 gap-4">
        <h2 id="words" className="text-base">
          The words
        </h2>
        <p className="hint">
          Each customer is written to in the customer’s language. Left blank, our own words are
          used. Below them stands each invoice with its link. In your words,{" "}
          {REMINDER_PLACEHOLDERS.join(", ")} are replaced.
        </p>
        {LANGUAGES.map(({ id, englishName }) => (
          <details
            key={id}
            open={REMINDER_TEXT_KINDS.some((kind) => form.texts[toTextName(kind, id)])}
          >
            <summary className="link py-3">{englishName}</summary>
            {REMINDER_TEXT_KINDS.map((kind) => {
              const name = toTextName(kind, id);
              const field = `texts.${name}`;
              return (
                <div key={kind} className="grid grid-cols-1 gap-2 pb-4">
                  <TextAreaField
                    label={REMINDER_LABELS[field] ?? ""}
                    name={field}
                    defaultValue={form.texts[name] ?? ""}
                    error={errors[field]}
                  />
                  <Preview mail={previews[name]} />
                </div>
              );
            })}
          </details>
        ))}
      </section>
      <button name="intent" value="preview" className="button" disabled={isBusy}>
        Show the mails
      </button>
      <button name="intent" value="save" className="button button-main" disabled={isBusy}>
        Save
      </button>
    </ShortForm>
  );
}

function Preview({ mail }: { mail: { subject: string; text: string } | undefined }) {
  if (!mail) return null;
  return (
    <figure className="notice">
      <figcaption className="text-sm text-quiet">The mail to a customer</figcaption>
      <p className="break-words font-semibold">{mail.subject}</p>
      <p className="whitespace-pre-line break-words">{mail.text}</p>
    </figure>
  );
}
