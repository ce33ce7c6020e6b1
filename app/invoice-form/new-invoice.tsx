import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { useState } from "react";
import { isUnsent, UNSENT, type Unsent } from "~/components/connection-error";
import type { actOnInvoiceForm } from "./act.server";
import type { FormAnswer } from "./answer.server";
import { InvoiceEditor } from "./invoice-editor";
import type { loadInvoiceForm } from "./load.server";

/** The screen of a new invoice, for both of its addresses. */
export function NewInvoice() {
  const { choices, rules, draft, companyId, version, form } = useLoaderData<typeof loadInvoiceForm>();
  const answer = useFormAnswer(useActionData<typeof actOnInvoiceForm>(), { version, form });
  const [params] = useSearchParams();
  return (
    <InvoiceEditor
      draft={draft}
      companyId={companyId}
      choices={choices}
      rules={rules}
      version={answer.version}
      form={answer.form}
      answer={answer}
      showsSummary={params.has("summary")}
    />
  );
}

/**
 * What the form is shown with: as it was loaded, or as the last post came back.
 * When the line was down it stays as it was, with the notice on top.
 */
function useFormAnswer(told: FormAnswer | Unsent | undefined, loaded: Pick<FormAnswer, "version" | "form">): FormAnswer {
  const [last, setLast] = useState<FormAnswer | null>(null);
  const quiet = { fieldErrors: {}, fault: null, doubtful: [], other: null };
  if (isUnsent(told)) return { ...quiet, ...loaded, ...last, fault: UNSENT };
  if (last !== (told ?? null)) setLast(told ?? null);
  return { ...quiet, ...loaded, ...told };
}
