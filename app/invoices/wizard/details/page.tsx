import { commonWords } from "../../../../domain/words/common";
import { wizardWords as words } from "../../../../domain/words/invoice-wizard";
import { INVOICE_LIMITS } from "../../../../domain/limits/invoices";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ConfirmLeave } from "~/forms/confirm-leave";
import { connectionErrorMessage } from "~/lib/fault-messages";
import { ActionBar } from "~/ui/action-bar";
import { hasConnectionError } from "~/ui/connection-error";
import { ErrorSummary } from "~/ui/error-summary";
import { Field, TextAreaField, RequiredHint } from "~/ui/field";
import { PostForm } from "~/ui/post-form";
import { createFormBackLink } from "~/invoices/choosers/back-to-form";
import type { Screen } from "~/shell/screen";
import type { submitInvoiceDetails } from "./action.server";
import type { loadInvoiceDetails } from "./loader.server";

const FORM_ID = "details";

export const invoiceDetailsScreen: Screen = {
  formFor: () => FORM_ID,
  get title() {
    return words.detailsTitle;
  },
  back: (place) => createFormBackLink(place),
};

export function InvoiceDetailsPage() {
  const loaded = useLoaderData<typeof loadInvoiceDetails>();
  const answer = useActionData<typeof submitInvoiceDetails>();
  const failed = hasConnectionError(answer) ? undefined : answer;
  const { typed, errors: foundErrors } = failed ?? loaded;
  const { title, no, memo } = typed;
  const errors: Record<string, string> = foundErrors ?? {};
  return (
    <PostForm id={FORM_ID} className="mx-auto max-w-form" noValidate>
      <ConfirmLeave formId={FORM_ID} />
      <div className="grid gap-4 p-4">
        <ErrorSummary
          errors={errors}
          labels={loaded.labels}
          fault={hasConnectionError(answer) ? connectionErrorMessage() : null}
        />
        <RequiredHint />
        <Field
          label={loaded.labels.title}
          isRequired
          hint={words.titleHint}
          name="title"
          defaultValue={title}
          error={errors.title}
          maxLength={INVOICE_LIMITS.title}
        />
        <Field
          label={loaded.labels.no}
          isRequired
          name="no"
          defaultValue={no}
          error={errors.no}
          maxLength={INVOICE_LIMITS.number}
          autoComplete="off"
        />
        <TextAreaField
          label={loaded.labels.memo}
          name="memo"
          rows={4}
          defaultValue={memo}
          maxLength={INVOICE_LIMITS.notes}
          error={errors.memo}
        />
      </div>
      <ActionBar>
        <button className="button button-main w-full">{commonWords.next}</button>
      </ActionBar>
    </PostForm>
  );
}
