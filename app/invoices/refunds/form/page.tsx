import { useActionData, useLoaderData } from "@remix-run/react";
import { addCurrencySymbol } from "../../../../domain/money/with-symbol";
import { giveBackWords as words } from "../../../../domain/words/give-back";
import { fill } from "../../../../domain/words/message";
import { moneyWords } from "../../../../domain/words/money";
import { DayField } from "~/forms/day-field";
import { findShortForm, ShortForm } from "~/forms/short-form";
import { useShortForm } from "~/forms/use-short-form";
import { BarrierNotice, BarrierPage } from "~/invoices/barrier";
import { MoneyWayFields, RateField } from "~/invoices/money-fields";
import { owedPaths } from "~/lib/owed-paths";
import { createBackLink } from "~/shell/back-link";
import type { Screen } from "~/shell/screen";
import { ActionBar } from "~/ui/action-bar";
import type { ConnectionErrorAnswer } from "~/ui/connection-error";
import { Field, RequiredHint } from "~/ui/field";
import { FIGURE_INPUT } from "~/ui/figure";
import type { submitRefundForm } from "./action.server";
import type { loadRefundForm } from "./loader.server";

export const refundFormScreen: Screen = {
  formFor: findShortForm,
  get title() {
    return words.title;
  },
  back: (place) => createBackLink(owedPaths.customer(place.params.id ?? ""), place),
};

/** Gives money back that a customer has on account, or has paid too much. */
export function RefundFormPage() {
  const loaded = useLoaderData<typeof loadRefundForm>();
  const answer = useActionData<typeof submitRefundForm | (() => ConnectionErrorAnswer)>();
  const { isBusy, ...formState } = useShortForm(answer, loaded.form);
  const { form, errors } = formState;
  const { symbol, inCash, barrier } = loaded;
  if (barrier && !answer) return <BarrierPage heading={null} barrier={barrier} />;
  return (
    <ShortForm
      answer={formState}
      labels={moneyWords.labels}
      companyId={loaded.companyId}
      bar={
        <ActionBar>
          <button className="button button-main w-full" disabled={isBusy}>
            {words.title}
          </button>
        </ActionBar>
      }
    >
      <BarrierNotice barrier={barrier} />
      <p>
        <span className="block font-medium">{loaded.name}</span>
        <span className="block text-sm text-quiet">{loaded.about}</span>
      </p>
      <RequiredHint />
      <input type="hidden" name="currencyId" value={form.currencyId} />
      <input type="hidden" name="invoiceId" value={form.invoiceId} />
      <Field
        label={fill(moneyWords.amountIn, { symbol })}
        name="amount"
        isRequired
        defaultValue={form.amount}
        error={errors.amount}
        {...FIGURE_INPUT}
        hint={
          inCash
            ? fill(moneyWords.allInCash, {
                amount: addCurrencySymbol(symbol, inCash.amount),
                rounding: inCash.rounding,
              })
            : undefined
        }
      />
      <DayField
        label={moneyWords.labels.date}
        name="date"
        defaultValue={form.date}
        error={errors.date}
        max={loaded.lastDay}
      />
      <MoneyWayFields
        form={form}
        errors={errors}
        choices={loaded}
        accountLabel={moneyWords.paidFrom}
      />
      <RateField rate={form.rate} error={errors.rate} isForeign={loaded.isForeign} />
    </ShortForm>
  );
}
