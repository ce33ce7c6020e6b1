import { INVOICE_LIMITS } from "../../../domain/limits/invoices";
import { addCurrencySymbol } from "../../../domain/money/with-symbol";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { ChangeEvent } from "react";
import { DayField } from "~/forms/day-field";
import { typeInto } from "~/forms/type-into";
import { ShortForm } from "~/forms/short-form";
import { useShortForm } from "~/forms/use-short-form";
import { ActionBar } from "~/ui/action-bar";
import type { ConnectionErrorAnswer } from "~/ui/connection-error";
import { Field, RequiredHint, SelectField } from "~/ui/field";
import { FIGURE_INPUT } from "~/ui/figure";
import { GroupOptions } from "~/ui/group-options";
import { BarrierPage, BarrierNotice } from "../barrier";
import { InvoiceHeading } from "../invoice-heading";
import type { submitPaymentForm } from "./action.server";
import type { loadPaymentForm } from "./loader.server";
import { paths } from "~/paths";
import type { Screen } from "~/shell/screen";

export const paymentFormScreen: Screen = {
  title: "Record payment",
  back: ({ params: { id = "" } }) => ({ to: paths.invoice(id), label: "Back to the invoice" }),
};

const LABELS = {
  amount: "Amount",
  date: "Date",
  methodId: "Payment method",
  accountId: "Deposit to",
  reference: "Reference",
  rate: "Exchange rate",
};

export function PaymentFormPage() {
  const loaded = useLoaderData<typeof loadPaymentForm>();
  const answer = useActionData<typeof submitPaymentForm | (() => ConnectionErrorAnswer)>();
  const { isBusy, ...formState } = useShortForm(answer, loaded.form);
  const { form, errors } = formState;
  const { symbol, inCash, barrier, heading } = loaded;
  if (barrier && !answer) return <BarrierPage heading={heading} barrier={barrier} />;
  // With JavaScript, the default account of the chosen method is filled in at once; without it, the
  // server fills it in.
  const fillAccount = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
    const method = loaded.methods.find(({ id }) => id === currentTarget.value);
    if (!method?.accountId) return;
    typeInto(currentTarget.form, "accountId", method.accountId);
    typeInto(currentTarget.form, "filledFor", method.id);
  };
  return (
    <ShortForm
      answer={formState}
      labels={LABELS}
      companyId={loaded.companyId}
      bar={
        <ActionBar>
          <button className="button button-main w-full" disabled={isBusy}>
            Record payment
          </button>
        </ActionBar>
      }
    >
      <BarrierNotice barrier={barrier} />
      <InvoiceHeading {...heading} />
      <RequiredHint />
      <input type="hidden" name="filledFor" defaultValue={form.filledFor} />
      <Field
        label={`${LABELS.amount} (${symbol})`}
        name="amount"
        isRequired
        defaultValue={form.amount}
        error={errors.amount}
        {...FIGURE_INPUT}
        hint={
          inCash
            ? `All of it in cash: ${addCurrencySymbol(symbol, inCash.amount)}, rounded by ${inCash.rounding}`
            : undefined
        }
      />
      <DayField
        label={LABELS.date}
        name="date"
        defaultValue={form.date}
        error={errors.date}
        min={loaded.firstDay}
        max={loaded.lastDay}
      />
      <SelectField
        label={LABELS.methodId}
        name="methodId"
        isRequired
        defaultValue={form.methodId}
        error={errors.methodId}
        onChange={fillAccount}
      >
        {loaded.methods.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={LABELS.accountId}
        name="accountId"
        isRequired
        defaultValue={form.accountId}
        error={errors.accountId}
      >
        <GroupOptions groups={loaded.accounts} />
      </SelectField>
      <Field
        label={LABELS.reference}
        name="reference"
        defaultValue={form.reference}
        error={errors.reference}
        autoComplete="off"
        maxLength={INVOICE_LIMITS.paymentReference}
      />
      {loaded.isForeign ? (
        <Field
          label={LABELS.rate}
          name="rate"
          defaultValue={form.rate}
          error={errors.rate}
          hint="Left blank: that day's rate"
          {...FIGURE_INPUT}
        />
      ) : null}
    </ShortForm>
  );
}
