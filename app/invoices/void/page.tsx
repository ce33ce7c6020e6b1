import { useActionData, useLoaderData } from "@remix-run/react";
import { commonWords } from "../../../domain/words/common";
import { voidWords as words } from "../../../domain/words/void";
import type { ConnectionErrorAnswer } from "~/ui/connection-error";
import { BarrierPage, BarrierNotice } from "../barrier";
import { InvoiceHeading } from "../invoice-heading";
import type { submitVoidInvoice } from "./action.server";
import type { loadVoidInvoice } from "./loader.server";
import { VoidReasonForm } from "./void-form";
import { paths } from "~/paths";
import { findShortForm } from "~/forms/short-form";
import type { Screen } from "~/shell/screen";

export const voidFormScreen: Screen = {
  formFor: findShortForm,
  get title() {
    return words.invoice.title;
  },
  back: ({ params: { id = "" } }) => ({ to: paths.invoice(id), label: commonWords.backToInvoice }),
};

export function VoidInvoicePage() {
  const { heading, barrier, refundText, ...loaded } = useLoaderData<typeof loadVoidInvoice>();
  const answer = useActionData<typeof submitVoidInvoice | (() => ConnectionErrorAnswer)>();
  if (barrier && !answer) return <BarrierPage heading={heading} barrier={barrier} />;
  return (
    <VoidReasonForm {...loaded} answer={answer} buttonLabel={words.invoice.title}>
      <BarrierNotice barrier={barrier} />
      {heading ? <InvoiceHeading {...heading} /> : null}
      {refundText ? <p className="notice">{refundText}</p> : null}
      <p>{words.invoice.text}</p>
    </VoidReasonForm>
  );
}
