import { NO_COLOR } from "../../domain/palette";
import {
  AA_CONTRAST,
  calculateContrastRatio,
  chooseBlackOrWhite,
  mixColors,
} from "../../domain/color";

/**
 * The colours that the customer's page derives from the colour of the invoice's template, as hex
 * text. Text on the colour, and text in the colour, has at least AA contrast (WCAG 2.2, 1.4.3).
 */
export type Accent = {
  /** The template's colour itself. */
  fill: string;
  /** The colour of text on `fill`. */
  onFill: string;
  /**
   * The colour of text on a light page. Null when every readable shade would look like another
   * colour.
   */
  onLight: string | null;
  /** The colour of text on a dark page. */
  onDark: string;
};

/**
 * The backgrounds with the least contrast to text, one per colour scheme, as in app/ui/base.css.
 */
const LIGHT_GROUND = "#f3f6f5";
const DARK_GROUND = "#1a2421";
/** The number of steps from one colour to another. Each step is a shade that can be tried. */
const MIXING_STEPS = 50;
/** The greatest share of black, from 0 to 1, in a shade for light pages. */
const MAX_DARKENING = 0.4;

/** Returns null for white, which means "no colour", and for text that is not of the form #rrggbb. */
export function toAccent(color: string): Accent | null {
  if (!/^#[\da-f]{6}$/i.test(color) || color.toUpperCase() === NO_COLOR) return null;
  return {
    fill: color,
    onFill: chooseBlackOrWhite(color),
    onLight: findReadableShade(color, {
      ground: LIGHT_GROUND,
      towards: "#000000",
      maxShare: MAX_DARKENING,
    }),
    onDark:
      findReadableShade(color, { ground: DARK_GROUND, towards: "#ffffff", maxShare: 1 }) ??
      "#ffffff",
  };
}

/** `maxShare` is the greatest share of the colour `towards` in a shade, from 0 to 1. */
type ShadeLimits = { ground: string; towards: string; maxShare: number };

/**
 * Returns the readable shade that is nearest to the colour. Returns null when the shade would need
 * more than `maxShare` of the colour `towards` and look different (yellow would become olive).
 */
function findReadableShade(
  color: string,
  { ground, towards, maxShare }: ShadeLimits,
): string | null {
  for (let step = 0; step <= maxShare * MIXING_STEPS; step += 1) {
    const shade = mixColors(color, towards, step / MIXING_STEPS);
    if (calculateContrastRatio(shade, ground) >= AA_CONTRAST) return shade;
  }
  return null;
}
