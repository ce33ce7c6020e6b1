import { expect, it } from "vitest";
import { chooseBlackOrWhite } from "./color";
import { TEMPLATE_COLORS } from "./palette";

it("the palette has eighteen different colours", () => {
  expect(new Set(TEMPLATE_COLORS.map(({ hex }) => hex)).size).toBe(18);
});

it("chooseBlackOrWhite chooses black text on light colours and white text on dark colours", () => {
  for (const light of ["#FFFFFF", "#FFEB3B", "#CDDC39", "#FFC107"])
    expect(chooseBlackOrWhite(light)).toBe("#000000");
  for (const dark of ["#673AB7", "#3F51B5", "#795548", "#9C27B0"])
    expect(chooseBlackOrWhite(dark)).toBe("#FFFFFF");
});
