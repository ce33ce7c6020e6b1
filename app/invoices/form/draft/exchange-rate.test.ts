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
  ["stays on the same day, however it is written", { date: "2026-11-20" }, "3.2"],
  ["goes with its currency", { currencyId: "usd" }, ""],
  [
    "goes with its currency, also one typed under the name of that",
    { currencyId: "usd", rate: "3.012" },
    "",
  ],
  ["goes with its day", { date: "15/06/2026" }, ""],
  ["stays when it is typed beside another day", { date: "15/06/2026", rate: "3.3" }, "3.3"],
  [
    "stays when script says that it is the new currency's",
    { currencyId: "usd", rate: "4.4", ...BY_SCRIPT },
    "4.4",
  ],
  ["stays away when script found none", { currencyId: "usd", rate: "", ...BY_SCRIPT }, ""],
  ["stays while the day cannot be read", { date: "31/02/2026" }, "3.2"],
  ["goes with its currency while the day cannot be read", { currencyId: "usd", date: "" }, ""],
  [
    "is of the page's pair when a page does not say which",
    { rateCurrencyId: "", rateDate: "" },
    "3.2",
  ],
  [
    "goes when a page does not say whose it is, and the currency is another",
    { currencyId: "usd", rateCurrencyId: "", rateDate: "" },
    "",
  ],
])("a rate %s", (_, typed, rate) => {
  expect(clearOutdatedRate({ ...SGD, ...typed }, SGD).rate).toBe(rate);
});

it("says whose the rate is from then on", () => {
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
