import type { Markup } from "~/ui/static-html";

/** What a chart is drawn from. */
export type Chart = {
  kind: "area" | "bars";
  symbol: string;
  /** What the rows' figures are of. */
  series: string[];
  /** `name` is said once in a chart. */
  rows: { name: string; figures: string[] }[];
  /** The last row is of a month that is not over: "Nov so far". Blank when it is over. */
  unfinished: string;
};

/** A chart and its figures as a table, drawn; `id` is in the address of the slide. */
export type Slide = { id: string; title: string; markup: Markup | null };

/** The size it is drawn at, a phone's; on the screen it is as wide as its place. */
export const CHART_WIDTH = 296;
export const CHART_HEIGHT = 184;
