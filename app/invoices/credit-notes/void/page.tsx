import { useActionData, useLoaderData } from "@remix-run/react";
import type { ConnectionErrorAnswer } from "~/ui/connection-error";
import { BarrierPage, BarrierNotice } from "~/invoices/barrier";
import { VoidReasonForm } from "~/invoices/void/void-form";
import type { submitVoidCreditNote } from "./action.server";
import type { loadVoidCreditNote } from "./loader.server";
import type { Screen } from "~/shell/screen";
import { invoicePaths } from "~/invoices/paths";

export const voidCreditNoteScreen: Screen = {
  title: "Void credit note",
  back: ({ params: { id = "" } }) => ({
    to: invoicePaths.creditNote(id),
    label: "Back to the credit note",
  }),
};

export function VoidCreditNotePage() {
  const { contactName, no, invoiceNo, amount, barrier, ...loaded } =
    useLoaderData<typeof loadVoidCreditNote>();
  const answer = useActionData<typeof submitVoidCreditNote | (() => ConnectionErrorAnswer)>();
  if (barrier && !answer) return <BarrierPage heading={null} barrier={barrier} />;
  return (
    <VoidReasonForm {...loaded} answer={answer} buttonLabel="Void credit note">
      <BarrierNotice barrier={barrier} />
      <p>
        <span className="block font-medium">{contactName}</span>
        <span className="block text-sm text-quiet">
          {no} for {invoiceNo} · {amount}
        </span>
      </p>
      <p>
        What {no} took off {invoiceNo} counts again. A void credit note keeps its number and stays
        in your lists, struck through. This cannot be taken back.
      </p>
    </VoidReasonForm>
  );
}
