import { describe, expect, it } from "vitest";
import { TEMPLATE_COLORS } from "../../domain/palette";
import { calculateContrastRatio } from "../../domain/color";

import { createPalette } from "./color";

describe("the template's colour", () => {
  it.each(TEMPLATE_COLORS.map(({ hex }) => hex))("%s leaves all text readable", (color) => {
    const { ink, quiet, heading, fill, onFill, tint } = createPalette(color);
    for (const text of [ink, quiet, heading]) {
      expect(calculateContrastRatio(text, "#ffffff")).toBeGreaterThanOrEqual(4.5);
      expect(calculateContrastRatio(text, tint)).toBeGreaterThanOrEqual(4.5);
    }
    expect(calculateContrastRatio(onFill, fill ?? tint)).toBeGreaterThanOrEqual(4.5);
    expect(fill).toBe(color === "#FFFFFF" ? null : color.toLowerCase());
  });

  it.each(["", "#fff", "red", "#FFFFFF"])("'%s' gives a palette without colour", (color) => {
    expect(createPalette(color)).toMatchObject({ fill: null, rule: "#1c2b28", heading: "#1c2b28" });
  });
});
