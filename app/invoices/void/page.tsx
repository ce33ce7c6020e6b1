import { useActionData, useLoaderData } from "@remix-run/react";
import type { ConnectionErrorAnswer } from "~/ui/connection-error";
import { InvoiceHeading } from "../invoice-heading";
import type { actOnVoidForm } from "./act.server";
import type { loadVoidForm } from "./load.server";
import { VoidForm } from "./void-form";
import { PageLink } from "~/ui/page-link";

export function VoidInvoicePage() {
  const { heading, barrier, ...loaded } = useLoaderData<typeof loadVoidForm>();
  const answer = useActionData<typeof actOnVoidForm | (() => ConnectionErrorAnswer)>();
  const instead = barrier ? (
    <>
      <p className="notice">{barrier.text}</p>
      <PageLink className="button button-main" to={barrier.to}>
        {barrier.link}
      </PageLink>
    </>
  ) : null;
  // After a try the form stays, with what was typed.
  if (instead && !answer)
    return <div className="mx-auto grid max-w-form grid-cols-1 gap-4 p-4">{instead}</div>;
  return (
    <VoidForm {...loaded} answer={answer} action="Void invoice">
      {instead}
      {heading ? <InvoiceHeading {...heading} /> : null}
      <p>
        A void invoice keeps its number and stays in your lists, struck through. Nobody owes it any
        more. This cannot be taken back.
      </p>
    </VoidForm>
  );
}
