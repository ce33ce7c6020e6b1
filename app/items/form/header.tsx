import { backTo } from "~/shell/back-to";
import type { Screen } from "~/shell/screen";
import { paths } from "~/paths";
import { RecordOptions } from "~/forms/record/save-bar";

/** The header of an item's form: back to where one came from, and the options. */
export function itemHeader(title: string, { canDelete }: { canDelete: boolean }): Screen {
  return {
    title,
    back: (at) => backTo(paths.items(), at),
    optionsFor: () => <RecordOptions canDelete={canDelete} canDiscard />,
  };
}
