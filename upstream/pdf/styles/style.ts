import type { Palette } from "../color";
import type { DocumentHead } from "../document";
import type { StyleOptions, DrawingContext } from "../drawing-context";

/** How documents of one style are drawn. */
export type PdfStyle = {
  /** The differences from the default options of the shared blocks. */
  options: Partial<StyleOptions>;
  /** Draws the sender, the recipient, the heading and the document's details. */
  drawHead: (context: DrawingContext, head: DocumentHead) => void;
  roll: RollStyle;
};

/** How receipts of the style are drawn on a roll that is 80 mm wide. `align` is for the head. */
export type RollStyle = {
  align: "left" | "center";
  /** The company's name: in this face, or on a coloured band. */
  name: "bold" | "display" | "band";
  /** The rules between parts. `width` is in points. */
  rule: { isDouble: boolean; width: number };
  /**
   * The background and the text colour of the received amount. Null when it stands between rules.
   */
  balance: (palette: Palette) => { fill: string; color: string } | null;
};
