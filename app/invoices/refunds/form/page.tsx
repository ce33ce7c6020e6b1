import { useActionData, useLoaderData } from "@remix-run/react";
import { addCurrencySymbol } from "../../../../domain/money/with-symbol";
import { DayField } from "~/forms/day-field";
import { ShortForm } from "~/forms/short-form";
import { useShortForm } from "~/forms/use-short-form";
import { BarrierNotice, BarrierPage } from "~/invoices/barrier";
import { MONEY_LABELS, MoneyWayFields, RateField } from "~/invoices/money-fields";
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
  title: "Give back",
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
      labels={MONEY_LABELS}
      companyId={loaded.companyId}
      bar={
        <ActionBar>
          <button className="button button-main w-full" disabled={isBusy}>
            Give back
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
        label={`${MONEY_LABELS.amount} (${symbol})`}
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
        label={MONEY_LABELS.date}
        name="date"
        defaultValue={form.date}
        error={errors.date}
        max={loaded.lastDay}
      />
      <MoneyWayFields form={form} errors={errors} choices={loaded} accountLabel="Paid from" />
      <RateField rate={form.rate} error={errors.rate} isForeign={loaded.isForeign} />
    </ShortForm>
  );
}
