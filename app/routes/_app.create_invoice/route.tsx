import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { InvoiceEditor } from "~/components/invoice-form/invoice-editor";
import { DiscardButton } from "~/components/shell/discard-button";
import type { Screen } from "~/components/shell/screen";
import { titled } from "~/components/title";
import { paths } from "~/paths";
import { withPost, withSession } from "~/session.server";
import { actOnInvoiceForm } from "./act.server";
import { loadInvoiceForm } from "./load.server";

export const meta = titled("Create Invoice");

export const handle: Screen = {
  title: "Create Invoice",
  lead: () => <DiscardButton action={paths.createInvoice()} label="Back to all invoices" />,
};

export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, loadInvoiceForm);
}

export async function action({ request }: ActionFunctionArgs) {
  return withPost(request, ({ session, form }) => actOnInvoiceForm(session, request, form));
}

export default function CreateInvoice() {
  const { choices, rules, ...kept } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [params] = useSearchParams();
  return (
    <InvoiceEditor
      choices={choices}
      rules={rules}
      version={answer?.version ?? kept.version}
      form={answer?.form ?? kept.form}
      answer={answer ?? null}
      showsSummary={params.has("summary")}
    />
  );
}
