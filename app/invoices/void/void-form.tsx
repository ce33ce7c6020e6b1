import { INVOICE_LIMITS } from "../../../domain/limits/invoices";
import type { ReactNode } from "react";
import { useShortForm, type ShortFormAnswer } from "~/forms/use-short-form";
import type { ConnectionErrorAnswer } from "~/ui/connection-error";
import { ErrorSummary } from "~/ui/error-summary";
import { Field, RequiredHint } from "~/ui/field";
import { PostForm } from "~/ui/post-form";
import type { VoidForm as Typed } from "./schema";

type Props = {
  companyId: string;
  form: Typed;
  answer: ShortFormAnswer<Typed> | ConnectionErrorAnswer | undefined;
  /** What the button says. */
  action: string;
  children: ReactNode;
};

const LABELS = { reason: "Reason" };

/** Why something is voided; `children` say what that does. */
export function VoidForm({ companyId, form: loaded, answer, action, children }: Props) {
  const { form, errors, fault, isBusy } = useShortForm(answer, loaded);
  return (
    <PostForm className="mx-auto grid max-w-form grid-cols-1 gap-4 p-4" noValidate>
      <ErrorSummary errors={errors} labels={LABELS} fault={fault} />
      {children}
      <RequiredHint />
      <input type="hidden" name="key" value={form.key} />
      <input type="hidden" name="basedOn" value={form.basedOn} />
      <input type="hidden" name="company" value={companyId} />
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
        {action}
      </button>
    </PostForm>
  );
}
