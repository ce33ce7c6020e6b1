import { expect, test } from "vitest";
import type { LineForm } from "~/invoices/schema";
import {
  createFormValues,
  createLineValues,
  createPaymentValues,
} from "~/invoices/testing/form-values";
import { completeForm } from "./complete-form";

test("completeForm keeps the lines, payments and fields of an invoice that are missing in the post", () => {
  const line = (id: string, fields: Partial<LineForm> = {}) =>
    createLineValues({ id, discount: "5", taxCodeId: "8", ...fields });
  const before = createFormValues({
    memo: "Thank you",
    lines: [line("a"), line("b"), line("c")],
    payments: [createPaymentValues()],
  });
  const posted = new FormData();
  for (const name of ["termId", "lines[0].id", "lines[0].quantity", "lines[1].id"])
    posted.set(name, "posted");
  const typed = {
    ...before,
    termId: "30",
    currencyId: "",
    memo: "",
    lines: [line("a", { quantity: "9" }), line("b", { quantity: "", discount: "" })],
    payments: [],
  };
  expect(completeForm(typed, posted, before)).toEqual({
    ...before,
    termId: "30",
    lines: [line("a", { quantity: "9" }), line("b"), line("c")],
  });
});

test("completeForm keeps the fields of a contact that are missing in the post, and a person who was added", () => {
  const entry = (key: string, text: string) => ({ key, first: text, last: text });
  const before = {
    key: "k",
    name: "Kopitiam",
    isCustomer: "on",
    people: [entry("a", "stored"), entry("b", "stored")],
  };
  const posted = new FormData();
  for (const name of ["name", "people[0].key", "people[0].first", "people[1].key"])
    posted.set(name, "posted");
  const typed = {
    key: "",
    name: "Jaya",
    isCustomer: "",
    people: [
      { key: "b", first: "typed", last: "" },
      { key: "new", first: "", last: "" },
    ],
  };
  expect(completeForm(typed, posted, before)).toEqual({
    ...before,
    name: "Jaya",
    people: [
      entry("a", "stored"),
      { key: "b", first: "typed", last: "stored" },
      { key: "new", first: "", last: "" },
    ],
  });
});
