import type { ConnectionErrorAnswer } from "~/ui/connection-error";
import { useAnswer } from "../use-answer";
import type { RecordAnswer, Shown } from "./record";

/** What a record's form is shown with: as it was loaded, or as the last post came back. */
export function useRecordAnswer<Form>(
  told: RecordAnswer<Form> | ConnectionErrorAnswer | undefined,
  loaded: Shown<Form>,
): RecordAnswer<Form> {
  return useAnswer<Shown<Form>, RecordAnswer<Form>>(told, loaded, {
    fieldErrors: {},
    fault: null,
    differences: null,
    isOtherTab: false,
  });
}
