import { useActionData, useLoaderData } from "@remix-run/react";
import { REMINDER_DAYS, REMINDER_WEEKDAYS } from "../../../../domain/invoices/reminder-days";
import { getLanguageTag, LANGUAGES, type Language } from "../../../../domain/languages";
import { REMINDER_PLACEHOLDERS, REMINDER_TEXT_KINDS } from "../../../../domain/messages/reminder";
import { ConflictNotice } from "~/forms/conflict";
import { findShortForm, ShortForm } from "~/forms/short-form";
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
import { formatReminderDay, formatWeekday, getReminderLabels } from "./labels";
import { toTextName } from "./schema";
import { commonWords } from "../../../../domain/words/common";
import { formWords } from "../../../../domain/words/forms";
import { joinSentences, joinList } from "../../../../domain/words/in-languages";
import { fill } from "../../../../domain/words/message";
import { reminderWords as words } from "../../../../domain/words/reminders";

export const reminderSettingsScreen: Screen = {
  formFor: findShortForm,
  get title() {
    return words.title;
  },
  back: (place) => createBackLink(owedPaths.owed(), place),
};

/** The settings of the reminders that go out by themselves: when, and with which words. */
export function ReminderSettingsPage() {
  const { companyId, mailing, isOn, ...loaded } = useLoaderData<typeof loadReminderSettings>();
  const answer = useActionData<typeof submitReminderSettings | (() => ConnectionErrorAnswer)>();
  const { isBusy, ...formState } = useShortForm(answer, loaded.form);
  const { form, errors } = formState;
  const labels = getReminderLabels();
  const { previews, conflict } = answer && !hasConnectionError(answer) ? answer : loaded;
  return (
    <ShortForm answer={formState} labels={labels} companyId={companyId}>
      {conflict ? (
        <ConflictNotice
          title={words.changedMeanwhile}
          differences={conflict.differences}
          text={joinSentences([conflict.words, formWords.conflict.savedThere])}
        >
          <a className="button mt-3" href={owedPaths.reminders()}>
            {formWords.conflict.takeSaved}
          </a>
        </ConflictNotice>
      ) : null}
      <MailingNotice mailing={mailing} />
      <p>{words.intro}</p>
      {isOn ? (
        <p>
          <PageLink className="link inline-block py-3" to={owedPaths.nextReminders()}>
            {words.seeNext}
          </PageLink>
        </p>
      ) : null}
      <input type="hidden" name="version" value={form.version} />
      {/* The Enter key presses the first button of a form. */}
      <button name="intent" value="preview" className="sr-only" tabIndex={-1} aria-hidden="true">
        {words.showMails}
      </button>
      <label className="chooser">
        <span className="flex-1">{labels.isOn}</span>
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
          {labels.day}
        </legend>
        {REMINDER_DAYS.map((day) => (
          <TickRow
            key={day}
            name="day"
            value={String(day)}
            title={formatReminderDay(day)}
            isTicked={form.day.includes(String(day))}
            className="px-0"
          />
        ))}
        <FieldError id="day-error" error={errors.day} />
      </fieldset>
      <fieldset>
        <legend id="weekday" className="label">
          {labels.weekday}
        </legend>
        <p className="hint">{words.hours}</p>
        {REMINDER_WEEKDAYS.map((weekday) => (
          <TickRow
            key={weekday}
            name="weekday"
            value={String(weekday)}
            title={formatWeekday(weekday)}
            isTicked={form.weekday.includes(String(weekday))}
            className="px-0"
          />
        ))}
        <FieldError id="weekday-error" error={errors.weekday} />
      </fieldset>
      <section aria-labelledby="words" className="grid grid-cols-1 gap-4">
        <h2 id="words" className="text-base">
          {words.texts}
        </h2>
        <p className="hint">
          {fill(words.textsHint, { placeholders: joinList(REMINDER_PLACEHOLDERS) })}
        </p>
        {LANGUAGES.map(({ id }) => (
          <details
            key={id}
            open={REMINDER_TEXT_KINDS.some((kind) => form.texts[toTextName(kind, id)])}
          >
            <summary className="link py-3">{words.languages[id]}</summary>
            {REMINDER_TEXT_KINDS.map((kind) => {
              const name = toTextName(kind, id);
              const field = `texts.${name}`;
              return (
                <div key={kind} className="grid grid-cols-1 gap-2 pb-4">
                  <TextAreaField
                    label={labels[field] ?? ""}
                    name={field}
                    lang={getLanguageTag(id)}
                    defaultValue={form.texts[name] ?? ""}
                    error={errors[field]}
                  />
                  <Preview mail={previews[name]} language={id} />
                </div>
              );
            })}
          </details>
        ))}
      </section>
      <button name="intent" value="preview" className="button" disabled={isBusy}>
        {words.showMails}
      </button>
      <button name="intent" value="save" className="button button-main" disabled={isBusy}>
        {commonWords.save}
      </button>
    </ShortForm>
  );
}

type PreviewProps = {
  mail: { subject: string; text: string } | undefined;
  /** The language of the mail, which is the customer's. */
  language: Language;
};

function Preview({ mail, language }: PreviewProps) {
  if (!mail) return null;
  const lang = getLanguageTag(language);
  return (
    <figure className="notice">
      <figcaption className="text-sm text-quiet">{words.preview}</figcaption>
      <p lang={lang} className="break-words font-semibold">
        {mail.subject}
      </p>
      <p lang={lang} className="whitespace-pre-line break-words">
        {mail.text}
      </p>
    </figure>
  );
}
