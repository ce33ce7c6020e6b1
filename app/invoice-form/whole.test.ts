import { expect, it } from "vitest";
import type { LineForm } from "~/forms/invoice";
import { typedForm, typedLine, typedPayment } from "~/testing/typed-form";
import { completed } from "./whole";

const line = (id: string, fields: Partial<LineForm> = {}) => typedLine({ id, discount: "5", taxCodeId: "8", ...fields });

const before = typedForm({ memo: "Thank you", lines: [line("a"), line("b"), line("c")], payments: [typedPayment()] });

const nothing = { ...before, termId: "", currencyId: "", memo: "", lines: [], payments: [] };

it("keeps the lines, payments and fields that had not arrived", () => {
  const posted = new FormData();
  for (const name of ["termId", "lines[0].id", "lines[0].quantity", "lines[1].id"]) posted.set(name, "posted");
  const typed = { ...nothing, termId: "30", lines: [line("a", { quantity: "9" }), line("b", { quantity: "", discount: "" })] };
  expect(completed(typed, posted, before)).toEqual({ ...before, termId: "30", lines: [line("a", { quantity: "9" }), line("b"), line("c")] });
});
