import { useActionData, useLoaderData } from "@remix-run/react";
import { findShortForm, ShortForm } from "~/forms/short-form";
import { useShortForm } from "~/forms/use-short-form";
import { InvoiceHeading } from "~/invoices/invoice-heading";
import { invoicePaths } from "~/invoices/paths";
import type { Screen } from "~/shell/screen";
import type { ConnectionErrorAnswer } from "~/ui/connection-error";
import { RepeatModeChoice } from "../mode-choice";
import type { submitRepeatChange } from "./action.server";
import type { loadRepeatChange } from "./loader.server";
import { commonWords } from "../../../../domain/words/common";
import { repeatWords as words } from "../../../../domain/words/repeats";

export const repeatChangeScreen: Screen = {
  formFor: findShortForm,
  get title() {
    return words.changeTitle;
  },
  back: () => ({ to: invoicePaths.repeats(), label: words.backToRepeats }),
};

export function RepeatChangePage() {
  const { companyId, repeat, modes, ...loaded } = useLoaderData<typeof loadRepeatChange>();
  const answer = useActionData<typeof submitRepeatChange | (() => ConnectionErrorAnswer)>();
  const { isBusy, ...formState } = useShortForm(answer, loaded.form);
  const { invoiceNo, contactName, amount, pattern, daysText } = repeat;
  return (
    <ShortForm answer={formState} labels={{}} companyId={companyId}>
      <InvoiceHeading no={invoiceNo} contactName={contactName} amount={amount} />
      <p className="text-sm text-quiet">
        <span className="block">{pattern}</span>
        <span className="block">{daysText}</span>
      </p>
      <input type="hidden" name="basedOn" value={formState.form.basedOn} />
      <RepeatModeChoice modes={modes} chosen={formState.form.mode} />
      <button className="button button-main" disabled={isBusy}>
        {commonWords.save}
      </button>
    </ShortForm>
  );
}
