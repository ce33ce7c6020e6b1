import type { ChangeEvent, ReactNode } from "react";
import { INVOICE_LIMITS } from "../../domain/limits/invoices";
import { moneyWords as words } from "../../domain/words/money";
import { typeInto } from "~/forms/type-into";
import { Field, SelectField } from "~/ui/field";
import { FIGURE_INPUT } from "~/ui/figure";
import { GroupOptions } from "~/ui/group-options";
import type { MoneyChoices } from "./money-choices.server";
import type { MoneyWay } from "./money-form";

type Props = {
  form: MoneyWay;
  errors: Record<string, string>;
  choices: MoneyChoices;
  methodLabel?: string;
  accountLabel?: string;
  /** The id of the form, for fields outside it. */
  formId?: string;
};

/**
 * The fields for the method, the account and the reference of money. With JavaScript, the default
 * account of the chosen method is filled in at once; without it, the server fills it in.
 */
export function MoneyWayFields({
  form,
  errors,
  choices: { methods, accounts },
  methodLabel = words.labels.methodId,
  accountLabel = words.labels.accountId,
  formId,
}: Props) {
  const fillAccount = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
    const method = methods.find(({ id }) => id === currentTarget.value);
    if (!method?.accountId) return;
    typeInto(currentTarget.form, "accountId", method.accountId);
    typeInto(currentTarget.form, "filledFor", method.id);
  };
  return (
    <>
      <input form={formId} type="hidden" name="filledFor" defaultValue={form.filledFor} />
      <SelectField
        form={formId}
        label={methodLabel}
        name="methodId"
        isRequired
        defaultValue={form.methodId}
        error={errors.methodId}
        onChange={fillAccount}
      >
        {methods.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        form={formId}
        label={accountLabel}
        name="accountId"
        isRequired
        defaultValue={form.accountId}
        error={errors.accountId}
      >
        <GroupOptions groups={accounts} />
      </SelectField>
      <Field
        form={formId}
        label={words.labels.reference}
        name="reference"
        defaultValue={form.reference}
        error={errors.reference}
        autoComplete="off"
        maxLength={INVOICE_LIMITS.paymentReference}
      />
    </>
  );
}

/** The field for the exchange rate; shown only for an amount in another currency. */
export function RateField({
  rate,
  error,
  isForeign,
}: {
  rate: string;
  error: string | undefined;
  isForeign: boolean;
}): ReactNode {
  if (!isForeign) return null;
  return (
    <Field
      label={words.labels.rate}
      name="rate"
      defaultValue={rate}
      error={error}
      hint={words.dayRate}
      {...FIGURE_INPUT}
    />
  );
}
