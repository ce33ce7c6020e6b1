import { INVOICE_LIMITS } from "../../../../domain/limits/invoices";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ShortForm } from "~/forms/short-form";
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

export const repeatFormScreen: Screen = {
  title: "Repeat invoice",
  back: ({ params: { id = "" } }) => ({ to: paths.invoice(id), label: "Back to the invoice" }),
};

const LABELS = {
  interval: "Every how many",
  every: "Weeks, months or years",
  from: "First date",
  until: "Last date",
};

export function RepeatFormPage() {
  const { companyId, heading, barrier, modes, ...loaded } = useLoaderData<typeof loadRepeatForm>();
  const answer = useActionData<typeof submitRepeatForm | (() => ConnectionErrorAnswer)>();
  const { isBusy, ...formState } = useShortForm(answer, loaded.form);
  const { form, errors } = formState;
  const dates = answer && !hasConnectionError(answer) ? answer.dates : loaded.dates;
  if (barrier && !answer) return <BarrierPage heading={heading} barrier={barrier} />;
  return (
    <ShortForm answer={formState} labels={LABELS} companyId={companyId}>
      <InvoiceHeading {...heading} />
      {modes.length > 1 ? (
        <p>On each date this invoice is repeated as it is now.</p>
      ) : (
        <p>
          On each date this invoice is offered to you as it is now, under ‘To write’ on Home and
          above your invoices. Nothing is saved or sent automatically.
        </p>
      )}
      {/* The Enter key presses the first button of a form. */}
      <button name="intent" value="preview" className="sr-only" tabIndex={-1} aria-hidden="true">
        Show the dates
      </button>
      <div className="grid grid-cols-2 items-end gap-3">
        <Field
          label={LABELS.interval}
          name="interval"
          defaultValue={form.interval}
          error={errors.interval}
          inputMode="numeric"
          autoComplete="off"
          maxLength={String(INVOICE_LIMITS.repeatInterval).length}
        />
        <SelectField
          label={LABELS.every}
          name="every"
          defaultValue={form.every}
          error={errors.every}
        >
          <option value="week">Weeks</option>
          <option value="month">Months</option>
          <option value="year">Years</option>
        </SelectField>
      </div>
      <Field
        label={LABELS.from}
        name="from"
        defaultValue={form.from}
        error={errors.from}
        hint="Left blank: the invoice's own day, the next time. A day that a month does not have is its last."
        placeholder="DD/MM/YYYY"
        inputMode="numeric"
        autoComplete="off"
      />
      <Field
        label={LABELS.until}
        name="until"
        defaultValue={form.until}
        error={errors.until}
        hint="Left blank: for good, until you end it"
        placeholder="DD/MM/YYYY"
        inputMode="numeric"
        autoComplete="off"
      />
      {modes.length > 1 ? <RepeatModeChoice modes={modes} chosen={form.mode} /> : null}
      {dates.length > 0 ? <NextDates dates={dates} /> : null}
      <button name="intent" value="preview" className="button" disabled={isBusy}>
        Show the dates
      </button>
      <button name="intent" value="save" className="button button-main" disabled={isBusy}>
        Repeat
      </button>
      <AllRepeats />
    </ShortForm>
  );
}

function NextDates({ dates }: { dates: string[] }) {
  return (
    <section aria-labelledby="dates" className="notice">
      <h2 id="dates" className="text-base">
        The next dates
      </h2>
      <ol>
        {dates.map((date) => (
          <li key={date} className="figures">
            {date}
          </li>
        ))}
      </ol>
    </section>
  );
}

function AllRepeats() {
  return (
    <p className="text-sm">
      <PageLink className="link inline-block py-3" to={invoicePaths.repeats()}>
        All repeats
      </PageLink>
    </p>
  );
}
