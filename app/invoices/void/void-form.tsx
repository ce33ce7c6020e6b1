import { INVOICE_LIMITS } from "../../../domain/limits/invoices";
import type { ReactNode } from "react";
import { ShortForm } from "~/forms/short-form";
import { useShortForm, type ShortFormAnswer } from "~/forms/use-short-form";
import type { ConnectionErrorAnswer } from "~/ui/connection-error";
import { Field, RequiredHint } from "~/ui/field";
import type { MoneyChoices } from "../money-choices.server";
import { MONEY_LABELS, MoneyWayFields } from "../money-fields";
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

const LABELS = { ...MONEY_LABELS, reason: "Reason" };

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
  return (
    <ShortForm answer={formState} labels={LABELS} companyId={companyId}>
      {children}
      <RequiredHint />
      <input type="hidden" name="basedOn" value={form.basedOn} />
      <Field
        label={LABELS.reason}
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
          methodLabel="Given back by"
          accountLabel="Paid from"
        />
      ) : null}
      <button className="button button-danger" disabled={isBusy}>
        {buttonLabel}
      </button>
    </ShortForm>
  );
}
