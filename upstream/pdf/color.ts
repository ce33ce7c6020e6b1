/**
 * The template's colour on paper: what is filled with it, what is written on
 * it, and what is written in it. Contrast is WCAG 2.2's (section 1.4.3).
 */

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
const AA = 4.5;

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
  return contrast(WHITE, fill) >= AA ? WHITE : INK_ON_COLOR;
}

/** 1 (the same) to 21 (black on white), of two `#rrggbb`. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** A light colour darkened that far is another colour (yellow turns olive): ink instead. */
function readableShade(color: string, paper: string): string {
  for (let dark = 0; dark <= 0.4; dark += 0.02) {
    const shade = mixed(color, "#000000", dark);
    if (contrast(shade, paper) >= AA) return shade;
  }
  return INK;
}

/** `share` (0 to 1) of the other colour in the one. */
function mixed(one: string, other: string, share: number): string {
  const others = channels(other);
  const hex = channels(one).map((channel, index) =>
    Math.round(channel + ((others[index] ?? 0) - channel) * share)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${hex.join("")}`;
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((c) => {
    const share = c / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(color: string): number[] {
  return [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
}
