import { paths } from "~/paths";
import { backTo } from "~/shell/back-to";
import type { Screen } from "~/shell/screen";

export const businessHeader: Screen = {
  title: "Business Profile",
  back: (at) => backTo(paths.home(), at),
};
