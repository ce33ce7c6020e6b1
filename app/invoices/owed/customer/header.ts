import { paths } from "~/paths";
import { backTo } from "~/ui/shell/back-to";
import type { Screen } from "~/ui/shell/screen";

export const customerHeader: Screen = {
  title: "Customer",
  back: (at) => backTo(paths.contacts(), at),
};
