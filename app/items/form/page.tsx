import { useActionData, useLoaderData } from "@remix-run/react";
import type { ConnectionErrorAnswer } from "~/ui/connection-error";
import type { ItemForm } from "../schema";
import type { FormAnswer } from "~/forms/answer";
import { useFormAnswer } from "~/forms/use-form-answer";
import { ItemEditor } from "./editor";
import type { loadItemForm } from "./loader.server";
import { RECORD_FORM_ID, RecordOptions } from "~/forms/record/save-bar";
import { paths } from "~/paths";
import { createBackLink } from "~/shell/back-link";
import type { Screen } from "~/shell/screen";

/** Returns the header of an item's form, with the back link and the options menu. */
export function createItemScreen(
  title: () => string,
  { canDelete }: { canDelete: boolean },
): Screen {
  return {
    get title() {
      return title();
    },
    back: (here) => createBackLink(paths.items(), here),
    formFor: () => RECORD_FORM_ID,
    optionsFor: () => <RecordOptions canDelete={canDelete} canDiscard />,
  };
}

/** The page of an item, new or stored. */
export function ItemPage() {
  const { form, revision, fault, isUnsaved, ...props } = useLoaderData<typeof loadItemForm>();
  const answer = useFormAnswer(useActionData<FormAnswer<ItemForm> | ConnectionErrorAnswer>(), {
    form,
    revision,
    fault,
  });
  return (
    <ItemEditor {...props} answer={answer} isUnsaved={isUnsaved || answer.revision !== revision} />
  );
}
