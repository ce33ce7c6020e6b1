/**
 * The template's colour on paper: what is filled with it, what is written on
 * it, and what is written in it. Contrast is WCAG 2.2's (section 1.4.3).
 */

import { AA_CONTRAST, contrast, mixed } from "../../domain/color";

export type Palette = {
  /** Body text. */
  ink: string;
  /** Labels, descriptions, page numbers; still AA on white. */
  quiet: string;
  /** Separators between rows. */
  hairline: string;
  /** Rules that structure the page. */
  rule: string;
  /** Behind the table head; null leaves the paper. */
  fill: string | null;
  onFill: string;
  /** A breath of the colour, behind any of the texts above. */
  tint: string;
  /** Headings: the colour itself, or a darker shade that reads on white. */
  heading: string;
};

const INK = "#1c2b28";
const WHITE = "#ffffff";
/** Darker than INK, so that it reaches 4.5:1 on every colour on which white does not. */
const INK_ON_COLOR = "#050706";

export function paletteFor(color: string): Palette {
  const plain = { ink: INK, quiet: "#5a6b67", hairline: "#d5dddb" };
  const fill = /^#[0-9a-f]{6}$/i.test(color) ? color.toLowerCase() : WHITE;
  if (fill === WHITE)
    return { ...plain, rule: INK, fill: null, onFill: INK, tint: "#eff3f2", heading: INK };
  const tint = mixed(fill, WHITE, 0.9);
  return {
    ...plain,
    rule: fill,
    fill,
    onFill: readableOn(fill),
    tint,
    heading: readableShade(fill, tint),
  };
}

/** White where it reads well, near-black elsewhere. */
function readableOn(fill: string): string {
  return contrast(WHITE, fill) >= AA_CONTRAST ? WHITE : INK_ON_COLOR;
}

/** A light colour darkened that far is another colour (yellow turns olive): ink instead. */
function readableShade(color: string, paper: string): string {
  for (let dark = 0; dark <= 0.4; dark += 0.02) {
    const shade = mixed(color, "#000000", dark);
    if (contrast(shade, paper) >= AA_CONTRAST) return shade;
  }
  return INK;
}
