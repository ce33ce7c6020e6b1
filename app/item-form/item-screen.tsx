import { useActionData, useLoaderData } from "@remix-run/react";
import type { Unsent } from "~/components/connection-error";
import type { ItemForm } from "~/forms/item";
import type { RecordAnswer } from "~/record-form/record";
import { useRecordAnswer } from "~/record-form/use-record-answer";
import { ItemEditor } from "./item-editor";
import type { loadItemForm } from "./load.server";

/** The screen of an item, new or stored. */
export function ItemScreen() {
  const { form, revision, ...given } = useLoaderData<typeof loadItemForm>();
  const answer = useRecordAnswer(useActionData<RecordAnswer<ItemForm> | Unsent>(), { form, revision });
  return <ItemEditor {...given} answer={answer} />;
}
