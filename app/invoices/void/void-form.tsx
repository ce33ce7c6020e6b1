import { INVOICE_LIMITS } from "../../../domain/limits/invoices";
import type { ReactNode } from "react";
import { ShortForm } from "~/forms/short-form";
import { useShortForm, type ShortFormAnswer } from "~/forms/use-short-form";
import type { ConnectionErrorAnswer } from "~/ui/connection-error";
import { Field, RequiredHint } from "~/ui/field";
import type { VoidForm } from "./schema";

type Props = {
  companyId: string;
  form: VoidForm;
  answer: ShortFormAnswer<VoidForm> | ConnectionErrorAnswer | undefined;
  buttonLabel: string;
  children: ReactNode;
};

const LABELS = { reason: "Reason" };

/** Shows a form for the reason of voiding. `children` explain the effect of voiding. */
export function VoidReasonForm({ companyId, form: loaded, answer, buttonLabel, children }: Props) {
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
      <button className="button button-danger" disabled={isBusy}>
        {buttonLabel}
      </button>
    </ShortForm>
  );
}
