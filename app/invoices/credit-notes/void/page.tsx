import { useActionData, useLoaderData } from "@remix-run/react";
import type { ConnectionErrorAnswer } from "~/ui/connection-error";
import { Barred, Instead } from "../../barred";
import { VoidForm } from "../../void/void-form";
import type { submitVoidForm } from "./action.server";
import type { loadVoidForm } from "./loader.server";

export function VoidCreditNotePage() {
  const { contactName, no, invoiceNo, amount, barrier, ...loaded } =
    useLoaderData<typeof loadVoidForm>();
  const answer = useActionData<typeof submitVoidForm | (() => ConnectionErrorAnswer)>();
  if (barrier && !answer) return <Barred heading={null} barrier={barrier} />;
  return (
    <VoidForm {...loaded} answer={answer} action="Void credit note">
      <Instead barrier={barrier} />
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
    </VoidForm>
  );
}
