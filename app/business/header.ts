import { paths } from "~/paths";
import { backTo } from "~/ui/shell/back-to";
import type { Screen } from "~/ui/shell/screen";

export const businessHeader: Screen = {
  title: "Business Profile",
  back: (at) => backTo(paths.home(), at),
};
