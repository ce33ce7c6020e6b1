import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { useAnswer } from "~/forms/use-answer";
import type { actOnInvoiceForm } from "./act.server";
import type { FormAnswer } from "./answer.server";
import { InvoiceEditor } from "./editor";
import type { loadInvoiceForm } from "./load.server";

type Loaded = Pick<FormAnswer, "version" | "form" | "other">;

/** The screen of an invoice that can be written, new or stored. */
export function InvoiceScreen() {
  const { choices, rules, draft, companyId, edited, ...loaded } =
    useLoaderData<typeof loadInvoiceForm>();
  const answer = useAnswer<Loaded, FormAnswer>(useActionData<typeof actOnInvoiceForm>(), loaded, {
    fieldErrors: {},
    fault: null,
    doubtful: null,
  });
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
