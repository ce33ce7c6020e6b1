import type { Markup } from "~/ui/drawn";

/** A chart as the dashboard shows it: drawn, and as a table. */
export type Chart = {
  /** In the address of its slide. */
  id: string;
  title: string;
  kind: "area" | "bars";
  /** What the rows' figures are of; the first of the table's columns names the rows. */
  series: string[];
  rowName: string;
  /** `label` is short, for the drawing; `name` is said once in a chart. */
  rows: { label: string; name: string; figures: string[] }[];
  /** The last row is of a month that is not over: "Nov so far". Blank when it is over. */
  unfinished: string;
};

/** With an SVG. */
export type DrawnChart = Chart & { drawing: Markup | null };

/** The size it is drawn at, a phone's; on the screen it is as wide as its place. */
export const CHART_WIDTH = 296;
export const CHART_HEIGHT = 184;
