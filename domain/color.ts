/**
 * Colours as `#rrggbb`. Contrast ratio and relative luminance are calculated as WCAG 2.2 defines
 * them (success criterion 1.4.3).
 */

/** The minimum contrast ratio of normal text at level AA. */
export const AA_CONTRAST = 4.5;

/** Returns a ratio from 1 (same luminance) to 21 (black on white). */
export function calculateContrastRatio(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * Returns black or white, whichever has the higher contrast with the colour. The ratio is at least
 * 4.58.
 */
export function chooseBlackOrWhite(color: string): "#000000" | "#FFFFFF" {
  return calculateContrastRatio("#000000", color) >= calculateContrastRatio("#FFFFFF", color)
    ? "#000000"
    : "#FFFFFF";
}

/** Mixes two colours. `share` is the share of the other colour, from 0 to 1. */
export function mixColors(one: string, other: string, share: number): string {
  const others = channels(other);
  const hex = channels(one).map((channel, index) =>
    Math.round(channel + ((others[index] ?? 0) - channel) * share)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${hex.join("")}`;
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(color: string): number[] {
  return [1, 3, 5].map((index) => Number.parseInt(color.slice(index, index + 2), 16));
}
