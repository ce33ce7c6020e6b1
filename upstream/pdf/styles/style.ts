import type { Palette } from "../color";
import type { Letter } from "../document";
import type { StyleOptions, Sheet } from "../sheet";

/** How papers of one style are drawn. */
export type PdfStyle = {
  /** What the shared blocks do otherwise than in plain papers. */
  options: Partial<StyleOptions>;
  /** Who writes to whom, and what the document is. */
  drawHead: (sheet: Sheet, letter: Letter) => void;
  roll: RollStyle;
};

/** On a roll of 80 mm. */
export type RollStyle = {
  align: "left" | "center";
  /** The company's name: in this face, or on a band in the colour. */
  name: "bold" | "display" | "band";
  rule: { isDouble: boolean; width: number };
  /** Behind what is left to pay; null for between rules. */
  balance: (palette: Palette) => { fill: string; color: string } | null;
};
