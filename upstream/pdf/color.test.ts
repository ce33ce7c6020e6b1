import { describe, expect, it } from "vitest";

import { contrast, paletteFor } from "./color";

const COLORS =
  "#FFFFFF #F44336 #E91E63 #9C27B0 #673AB7 #3F51B5 #2196F3 #03A9F4 #00BCD4 " +
  "#009688 #4CAF50 #8BC34A #CDDC39 #FFEB3B #FFC107 #FF9800 #FF5722 #795548";

describe("the template's colour", () => {
  it.each(COLORS.split(" "))("%s leaves all text readable", (color) => {
    const { ink, quiet, heading, fill, onFill, tint } = paletteFor(color);
    for (const text of [ink, quiet, heading]) {
      expect(contrast(text, "#ffffff")).toBeGreaterThanOrEqual(4.5);
      expect(contrast(text, tint)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(onFill, fill ?? tint)).toBeGreaterThanOrEqual(4.5);
    expect(fill).toBe(color === "#FFFFFF" ? null : color.toLowerCase());
  });

  it.each(["", "#fff", "red", "#FFFFFF"])("'%s' is no colour", (color) => {
    expect(paletteFor(color)).toMatchObject({ fill: null, rule: "#1c2b28", heading: "#1c2b28" });
  });
});
