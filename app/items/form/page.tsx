import { useActionData, useLoaderData } from "@remix-run/react";
import type { ConnectionErrorAnswer } from "~/ui/connection-error";
import type { ItemForm } from "../schema";
import type { RecordAnswer } from "~/forms/record/record";
import { useRecordAnswer } from "~/forms/record/use-record-answer";
import { ItemEditor } from "./editor";
import type { loadItemForm } from "./load.server";

/** The screen of an item, new or stored. */
export function ItemScreen() {
  const { form, revision, ...given } = useLoaderData<typeof loadItemForm>();
  const answer = useRecordAnswer(useActionData<RecordAnswer<ItemForm> | ConnectionErrorAnswer>(), {
    form,
    revision,
  });
  return <ItemEditor {...given} answer={answer} />;
}
