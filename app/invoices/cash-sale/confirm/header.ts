import { paths } from "~/paths";
import type { Screen } from "~/shell/screen";

export const confirmHeader: Screen = {
  title: "Cash sale",
  back: ({ search }) => ({
    to: paths.cashSale({ chosen: search.getAll("item") }),
    label: "Back to the items",
  }),
};
