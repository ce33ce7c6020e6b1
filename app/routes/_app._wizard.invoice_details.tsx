import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireDraft } from "~/invoices/choosers/draft-selection.server";
import { ActionBar } from "~/ui/action-bar";
import { hasConnectionError } from "~/ui/connection-error";
import { ErrorSummary } from "~/ui/error-summary";
import { Field, FieldError, RequiredHint } from "~/ui/field";
import { PostForm } from "~/ui/post-form";
import { backToForm } from "~/invoices/choosers/back-to-form";
import type { Screen } from "~/ui/shell/screen";
import { titled } from "~/ui/title";
import { AskToLeave } from "~/forms/ask-to-leave";
import { actOnInvoiceDetails } from "~/invoices/wizard/details.server";
import { withPost, withSession } from "~/server/session/guards.server";
import { CONNECTION_ERROR } from "~/lib/fault-messages";

const FORM_ID = "details";

export const meta = titled("Invoice Details");

const LABELS = { title: "Title", no: "Invoice number", memo: "Memo" };

export const handle: Screen = { title: "Invoice_Details", back: (at) => backToForm(at) };

export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, async (session) => {
    const { draft } = await requireDraft(session, request);
    const { title, no, memo } = draft.form;
    return { title, no, memo };
  });
}

export async function action({ request }: ActionFunctionArgs) {
  return withPost(request, ({ session, form }) => actOnInvoiceDetails(session, request, form));
}

export { keepOnConnectionError as clientAction } from "~/ui/connection-error";

export default function InvoiceDetails() {
  const kept = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refusal = hasConnectionError(answer) ? undefined : answer;
  const errors: Record<string, string> = refusal?.errors ?? {};
  const { title, no, memo } = refusal?.typed ?? kept;
  return (
    <PostForm id={FORM_ID} className="mx-auto max-w-form" noValidate>
      <AskToLeave formId={FORM_ID} />
      <div className="grid gap-4 p-4">
        <ErrorSummary
          errors={errors}
          labels={LABELS}
          fault={hasConnectionError(answer) ? CONNECTION_ERROR : null}
        />
        <RequiredHint />
        <Field
          label={LABELS.title}
          isRequired
          hint="Printed above the lines, such as Catering for the opening"
          name="title"
          defaultValue={title}
          error={errors.title}
          maxLength={200}
        />
        <Field
          label={LABELS.no}
          isRequired
          name="no"
          defaultValue={no}
          error={errors.no}
          maxLength={30}
          autoComplete="off"
        />
        <div>
          <label className="label" htmlFor="memo">
            {LABELS.memo}
          </label>
          <textarea
            id="memo"
            name="memo"
            rows={4}
            className="input"
            defaultValue={memo}
            maxLength={2000}
            aria-describedby={errors.memo ? "memo-error" : undefined}
          />
          <FieldError id="memo-error" error={errors.memo} />
        </div>
      </div>
      <ActionBar>
        <button className="button button-main w-full">Next</button>
      </ActionBar>
    </PostForm>
  );
}
