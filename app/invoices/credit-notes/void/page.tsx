import { useActionData, useLoaderData } from "@remix-run/react";
import { fill } from "../../../../domain/words/message";
import { voidWords as words } from "../../../../domain/words/void";
import type { ConnectionErrorAnswer } from "~/ui/connection-error";
import { BarrierPage, BarrierNotice } from "~/invoices/barrier";
import { VoidReasonForm } from "~/invoices/void/void-form";
import type { submitVoidCreditNote } from "./action.server";
import type { loadVoidCreditNote } from "./loader.server";
import { findShortForm } from "~/forms/short-form";
import type { Screen } from "~/shell/screen";
import { invoicePaths } from "~/invoices/paths";

export const voidCreditNoteScreen: Screen = {
  formFor: findShortForm,
  get title() {
    return words.creditNote.title;
  },
  back: ({ params: { id = "" } }) => ({
    to: invoicePaths.creditNote(id),
    label: words.creditNote.back,
  }),
};

export function VoidCreditNotePage() {
  const { contactName, no, invoiceNo, amount, barrier, ...loaded } =
    useLoaderData<typeof loadVoidCreditNote>();
  const answer = useActionData<typeof submitVoidCreditNote | (() => ConnectionErrorAnswer)>();
  if (barrier && !answer) return <BarrierPage heading={null} barrier={barrier} />;
  return (
    <VoidReasonForm {...loaded} answer={answer} buttonLabel={words.creditNote.title}>
      <BarrierNotice barrier={barrier} />
      <p>
        <span className="block font-medium">{contactName}</span>
        <span className="block text-sm text-quiet">
          {fill(words.creditNote.about, { no, invoiceNo, amount })}
        </span>
      </p>
      <p>{fill(words.creditNote.text, { no, invoiceNo })}</p>
    </VoidReasonForm>
  );
}
