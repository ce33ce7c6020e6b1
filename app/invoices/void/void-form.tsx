import { INVOICE_LIMITS } from "../../../domain/limits/invoices";
import type { ReactNode } from "react";
import { moneyWords as words } from "../../../domain/words/money";
import { ShortForm } from "~/forms/short-form";
import { useShortForm, type ShortFormAnswer } from "~/forms/use-short-form";
import type { ConnectionErrorAnswer } from "~/ui/connection-error";
import { Field, RequiredHint } from "~/ui/field";
import type { MoneyChoices } from "../money-choices.server";
import { MoneyWayFields } from "../money-fields";
import type { VoidForm } from "./schema";

type Props = {
  companyId: string;
  form: VoidForm;
  answer: ShortFormAnswer<VoidForm> | ConnectionErrorAnswer | undefined;
  buttonLabel: string;
  /** What the method and account of a cash sale's refund are chosen from; null for all others. */
  refundChoices?: MoneyChoices | null;
  children: ReactNode;
};

/** Shows a form for the reason of voiding. `children` explain the effect of voiding. */
export function VoidReasonForm({
  companyId,
  form: loaded,
  answer,
  buttonLabel,
  refundChoices = null,
  children,
}: Props) {
  const { isBusy, ...formState } = useShortForm(answer, loaded);
  const { form, errors } = formState;
  const labels = { ...words.labels, reason: words.reason };
  return (
    <ShortForm answer={formState} labels={labels} companyId={companyId}>
      {children}
      <RequiredHint />
      <input type="hidden" name="basedOn" value={form.basedOn} />
      <Field
        label={words.reason}
        name="reason"
        isRequired
        defaultValue={form.reason}
        error={errors.reason}
        autoComplete="off"
        maxLength={INVOICE_LIMITS.reason}
      />
      {refundChoices ? (
        <MoneyWayFields
          form={form}
          errors={errors}
          choices={refundChoices}
          methodLabel={words.givenBackBy}
          accountLabel={words.paidFrom}
        />
      ) : null}
      <button className="button button-danger" disabled={isBusy}>
        {buttonLabel}
      </button>
    </ShortForm>
  );
}
