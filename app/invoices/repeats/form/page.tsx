import { INVOICE_LIMITS } from "../../../../domain/limits/invoices";
import { useActionData, useLoaderData } from "@remix-run/react";
import { findShortForm, ShortForm } from "~/forms/short-form";
import { useShortForm } from "~/forms/use-short-form";
import { hasConnectionError, type ConnectionErrorAnswer } from "~/ui/connection-error";
import { Field, SelectField } from "~/ui/field";
import { BarrierPage } from "~/invoices/barrier";
import { InvoiceHeading } from "~/invoices/invoice-heading";
import { invoicePaths } from "~/invoices/paths";
import { RepeatModeChoice } from "../mode-choice";
import type { submitRepeatForm } from "./action.server";
import type { loadRepeatForm } from "./loader.server";
import { PageLink } from "~/ui/page-link";
import { paths } from "~/paths";
import type { Screen } from "~/shell/screen";
import { commonWords } from "../../../../domain/words/common";
import { repeatWords as words } from "../../../../domain/words/repeats";

export const repeatFormScreen: Screen = {
  formFor: findShortForm,
  get title() {
    return words.formTitle;
  },
  back: ({ params: { id = "" } }) => ({
    to: paths.invoice(id),
    label: commonWords.backToInvoice,
  }),
};

export function RepeatFormPage() {
  const { companyId, heading, barrier, modes, ...loaded } = useLoaderData<typeof loadRepeatForm>();
  const answer = useActionData<typeof submitRepeatForm | (() => ConnectionErrorAnswer)>();
  const { isBusy, ...formState } = useShortForm(answer, loaded.form);
  const { form, errors } = formState;
  const dates = answer && !hasConnectionError(answer) ? answer.dates : loaded.dates;
  const labels = {
    interval: words.interval,
    every: words.unit,
    from: words.from,
    until: words.lastDate,
  };
  if (barrier && !answer) return <BarrierPage heading={heading} barrier={barrier} />;
  return (
    <ShortForm answer={formState} labels={labels} companyId={companyId}>
      <InvoiceHeading {...heading} />
      {modes.length > 1 ? <p>{words.intro}</p> : <p>{words.introTell}</p>}
      {/* The Enter key presses the first button of a form. */}
      <button name="intent" value="preview" className="sr-only" tabIndex={-1} aria-hidden="true">
        {words.showDates}
      </button>
      <div className="grid grid-cols-2 items-end gap-3">
        <Field
          label={labels.interval}
          name="interval"
          defaultValue={form.interval}
          error={errors.interval}
          inputMode="numeric"
          autoComplete="off"
          maxLength={String(INVOICE_LIMITS.repeatInterval).length}
        />
        <SelectField
          label={labels.every}
          name="every"
          defaultValue={form.every}
          error={errors.every}
        >
          <option value="week">{words.units.week}</option>
          <option value="month">{words.units.month}</option>
          <option value="year">{words.units.year}</option>
        </SelectField>
      </div>
      <Field
        label={labels.from}
        name="from"
        defaultValue={form.from}
        error={errors.from}
        hint={words.fromHint}
        placeholder={commonWords.dateFormat}
        inputMode="numeric"
        autoComplete="off"
      />
      <Field
        label={labels.until}
        name="until"
        defaultValue={form.until}
        error={errors.until}
        hint={words.lastDateHint}
        placeholder={commonWords.dateFormat}
        inputMode="numeric"
        autoComplete="off"
      />
      {modes.length > 1 ? <RepeatModeChoice modes={modes} chosen={form.mode} /> : null}
      {dates.length > 0 ? <NextDates dates={dates} /> : null}
      <button name="intent" value="preview" className="button" disabled={isBusy}>
        {words.showDates}
      </button>
      <button name="intent" value="save" className="button button-main" disabled={isBusy}>
        {words.repeat}
      </button>
      <AllRepeats />
    </ShortForm>
  );
}

function NextDates({ dates }: { dates: string[] }) {
  return (
    <section aria-labelledby="dates" className="notice">
      <h2 id="dates" className="text-base">
        {words.nextDates}
      </h2>
      <ol>
        {dates.map((date) => (
          <li key={date}>{date}</li>
        ))}
      </ol>
    </section>
  );
}

function AllRepeats() {
  return (
    <p className="text-sm">
      <PageLink className="link inline-block py-3" to={invoicePaths.repeats()}>
        {words.allRepeats}
      </PageLink>
    </p>
  );
}
