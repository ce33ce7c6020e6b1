import { paths } from "~/paths";
import { backTo } from "~/shell/back-to";
import type { Screen } from "~/shell/screen";

export const customerHeader: Screen = {
  title: "Customer",
  back: (at) => backTo(paths.contacts(), at),
};
