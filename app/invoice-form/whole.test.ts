import { expect, it } from "vitest";
import type { InvoiceForm, LineForm } from "~/forms/invoice";
import { completed } from "./whole";

const line = (id: string, fields: Partial<LineForm> = {}): LineForm => ({
  id, productId: "1", accountId: "", name: `Item ${id}`, description: "", quantity: "1", unitPrice: "3.00", discount: "5", taxCodeId: "8", pricedIn: "MYR", ...fields,
});

const before: InvoiceForm = {
  key: "k", termId: "cash", currencyId: "myr", rate: "1", rateSuggested: "1", date: "20/11/2026", dueDate: "", contactId: "7", contactName: "Kopitiam Jaya",
  no: "INV-0001", noSuggested: "INV-0001", memo: "Thank you", lines: [line("a"), line("b"), line("c")],
  payments: [{ methodId: "1", methodName: "Cash", accountId: "1", accountName: "Till", amount: "5" }],
};

const nothing = { ...before, termId: "", currencyId: "", memo: "", lines: [], payments: [] };

it("keeps the lines, payments and fields that had not arrived", () => {
  const posted = new FormData();
  for (const name of ["termId", "lines[0].id", "lines[0].quantity", "lines[1].id"]) posted.set(name, "posted");
  const typed = { ...nothing, termId: "30", lines: [line("a", { quantity: "9" }), line("b", { quantity: "", discount: "" })] };
  expect(completed(typed, posted, before)).toEqual({ ...before, termId: "30", lines: [line("a", { quantity: "9" }), line("b"), line("c")] });
});
