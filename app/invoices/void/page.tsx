import { Link, useActionData, useLoaderData } from "@remix-run/react";
import type { ConnectionErrorAnswer } from "~/ui/connection-error";
import type { actOnVoidForm } from "./act.server";
import type { loadVoidForm } from "./load.server";
import { VoidForm } from "./void-form";

export function VoidInvoicePage() {
  const { contactName, no, barrier, ...loaded } = useLoaderData<typeof loadVoidForm>();
  const answer = useActionData<typeof actOnVoidForm | (() => ConnectionErrorAnswer)>();
  if (barrier)
    return (
      <div className="mx-auto grid max-w-form gap-4 p-4">
        <p className="notice">{barrier.text}</p>
        <Link className="button button-main" to={barrier.to}>
          {barrier.link}
        </Link>
      </div>
    );
  return (
    <VoidForm {...loaded} answer={answer} action="Void invoice">
      <p>
        <span className="block font-medium">{contactName}</span>
        <span className="text-sm text-quiet">{no}</span>
      </p>
      <p>
        A void invoice keeps its number and stays in your lists, struck through. Nobody owes it any
        more. This cannot be taken back.
      </p>
    </VoidForm>
  );
}
