import { expect, test } from "vitest";
import { calculateContrastRatio } from "../../domain/color";
import { TEMPLATE_COLORS } from "../../domain/palette";
import { toAccent } from "./accent.server";

const COLORS = TEMPLATE_COLORS.map(({ hex }) => hex).filter((hex) => hex !== "#FFFFFF");

test.each([...COLORS, "#000000", "#fefefe", "#777777", "#0f6b61"])(
  "text on the colour %s and text in its shades has AA contrast in both colour schemes",
  (color) => {
    const accent = toAccent(color);
    expect(accent?.fill).toBe(color);
    const { fill = "", onFill = "", onLight, onDark = "" } = accent ?? {};
    expect(calculateContrastRatio(onFill, fill)).toBeGreaterThanOrEqual(4.5);
    for (const paper of ["#ffffff", "#f3f6f5"])
      expect(calculateContrastRatio(onLight ?? "#17211e", paper)).toBeGreaterThanOrEqual(4.5);
    for (const paper of ["#101715", "#1a2421"])
      expect(calculateContrastRatio(onDark, paper)).toBeGreaterThanOrEqual(4.5);
  },
);

test("the accent keeps a readable colour and does not darken yellow to olive", () => {
  expect(toAccent("#673AB7")?.onLight).toBe("#673ab7");
  expect(toAccent("#FFEB3B")).toMatchObject({ onFill: "#000000", onLight: null });
});

test.each(["", "#FFFFFF", "#ffffff", "red", "#12", "#123456;}*{display:none"])(
  "the text %j gives no accent",
  (color) => expect(toAccent(color)).toBeNull(),
);
