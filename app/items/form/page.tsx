import { useActionData, useLoaderData } from "@remix-run/react";
import type { ConnectionErrorAnswer } from "~/ui/connection-error";
import type { ItemForm } from "../schema";
import type { FormAnswer } from "~/forms/answer";
import { useAnswer } from "~/forms/use-answer";
import { ItemEditor } from "./editor";
import type { loadItemForm } from "./loader.server";

/** The screen of an item, new or stored. */
export function ItemPage() {
  const { form, revision, fault, isUnsaved, ...given } = useLoaderData<typeof loadItemForm>();
  const answer = useAnswer(useActionData<FormAnswer<ItemForm> | ConnectionErrorAnswer>(), {
    form,
    revision,
    fault,
  });
  return (
    <ItemEditor {...given} answer={answer} isUnsaved={isUnsaved || answer.revision !== revision} />
  );
}
