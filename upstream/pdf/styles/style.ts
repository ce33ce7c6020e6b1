import type { Palette } from "../color";
import type { Letter } from "../document";
import type { Look, Sheet } from "../page-furniture";

/** How papers of one style are drawn. */
export type PdfStyle = {
  /** What the shared blocks do otherwise than in plain papers. */
  look: Partial<Look>;
  /** Who writes to whom, and what the document is. */
  drawHead: (sheet: Sheet, letter: Letter) => void;
  roll: RollLook;
};

/** On a roll of 80 mm. */
export type RollLook = {
  align: "left" | "center";
  /** The company's name: in this face, or on a band in the colour. */
  name: "bold" | "display" | "band";
  rule: { isDouble: boolean; width: number };
  /** Behind what is left to pay; null for between rules. */
  balance: (palette: Palette) => { fill: string; color: string } | null;
};
