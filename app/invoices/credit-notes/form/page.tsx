import { INVOICE_LIMITS } from "../../../../domain/limits/invoices";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useState, type FormEvent } from "react";
import { formatAmount } from "../../../../domain/money/money";
import { commonWords } from "../../../../domain/words/common";
import { creditNoteFormWords as words } from "../../../../domain/words/credit-note-form";
import { formWords } from "../../../../domain/words/forms";
import { fill } from "../../../../domain/words/message";
import { moneyWords } from "../../../../domain/words/money";
import { DayField } from "~/forms/day-field";
import { findShortForm, ShortForm } from "~/forms/short-form";
import { useShortForm } from "~/forms/use-short-form";
import { readFieldText } from "~/lib/field-text";
import { Amount } from "~/ui/amount";
import type { ConnectionErrorAnswer } from "~/ui/connection-error";
import { Field, FieldError, RequiredHint } from "~/ui/field";
import { FIGURE_INPUT } from "~/ui/figure";
import { BarrierPage, BarrierNotice } from "~/invoices/barrier";
import { InvoiceHeading } from "~/invoices/invoice-heading";
import { MoneyWayFields } from "~/invoices/money-fields";
import { OverpaidChoice } from "./overpaid";
import type { CreditForm } from "./schema";
import type { submitCreditForm } from "./action.server";
import { calculateCreditSum } from "./credit-sum";
import { CREDIT_ALL, UPDATE_TOTAL } from "./intent";
import type { loadCreditForm } from "./loader.server";
import { paths } from "~/paths";
import type { Screen } from "~/shell/screen";

export const creditFormScreen: Screen = {
  formFor: findShortForm,
  get title() {
    return words.title;
  },
  back: ({ params: { id = "" } }) => ({ to: paths.invoice(id), label: commonWords.backToInvoice }),
};

export function CreditFormPage() {
  const loaded = useLoaderData<typeof loadCreditForm>();
  const answer = useActionData<typeof submitCreditForm | (() => ConnectionErrorAnswer)>();
  const { isBusy, ...formState } = useShortForm(answer, loaded.form);
  const { form, errors } = formState;
  const { barrier, heading } = loaded;
  const labels = { ...moneyWords.labels, reason: moneyWords.reason };
  if (barrier && !answer) return <BarrierPage heading={heading} barrier={barrier} />;
  return (
    <ShortForm answer={formState} labels={labels} companyId={loaded.companyId}>
      {/* The Enter key presses the first button of a form. Without this button, Enter would
          press "Credit all that is left". */}
      <button className="sr-only" tabIndex={-1} aria-hidden="true">
        {commonWords.save}
      </button>
      <BarrierNotice barrier={barrier} />
      <InvoiceHeading {...heading} />
      {loaded.givesBack && !barrier ? (
        <p className="notice">{loaded.refundChoices ? words.givesBackByChoice : words.givesBack}</p>
      ) : null}
      <RequiredHint />
      {/* The form posts the current etag, not the posted one, because after a refusal the page
          shows the quantities that can be credited now. */}
      <input type="hidden" name="basedOn" value={loaded.form.basedOn} />
      <DayField
        label={labels.date}
        name="date"
        defaultValue={form.date}
        error={errors.date}
        min={loaded.firstDay}
        max={loaded.lastDay}
      />
      <Field
        label={labels.reason}
        name="reason"
        isRequired
        defaultValue={form.reason}
        error={errors.reason}
        hint={words.reasonHint}
        autoComplete="off"
        maxLength={INVOICE_LIMITS.reason}
      />
      <CreditLines
        // Another key makes React create the fields anew; a field with typed text would ignore a
        // new default value.
        key={form.lines.map(({ quantity }) => quantity).join()}
        {...{ ...loaded, form, errors, isBusy }}
      />
      <Refund loaded={loaded} form={form} errors={errors} />
      <button className="button button-main" disabled={isBusy}>
        {commonWords.save}
      </button>
    </ShortForm>
  );
}

type Loaded = ReturnType<typeof useLoaderData<typeof loadCreditForm>>;

type RefundProps = { loaded: Loaded; form: CreditForm; errors: Record<string, string> };

/**
 * Asks what becomes of the money that is paid too much. That of a cash sale is always given back, so
 * only the method and the account are asked.
 */
function Refund({ loaded: { refundChoices, givesBack }, form, errors }: RefundProps) {
  if (!refundChoices) return null;
  if (!givesBack) return <OverpaidChoice form={form} errors={errors} choices={refundChoices} />;
  return (
    <MoneyWayFields
      form={form}
      errors={errors}
      choices={refundChoices}
      methodLabel={moneyWords.givenBackBy}
      accountLabel={moneyWords.paidFrom}
    />
  );
}

type LinesProps = Pick<Loaded, "lines" | "form" | "symbol" | "creditable"> & {
  errors: Record<string, string>;
  isBusy: boolean;
};

function CreditLines({ lines, form, symbol, creditable, errors, isBusy }: LinesProps) {
  const [quantities, setQuantities] = useState(form.lines.map(({ quantity }) => quantity));
  function updateQuantities({ target }: FormEvent<HTMLElement>) {
    if (!(target instanceof HTMLInputElement) || !target.form) return;
    const typed = new FormData(target.form);
    setQuantities(lines.map((_, index) => readFieldText(typed, toQuantityField(index))));
  }
  return (
    <section id="lines" aria-labelledby="lines-heading" tabIndex={-1} onInput={updateQuantities}>
      <h2 id="lines-heading" className="text-base">
        {words.whatIsCredited}
      </h2>
      <p className="hint">{words.enterQuantities}</p>
      <FieldError id="lines-error" error={errors.lines} />
      <ol>
        {lines.map((line, index) => (
          <CreditLine
            key={index}
            line={line}
            name={toLineName(index)}
            typed={form.lines[index] ?? { lineId: "", quantity: "" }}
            error={errors[toQuantityField(index)]}
          />
        ))}
      </ol>
      {creditable ? (
        <p className="flex items-baseline justify-between py-3 font-semibold">
          <span id="credit-sum">{words.total}</span>{" "}
          <output aria-labelledby="credit-sum">
            <Amount
              symbol={symbol}
              figure={formatAmount(calculateCreditSum(creditable, quantities))}
            />
          </output>
        </p>
      ) : null}
      <p className="flex flex-wrap gap-3">
        <button name="intent" value={CREDIT_ALL} className="button flex-1" disabled={isBusy}>
          {words.creditAll}
        </button>
        {creditable ? (
          <button name="intent" value={UPDATE_TOTAL} className="button without-script flex-1">
            {formWords.update}
          </button>
        ) : null}
      </p>
    </section>
  );
}

function toLineName(index: number): string {
  return `lines[${index}]`;
}

function toQuantityField(index: number): string {
  return `${toLineName(index)}.quantity`;
}

type LineProps = {
  line: Loaded["lines"][number];
  name: string;
  typed: Loaded["form"]["lines"][number];
  error: string | undefined;
};

function CreditLine({ line, name, typed, error }: LineProps) {
  return (
    <li className="flex items-start gap-3 border-b border-line py-3">
      <input type="hidden" name={`${name}.lineId`} value={typed.lineId} />
      <p className="min-w-0 flex-1">
        <span className="block">{line.name}</span>
        <span className="block text-sm text-quiet">
          {line.left
            ? fill(words.left, { price: line.price, quantity: line.left })
            : fill(words.noneLeft, { price: line.price })}
        </span>
      </p>
      {line.left ? (
        <Field
          label={words.quantity}
          aria-label={fill(words.quantityOf, { name: line.name })}
          name={`${name}.quantity`}
          defaultValue={typed.quantity}
          error={error}
          placeholder="0"
          {...FIGURE_INPUT}
          className="w-[104px] flex-none"
        />
      ) : null}
    </li>
  );
}
