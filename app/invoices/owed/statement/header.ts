import { owedPaths } from "~/lib/owed-paths";
import type { Screen } from "~/shell/screen";

export const statementHeader: Screen = {
  title: "Statement",
  back: ({ params: { id = "" } }) => ({
    to: owedPaths.customer(id),
    label: "Back to the customer",
  }),
};
