/**
 * The colours of a document, derived from the template's colour. Contrast follows WCAG 2.2, section
 * 1.4.3.
 */

import { AA_CONTRAST, calculateContrastRatio, mixColors } from "../../domain/color";

export type Palette = {
  /** The colour of body text. */
  ink: string;
  /** The colour of labels, descriptions and page numbers. It has AA contrast on white. */
  quiet: string;
  /** The colour of lines between rows. */
  hairline: string;
  /** The colour of lines between parts of the page. */
  rule: string;
  /** The background of the table head. Null for no background. */
  fill: string | null;
  /** The colour of text on `fill`, or on `tint` when `fill` is null. */
  onFill: string;
  /**
   * A background for text in `ink`, `quiet` and `heading`: a very light shade of the template's
   * colour, or a light grey when `fill` is null.
   */
  tint: string;
  /**
   * The colour of headings: the template's colour, a darker shade of it, or ink. It is readable on
   * white and on `tint`.
   */
  heading: string;
};

const INK = "#1c2b28";
const WHITE = "#ffffff";
/** Darker than INK, so that it has a contrast of 4.5:1 on every colour on which white has less. */
const INK_ON_COLOR = "#050706";

/**
 * Returns the palette of a template's colour, "#rrggbb". White and any other text give a palette
 * without colour.
 */
export function createPalette(color: string): Palette {
  const plain = { ink: INK, quiet: "#5a6b67", hairline: "#d5dddb" };
  const fill = /^#[0-9a-f]{6}$/i.test(color) ? color.toLowerCase() : WHITE;
  if (fill === WHITE)
    return { ...plain, rule: INK, fill: null, onFill: INK, tint: "#eff3f2", heading: INK };
  const tint = mixColors(fill, WHITE, 0.9);
  return {
    ...plain,
    rule: fill,
    fill,
    onFill: chooseTextColor(fill),
    tint,
    heading: chooseHeadingColor(fill, tint),
  };
}

/** Returns white when white text is readable on `fill`, and otherwise near-black. */
function chooseTextColor(fill: string): string {
  return calculateContrastRatio(WHITE, fill) >= AA_CONTRAST ? WHITE : INK_ON_COLOR;
}

/**
 * Returns the colour, or a darker shade that is readable on the paper. Returns ink when only a shade
 * that is more than 40% darker is readable, because such a shade looks like another colour: yellow
 * turns olive.
 */
function chooseHeadingColor(color: string, paper: string): string {
  for (let dark = 0; dark <= 0.4; dark += 0.02) {
    const shade = mixColors(color, "#000000", dark);
    if (calculateContrastRatio(shade, paper) >= AA_CONTRAST) return shade;
  }
  return INK;
}
