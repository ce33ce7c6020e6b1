import type { Screen } from "~/ui/shell/screen";

export const owedHeader: Screen = { title: "Who owes me" };
