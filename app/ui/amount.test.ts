import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Amount, type AmountView } from "./amount";

const textOf = (amount: AmountView) =>
  renderToStaticMarkup(createElement(Amount, amount)).replace(/<[^>]*>/g, "");

test("an amount shows its minus sign once, before the symbol", () => {
  expect(textOf({ symbol: "RM", figure: "-246.90" })).toBe("-RM 246.90");
  expect(textOf({ symbol: "RM", figure: "246.90" })).toBe("RM 246.90");
  expect(textOf({ symbol: "", figure: "-6.60" })).toBe("-6.60");
});
