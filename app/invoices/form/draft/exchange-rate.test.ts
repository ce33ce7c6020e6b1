import { expect, it } from "vitest";
import { createFormValues } from "~/invoices/testing/form-values";
import type { InvoiceForm } from "~/invoices/schema";
import { clearOutdatedRate } from "./exchange-rate";

const SGD = createFormValues({
  currencyId: "sgd",
  date: "20/11/2026",
  rate: "3.2",
  rateCurrencyId: "sgd",
  rateDate: "2026-11-20",
});
const SCRIPT_BASIS = { rateCurrencyId: "usd", rateDate: "2026-11-20" };

it.each<[string, Partial<InvoiceForm>, string]>([
  ["stays as it was filled in", {}, "3.2"],
  ["stays as it was typed", { rate: "3.012" }, "3.012"],
  ["stays when the same date is written differently", { date: "2026-11-20" }, "3.2"],
  ["is cleared when the currency changes", { currencyId: "usd" }, ""],
  [
    "is cleared when the currency changes, even when the rate was typed too",
    { currencyId: "usd", rate: "3.012" },
    "",
  ],
  ["is cleared when the date changes", { date: "15/06/2026" }, ""],
  ["stays when it is typed together with another date", { date: "15/06/2026", rate: "3.3" }, "3.3"],
  [
    "stays when the script has posted it with the new currency",
    { currencyId: "usd", rate: "4.4", ...SCRIPT_BASIS },
    "4.4",
  ],
  ["stays empty when the script found none", { currencyId: "usd", rate: "", ...SCRIPT_BASIS }, ""],
  ["stays while the date is invalid", { date: "31/02/2026" }, "3.2"],
  [
    "is cleared when the currency changes while the date is invalid",
    { currencyId: "usd", date: "" },
    "",
  ],
  [
    "stays when the post contains neither its currency nor its date",
    { rateCurrencyId: "", rateDate: "" },
    "3.2",
  ],
  [
    "is cleared when the currency changes and the post does not contain the rate's currency",
    { currencyId: "usd", rateCurrencyId: "", rateDate: "" },
    "",
  ],
])("a rate %s", (_, typed, rate) => {
  expect(clearOutdatedRate({ ...SGD, ...typed }, SGD).rate).toBe(rate);
});

it("returns the currency and the date of the rate", () => {
  expect(clearOutdatedRate({ ...SGD, currencyId: "usd" }, SGD)).toMatchObject(SCRIPT_BASIS);
  expect(clearOutdatedRate({ ...SGD, date: "?" }, SGD)).toMatchObject({
    rateCurrencyId: "sgd",
    rateDate: "2026-11-20",
  });
  expect(clearOutdatedRate({ ...SGD, rateCurrencyId: "", rateDate: "" }, SGD)).toMatchObject({
    rateCurrencyId: "sgd",
    rateDate: "2026-11-20",
  });
});
