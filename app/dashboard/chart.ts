/** A chart as the dashboard shows it: drawn, and as a table. */
export type Chart = {
  /** In the address of its slide. */
  id: string;
  title: string;
  kind: "area" | "bars";
  /** What the rows' figures are of; the first of the table's columns names the rows. */
  series: string[];
  rowName: string;
  /** `label` is short, for the axis. */
  rows: { label: string; name: string; figures: string[] }[];
};

/** The size it is drawn at; on the screen it is as wide as its place. */
export const CHART_WIDTH = 328;
export const CHART_HEIGHT = 200;
