import { useActionData, useLoaderData } from "@remix-run/react";
import type { ConnectionErrorAnswer } from "~/ui/connection-error";
import { BarrierPage, BarrierNotice } from "../barrier";
import { InvoiceHeading } from "../invoice-heading";
import type { submitVoidInvoice } from "./action.server";
import type { loadVoidInvoice } from "./loader.server";
import { VoidReasonForm } from "./void-form";
import { paths } from "~/paths";
import type { Screen } from "~/shell/screen";

export const voidFormScreen: Screen = {
  title: "Void invoice",
  back: ({ params: { id = "" } }) => ({ to: paths.invoice(id), label: "Back to the invoice" }),
};

export function VoidInvoicePage() {
  const { heading, barrier, refundText, ...loaded } = useLoaderData<typeof loadVoidInvoice>();
  const answer = useActionData<typeof submitVoidInvoice | (() => ConnectionErrorAnswer)>();
  if (barrier && !answer) return <BarrierPage heading={heading} barrier={barrier} />;
  return (
    <VoidReasonForm {...loaded} answer={answer} buttonLabel="Void invoice">
      <BarrierNotice barrier={barrier} />
      {heading ? <InvoiceHeading {...heading} /> : null}
      {refundText ? <p className="notice">{refundText}</p> : null}
      <p>
        A void invoice keeps its number and stays in your lists, struck through. Nobody owes it any
        more. This cannot be taken back.
      </p>
    </VoidReasonForm>
  );
}
