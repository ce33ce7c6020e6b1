import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { useState } from "react";
import { isUnsent, UNSENT, type Unsent } from "~/components/connection-error";
import type { actOnInvoiceForm } from "./act.server";
import type { FormAnswer } from "./answer.server";
import { InvoiceEditor } from "./invoice-editor";
import type { loadInvoiceForm } from "./load.server";

/** The screen of an invoice that can be written, new or stored. */
export function InvoiceScreen() {
  const { choices, rules, draft, companyId, edited, ...loaded } = useLoaderData<typeof loadInvoiceForm>();
  const answer = useFormAnswer(useActionData<typeof actOnInvoiceForm>(), loaded);
  const [params] = useSearchParams();
  return (
    <InvoiceEditor
      draft={draft}
      companyId={companyId}
      choices={choices}
      rules={rules}
      edited={edited}
      answer={answer}
      showsSummary={params.has("summary")}
    />
  );
}

/**
 * What the form is shown with: as it was loaded, or as the last post came back.
 * When the line was down it stays as it was, with the notice on top.
 */
function useFormAnswer(told: FormAnswer | Unsent | undefined, loaded: Pick<FormAnswer, "version" | "form" | "other">): FormAnswer {
  const [last, setLast] = useState<FormAnswer | null>(null);
  const quiet = { fieldErrors: {}, fault: null, doubtful: null };
  if (isUnsent(told)) return { ...quiet, ...loaded, ...last, fault: UNSENT };
  if (last !== (told ?? null)) setLast(told ?? null);
  return { ...quiet, ...loaded, ...told };
}
