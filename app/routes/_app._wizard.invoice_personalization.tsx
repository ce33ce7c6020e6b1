import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { titled } from "~/ui/title";
import { renderingKey, requireDraft } from "~/invoices/choosers/draft-selection.server";
import { backTo } from "~/ui/shell/back-to";
import { backToForm } from "~/invoices/choosers/back-to-form";
import type { Screen } from "~/ui/shell/screen";
import { readKey } from "~/server/posted-form.server";
import { templateFields } from "~/invoices/wizard/schema";
import { fieldText } from "~/lib/field-text";
import { readTemplate, saveTemplate } from "~/models/template.server";
import { paths } from "~/paths";
import { problemOf } from "~/server/v2/problem.server";
import { redirectWithSuccess } from "~/server/toast.server";
import { Personalization } from "~/invoices/wizard/personalization";
import { withPost, withSession } from "~/server/session/guards.server";
import { UpstreamFault } from "~/server/v2/faults.server";

export const meta = titled("Invoice Personalization");

export const handle: Screen = {
  title: "Invoice_Personalization",
  back: (at) => (at.search.has("draft") ? backToForm(at) : backTo(paths.home(), at)),
};

export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, async (session) => {
    const { searchParams } = new URL(request.url);
    const [template] = await Promise.all([
      readTemplate(session),
      searchParams.has("draft") ? requireDraft(session, request) : null,
    ]);
    const isRegister = searchParams.get("mode") === "register";
    return {
      template,
      writeKey: renderingKey(),
      isRegister,
      showsIntro: isRegister && !searchParams.has("start"),
    };
  });
}

export async function action({ request }: ActionFunctionArgs) {
  return withPost(request, async ({ session, form }) => {
    const chosen = templateFields.safeParse({
      style: fieldText(form, "style"),
      color: fieldText(form, "color"),
    });
    if (!chosen.success)
      return data(
        {
          chosen: null,
          writeKey: null,
          fault: { title: "Error", text: chosen.error.issues[0]?.message ?? "" },
        },
        422,
      );
    const { name } = new URL(request.url).searchParams.has("draft")
      ? await requireDraft(session, request)
      : { name: null };
    try {
      await saveTemplate(session, chosen.data, readKey(form));
    } catch (error) {
      if (error instanceof UpstreamFault && error.isBarred) throw error;
      // What was answered under a key stays its answer: the next try is a new one.
      const { fault, answer } = problemOf(error);
      return data({ chosen: chosen.data, writeKey: renderingKey(), fault }, answer);
    }
    return redirectWithSuccess(
      name ? paths.invoicePreview({ draft: name }) : paths.home(),
      "Invoice style saved.",
    );
  });
}

export { keepOnConnectionError as clientAction } from "~/ui/connection-error";

export default function InvoicePersonalization() {
  return (
    <Personalization {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
  );
}
