import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { createLineValues } from "~/invoices/testing/form-values";
import { LineSummary } from "./line-summary";

it.each([
  [{ quantity: "1", unitPrice: "2150.00" }, "1 × 2,150.00"],
  [{ quantity: "2", unitPrice: "1,234.5" }, "2 × 1,234.50"],
  [{ quantity: "1000,5", unitPrice: "0.125", discount: "10" }, "1,000.5 × 0.125 − 10%"],
  [{ quantity: "1", unitPrice: "" }, "1 × –"],
  [{ quantity: "many", unitPrice: "ten" }, "many × ten"],
])("LineSummary shows %j as '%s'", (fields, text) => {
  const markup = renderToStaticMarkup(
    createElement(LineSummary, { line: createLineValues(fields), prefix: "" }),
  );
  expect(markup.replace(/<[^>]*>/g, "")).toBe(text);
});
