import { backTo } from "~/components/shell/back-to";
import type { Screen } from "~/components/shell/screen";
import { paths } from "~/paths";
import { RecordOptions } from "~/record-form/save-bar";

/** The header of a contact's form: back to where one came from, and the options. */
export function contactScreen(title: string, { canDelete }: { canDelete: boolean }): Screen {
  return { title, back: (at) => backTo(paths.contacts(), at), actions: () => <RecordOptions canDelete={canDelete} /> };
}
