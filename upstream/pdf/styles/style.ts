import type { Palette } from "../color";
import type { Letter } from "../document";
import type { StyleOptions, Sheet } from "../sheet";

/** How documents of one style are drawn. */
export type PdfStyle = {
  /** The differences from the default options of the shared blocks. */
  options: Partial<StyleOptions>;
  /** Draws the sender, the recipient, the heading and the facts. */
  drawHead: (sheet: Sheet, letter: Letter) => void;
  roll: RollStyle;
};

/** How receipts of the style are drawn on a roll of 80 mm. */
export type RollStyle = {
  align: "left" | "center";
  /** The company's name: in this face, or on a coloured band. */
  name: "bold" | "display" | "band";
  rule: { isDouble: boolean; width: number };
  /**
   * The background and the text colour of the received amount. Null when it stands between rules.
   */
  balance: (palette: Palette) => { fill: string; color: string } | null;
};
