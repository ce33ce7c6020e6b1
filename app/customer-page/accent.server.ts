import { NO_COLOR } from "../../domain/palette";
import { AA_CONTRAST, contrast, inkOn, mixed } from "../../domain/color";

/** The template's colour on a page, each text on it or in it at AA (WCAG 2.2, 1.4.3) or better. */
export type Accent = {
  fill: string;
  onFill: string;
  /** The colour for text on the light page; null where only another colour would be readable. */
  onLight: string | null;
  onDark: string;
};

/** The least kind ground of texts in each scheme, as app/ui/styles.css has them. */
const LIGHT_GROUND = "#f3f6f5";
const DARK_GROUND = "#1a2421";
const MAX_DARKENING = 0.4;

/** Null for white, which is none, and for what is no colour. */
export function toAccent(color: string): Accent | null {
  if (!/^#[\da-f]{6}$/i.test(color) || color.toUpperCase() === NO_COLOR) return null;
  return {
    fill: color,
    onFill: inkOn(color),
    onLight: findReadableShade(color, {
      ground: LIGHT_GROUND,
      towards: "#000000",
      most: MAX_DARKENING,
    }),
    onDark:
      findReadableShade(color, { ground: DARK_GROUND, towards: "#ffffff", most: 1 }) ?? "#ffffff",
  };
}

type ShadeLimits = { ground: string; towards: string; most: number };

/** The nearest shade that is readable; null when that would be another colour: yellow turns olive. */
function findReadableShade(color: string, { ground, towards, most }: ShadeLimits): string | null {
  for (let step = 0; step <= most * 50; step += 1) {
    const shade = mixed(color, towards, step / 50);
    if (contrast(shade, ground) >= AA_CONTRAST) return shade;
  }
  return null;
}
