import type { Markup } from "~/ui/static-html";

/** The data of a chart. */
export type Chart = {
  kind: "area" | "bars";
  /** The symbol of the currency. */
  symbol: string;
  /** The names of the series, in the order of `figures`. */
  series: string[];
  /** Each row has a formatted amount per series. A tooltip finds the row by its name. */
  rows: { name: string; figures: string[] }[];
  /** The label of the last month while the month is not over ("Nov so far"), otherwise empty. */
  unfinished: string;
};

/**
 * A chart and its table of figures as markup. `id` is the fragment of the slide's address. `markup`
 * has the type that `toMarkup` returns; it is never null, because the HTML of a slide is never
 * empty.
 */
export type Slide = { id: string; title: string; markup: Markup | null };

/**
 * The size in CSS pixels at which charts are rendered. The page scales them to the available width.
 */
export const CHART_WIDTH = 296;
export const CHART_HEIGHT = 184;
