import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { useFormAnswer } from "~/forms/use-form-answer";
import type { ConnectionErrorAnswer } from "~/ui/connection-error";
import type { InvoiceAnswer } from "./answer";
import { InvoiceEditor } from "./editor";
import type { loadInvoiceForm } from "./loader.server";

/** Shows the form of a new invoice, or of a stored invoice that can be edited. */
export function InvoicePage() {
  const {
    choices,
    rules,
    draft,
    companyId,
    status,
    edited,
    canSend,
    onAccount,
    recentContacts,
    initialErrors,
    ...loaded
  } = useLoaderData<typeof loadInvoiceForm>();
  const answer: InvoiceAnswer = useFormAnswer(
    useActionData<InvoiceAnswer | ConnectionErrorAnswer>(),
    loaded,
  );
  const [params] = useSearchParams();
  return (
    <InvoiceEditor
      draft={draft}
      companyId={companyId}
      choices={choices}
      rules={rules}
      status={status}
      edited={edited}
      canSend={canSend}
      onAccount={onAccount}
      recentContacts={recentContacts}
      answer={answer}
      showsSummary={params.has("summary")}
      initialErrors={answer.revision === loaded.revision ? initialErrors : {}}
    />
  );
}
