import type { ChangeEvent, ReactNode } from "react";
import { INVOICE_LIMITS } from "../../domain/limits/invoices";
import { typeInto } from "~/forms/type-into";
import { Field, SelectField } from "~/ui/field";
import { FIGURE_INPUT } from "~/ui/figure";
import { GroupOptions } from "~/ui/group-options";
import type { MoneyChoices } from "./money-choices.server";
import type { MoneyWay } from "./money-form";

/** The labels of the fields, for the list of errors. */
export const MONEY_LABELS = {
  amount: "Amount",
  date: "Date",
  methodId: "Payment method",
  accountId: "Deposit to",
  reference: "Reference",
  rate: "Exchange rate",
};

type Props = {
  form: MoneyWay;
  errors: Record<string, string>;
  choices: MoneyChoices;
  /** Precedes the names of the fields, such as "refund.". */
  prefix?: string;
  /** The label of the account. */
  accountLabel?: string;
};

/**
 * The fields for the method, the account and the reference of money. With JavaScript, the default
 * account of the chosen method is filled in at once; without it, the server fills it in.
 */
export function MoneyWayFields({
  form,
  errors,
  choices: { methods, accounts },
  prefix = "",
  accountLabel = MONEY_LABELS.accountId,
}: Props) {
  const fillAccount = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
    const method = methods.find(({ id }) => id === currentTarget.value);
    if (!method?.accountId) return;
    typeInto(currentTarget.form, `${prefix}accountId`, method.accountId);
    typeInto(currentTarget.form, `${prefix}filledFor`, method.id);
  };
  return (
    <>
      <input type="hidden" name={`${prefix}filledFor`} defaultValue={form.filledFor} />
      <SelectField
        label={MONEY_LABELS.methodId}
        name={`${prefix}methodId`}
        isRequired
        defaultValue={form.methodId}
        error={errors[`${prefix}methodId`]}
        onChange={fillAccount}
      >
        {methods.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={accountLabel}
        name={`${prefix}accountId`}
        isRequired
        defaultValue={form.accountId}
        error={errors[`${prefix}accountId`]}
      >
        <GroupOptions groups={accounts} />
      </SelectField>
      <Field
        label={MONEY_LABELS.reference}
        name={`${prefix}reference`}
        defaultValue={form.reference}
        error={errors[`${prefix}reference`]}
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
      label={MONEY_LABELS.rate}
      name="rate"
      defaultValue={rate}
      error={error}
      hint="Left blank: that day's rate"
      {...FIGURE_INPUT}
    />
  );
}
