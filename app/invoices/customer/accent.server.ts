import { inkOn, luminanceOf, NO_COLOR } from "~/lib/template-colors";

/** The template's colour on a page, each text on it or in it at AA (WCAG 2.2, 1.4.3) or better. */
export type Accent = {
  fill: string;
  onFill: string;
  /** The colour for text on the light page; null where only another colour would be readable. */
  onLight: string | null;
  onDark: string;
};

const AA = 4.5;
/** The least kind ground of texts in each scheme, as app/ui/styles.css has them. */
const LIGHT = "#f3f6f5";
const DARK = "#1a2421";
const MOST_DARKENED = 0.4;

/** Null for white, which is none, and for what is no colour. */
export function accentOf(color: string): Accent | null {
  if (!/^#[\da-f]{6}$/i.test(color) || color.toUpperCase() === NO_COLOR) return null;
  return {
    fill: color,
    onFill: inkOn(color),
    onLight: readable(color, { ground: LIGHT, towards: 0, most: MOST_DARKENED }),
    onDark: readable(color, { ground: DARK, towards: 255, most: 1 }) ?? "#ffffff",
  };
}

/** 1 (the same) to 21 (black on white), of two `#rrggbb`. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

type Limits = { ground: string; towards: number; most: number };

/** The nearest shade that is readable; null when that would be another colour: yellow turns olive. */
function readable(color: string, { ground, towards, most }: Limits): string | null {
  for (let step = 0; step <= most * 50; step += 1) {
    const shade = mixed(color, towards, step / 50);
    if (contrast(shade, ground) >= AA) return shade;
  }
  return null;
}

/** `share` (0 to 1) of black (0) or white (255) in the colour. */
function mixed(color: string, towards: number, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16);
    return Math.round(part + (towards - part) * share)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${parts.join("")}`;
}
