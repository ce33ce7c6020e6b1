import { expect, it } from "vitest";
import { typedForm } from "~/invoices/testing/typed-form";
import type { InvoiceForm } from "~/invoices/schema";
import { clearOutdatedRate } from "./exchange-rate";

const SGD = typedForm({
  currencyId: "sgd",
  date: "20/11/2026",
  rate: "3.2",
  rateCurrencyId: "sgd",
  rateDate: "2026-11-20",
});
const BY_SCRIPT = { rateCurrencyId: "usd", rateDate: "2026-11-20" };

it.each<[string, Partial<InvoiceForm>, string]>([
  ["stays as it was filled in", {}, "3.2"],
  ["stays as it was typed", { rate: "3.012" }, "3.012"],
  ["stays when the same date is written differently", { date: "2026-11-20" }, "3.2"],
  ["is cleared when the currency changes", { currencyId: "usd" }, ""],
  [
    "is cleared with its currency, even when it was typed for that currency",
    { currencyId: "usd", rate: "3.012" },
    "",
  ],
  ["is cleared when the date changes", { date: "15/06/2026" }, ""],
  ["stays when it is typed together with another date", { date: "15/06/2026", rate: "3.3" }, "3.3"],
  [
    "stays when the script has marked it with the new currency",
    { currencyId: "usd", rate: "4.4", ...BY_SCRIPT },
    "4.4",
  ],
  ["stays empty when the script found none", { currencyId: "usd", rate: "", ...BY_SCRIPT }, ""],
  ["stays while the date is invalid", { date: "31/02/2026" }, "3.2"],
  ["is cleared with its currency while the date is invalid", { currencyId: "usd", date: "" }, ""],
  [
    "belongs to the rendered currency and date when the post does not name them",
    { rateCurrencyId: "", rateDate: "" },
    "3.2",
  ],
  [
    "is cleared when the post does not name its currency, and the currency changed",
    { currencyId: "usd", rateCurrencyId: "", rateDate: "" },
    "",
  ],
])("a rate %s", (_, typed, rate) => {
  expect(clearOutdatedRate({ ...SGD, ...typed }, SGD).rate).toBe(rate);
});

it("sets the currency and the date that the rate belongs to", () => {
  expect(clearOutdatedRate({ ...SGD, currencyId: "usd" }, SGD)).toMatchObject(BY_SCRIPT);
  expect(clearOutdatedRate({ ...SGD, date: "?" }, SGD)).toMatchObject({
    rateCurrencyId: "sgd",
    rateDate: "2026-11-20",
  });
  expect(clearOutdatedRate({ ...SGD, rateCurrencyId: "", rateDate: "" }, SGD)).toMatchObject({
    rateCurrencyId: "sgd",
    rateDate: "2026-11-20",
  });
});
