import type { Screen } from "~/shell/screen";

export const owedHeader: Screen = { title: "Who owes me" };
