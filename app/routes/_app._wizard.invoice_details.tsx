import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { choose, requireDraft } from "~/choosing.server";
import { ActionBar } from "~/components/action-bar";
import { isUnsent, UNSENT } from "~/components/connection-error";
import { ErrorSummary } from "~/components/error-summary";
import { Field, FieldError, RequiredHint } from "~/components/field";
import { PostForm } from "~/components/post-form";
import { backToForm } from "~/components/shell/back-to-form";
import type { Screen } from "~/components/shell/screen";
import { titled } from "~/components/title";
import { invoiceForm } from "~/forms/invoice";
import { detailsFields } from "~/forms/wizard";
import { checkFields } from "~/forms/validate.server";
import { fieldText } from "~/lib/field-text";
import { AskToLeave } from "~/long-form/ask-to-leave";
import { paths } from "~/paths";
import { withPost, withSession } from "~/session.server";

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
  return withPost(request, async ({ session, form: posted }) => {
    const { name, draft } = await requireDraft(session, request);
    const typed = { title: fieldText(posted, "title"), no: fieldText(posted, "no"), memo: fieldText(posted, "memo") };
    const errors = checkFields(detailsFields, typed);
    const keep = (fields: typeof typed) =>
      choose(session, { request, name, draft, posted, change: (form) => ({ ...form, ...fields }), to: paths.personalizeInvoice({ draft: name }) });
    if (!errors) return keep(detailsFields.parse(typed));
    // What a draft can hold is kept as it is typed.
    if (invoiceForm.safeParse({ ...draft.form, ...typed }).success) await keep(typed);
    return data({ typed, errors }, 422);
  });
}

export { keepUnsent as clientAction } from "~/components/connection-error";

export default function InvoiceDetails() {
  const kept = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refusal = isUnsent(answer) ? undefined : answer;
  const errors: Record<string, string> = refusal?.errors ?? {};
  const { title, no, memo } = refusal?.typed ?? kept;
  return (
    <PostForm id={FORM_ID} className="mx-auto max-w-form" noValidate>
      <AskToLeave formId={FORM_ID} />
      <div className="grid gap-4 p-4">
        <ErrorSummary errors={errors} labels={LABELS} fault={isUnsent(answer) ? UNSENT : null} />
        <RequiredHint />
        <Field label={LABELS.title} isRequired hint="Printed above the lines, such as Catering for the opening" name="title" defaultValue={title} error={errors.title} maxLength={200} />
        <Field label={LABELS.no} isRequired name="no" defaultValue={no} error={errors.no} maxLength={30} autoComplete="off" />
        <div>
          <label className="label" htmlFor="memo">
            {LABELS.memo}
          </label>
          <textarea id="memo" name="memo" rows={4} className="input" defaultValue={memo} maxLength={2000} aria-describedby={errors.memo ? "memo-error" : undefined} />
          <FieldError id="memo-error" error={errors.memo} />
        </div>
      </div>
      <ActionBar>
        <button className="button button-main w-full">Next</button>
      </ActionBar>
    </PostForm>
  );
}
