import { expect, it } from "vitest";
import { createFormBackLink } from "./back-to-form";

it.each([
  ["draft=new", "/create_invoice", "Back to create invoice"],
  ["draft=test&page=2", "/create_invoice_test", "Back to create invoice"],
  ["draft=edit-7", "/edit_invoice/7", "Back to edit invoice"],
  ["", "/create_invoice", "Back to create invoice"],
])("the back link of a chooser with the query '?%s' is %s", (query, to, label) => {
  const place = { path: "/select_item", params: {}, search: new URLSearchParams(query) };
  expect(createFormBackLink(place)).toEqual({ to, label });
  expect(createFormBackLink(place, "payments").to).toBe(`${to}#payments`);
});
