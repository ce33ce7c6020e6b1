import type { ChangeEvent, ReactNode } from "react";
import { INVOICE_LIMITS } from "../../domain/limits/invoices";
import { addCurrencySymbol } from "../../domain/money/with-symbol";
import { fill } from "../../domain/words/message";
import { moneyWords as words } from "../../domain/words/money";
import { DayField } from "~/forms/day-field";
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
  accountLabel?: string | undefined;
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

type MoneyFieldsProps = {
  form: MoneyWay & { amount: string; date: string; rate: string };
  errors: Record<string, string>;
  choices: MoneyChoices;
  /** The symbol of the currency, and whether it is not the company's own. */
  symbol: string;
  isForeign: boolean;
  /** The rounded amount for a payment in cash; null when rounding changes nothing. */
  inCash: { amount: string; rounding: string } | null;
  firstDay?: string | undefined;
  lastDay: string;
  accountLabel?: string | undefined;
  /** What becomes of the amount, shown below it. */
  children?: ReactNode;
};

/** The fields of money that comes in or is given back: the amount, the day, the way and the rate. */
export function MoneyFields({ form, errors, choices, children, ...props }: MoneyFieldsProps) {
  const { symbol, inCash } = props;
  return (
    <>
      <Field
        label={fill(words.amountIn, { symbol })}
        name="amount"
        isRequired
        defaultValue={form.amount}
        error={errors.amount}
        {...FIGURE_INPUT}
        hint={
          inCash
            ? fill(words.allInCash, {
                amount: addCurrencySymbol(symbol, inCash.amount),
                rounding: inCash.rounding,
              })
            : undefined
        }
      />
      {children}
      <DayField
        label={words.labels.date}
        name="date"
        defaultValue={form.date}
        error={errors.date}
        min={props.firstDay}
        max={props.lastDay}
      />
      <MoneyWayFields {...{ form, errors, choices }} accountLabel={props.accountLabel} />
      <RateField rate={form.rate} error={errors.rate} isForeign={props.isForeign} />
    </>
  );
}

/** The name of the customer, and a text about the customer's money. */
export function PayerHeading({ name, about }: { name: string; about: string }) {
  return (
    <p>
      <span className="block font-medium">{name}</span>
      {about ? <span className="block text-sm text-quiet">{about}</span> : null}
    </p>
  );
}

/** The field for the exchange rate; shown only for an amount in another currency. */
function RateField({
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
