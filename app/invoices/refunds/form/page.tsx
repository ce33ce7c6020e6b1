import { useActionData, useLoaderData } from "@remix-run/react";
import { giveBackWords as words } from "../../../../domain/words/give-back";
import { moneyWords } from "../../../../domain/words/money";
import { findShortForm, ShortForm } from "~/forms/short-form";
import { useShortForm } from "~/forms/use-short-form";
import { BarrierNotice, BarrierPage } from "~/invoices/barrier";
import { MoneyFields, PayerHeading } from "~/invoices/money-fields";
import { owedPaths } from "~/lib/owed-paths";
import { createBackLink } from "~/shell/back-link";
import type { Screen } from "~/shell/screen";
import { ActionBar } from "~/ui/action-bar";
import type { ConnectionErrorAnswer } from "~/ui/connection-error";
import { RequiredHint } from "~/ui/field";
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
      <PayerHeading name={loaded.name} about={loaded.about} />
      <RequiredHint />
      <input type="hidden" name="currencyId" value={form.currencyId} />
      <input type="hidden" name="invoiceId" value={form.invoiceId} />
      <MoneyFields
        {...{ form, errors, symbol, inCash }}
        choices={loaded}
        isForeign={loaded.isForeign}
        lastDay={loaded.lastDay}
        accountLabel={moneyWords.paidFrom}
      />
    </ShortForm>
  );
}
