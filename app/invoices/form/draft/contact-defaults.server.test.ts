import { expect, it } from "vitest";
import type { InvoiceLists } from "~/models/invoices/choices.server";
import { withContactDefaults, withoutContactDefault } from "./contact-defaults.server";
import { createFormValues, createLineValues } from "~/invoices/testing/form-values";

const lists: InvoiceLists = {
  terms: [
    { id: "cash", name: "Cash", day: 0, kind: "cash" },
    { id: "30", name: "30 Days", day: 30, kind: "days" },
    { id: "14", name: "14 Days", day: 14, kind: "days" },
  ],
  currencies: [
    { id: "myr", code: "MYR", symbol: "RM", country_id: "", is_primary: true },
    { id: "sgd", code: "SGD", symbol: "S$", country_id: "", is_primary: false },
  ],
  tax_codes: [],
  methods: [],
  today: "2026-11-20",
};

const NO_DEFAULTS = { termId: "", currencyId: "", rate: "" };
const emptyForm = createFormValues({ lines: [], date: "20/11/2026" });
const withDefaults = (form = emptyForm, defaults = {}) =>
  withContactDefaults(form, { ...NO_DEFAULTS, ...defaults }, lists);

it("fills in the contact's term with its due date, and the contact's currency with its rate", () => {
  expect(withDefaults(emptyForm, { termId: "30", currencyId: "sgd", rate: "3.2" })).toMatchObject({
    termId: "30",
    dueDate: "20/12/2026",
    filledTermId: "30",
    currencyId: "sgd",
    rate: "3.2",
    rateCurrencyId: "sgd",
    rateDate: "2026-11-20",
    filledCurrencyId: "sgd",
  });
  expect(withDefaults(emptyForm, { currencyId: "sgd" }).rate).toBe("");
});

it("keeps a term, a due date and a currency that the user has entered", () => {
  const typed = { ...emptyForm, termId: "14", dueDate: "04/12/2026", currencyId: "sgd", rate: "3" };
  expect(withDefaults(typed, { termId: "30", currencyId: "myr" })).toEqual(typed);
  const dated = { ...withDefaults(emptyForm, { termId: "30" }), dueDate: "25/12/2026" };
  expect(withDefaults(dated, { termId: "14" })).toMatchObject({
    termId: "30",
    dueDate: "25/12/2026",
  });
});

it("replaces the defaults of the previous contact", () => {
  const first = withDefaults(emptyForm, { termId: "30", currencyId: "sgd", rate: "3.2" });
  expect(withDefaults(first, { termId: "14" })).toMatchObject({
    termId: "14",
    dueDate: "04/12/2026",
    filledTermId: "14",
    currencyId: "myr",
    rate: "1",
    filledCurrencyId: "",
  });
  expect(withDefaults(first)).toMatchObject({ termId: "cash", dueDate: "", filledTermId: "" });
});

it("keeps the currency when the invoice has lines", () => {
  const priced = { ...emptyForm, lines: [createLineValues()] };
  expect(withDefaults(priced, { currencyId: "sgd", rate: "3.2" })).toMatchObject({
    currencyId: "myr",
    filledCurrencyId: "",
  });
});

it("ignores a default term or currency that no longer exists", () => {
  expect(withDefaults(emptyForm, { termId: "gone", currencyId: "gone" })).toEqual(emptyForm);
});

it("restores the initial term and currency of the form", () => {
  const filled = withDefaults(emptyForm, { termId: "30", currencyId: "sgd", rate: "3.2" });
  const ownTerm = withoutContactDefault(filled, "ownTerm", lists);
  expect(ownTerm).toMatchObject({
    termId: "cash",
    dueDate: "",
    filledTermId: "",
    currencyId: "sgd",
  });
  expect(withoutContactDefault(ownTerm, "ownCurrency", lists)).toMatchObject({
    currencyId: "myr",
    rate: "1",
    filledCurrencyId: "",
  });
});
