import { withLoadingIndicator } from "~/ui/loading-state";
import { toRateBasis } from "../draft/exchange-rate";
import { fieldText } from "~/lib/field-text";
import { typeInto } from "~/forms/type-into";
import { invoicePaths } from "~/invoices/paths";

/** What to say beside a rate that was asked for in vain. */
const RATE_UNKNOWN = "No rate is known for this currency and day. Enter one.";
const RATE_NOT_LOADED =
  "The rate did not arrive. Enter one, or try again by choosing the currency again.";

/**
 * Clears the rate when it is another currency's or another day's than the form's, and asks for the
 * right one. Resolves with why there is none, blank when there is one, or nothing when the one
 * beside it stays.
 */
export async function fillRate(
  form: HTMLFormElement | null,
  baseCurrencyId: string,
): Promise<string | undefined> {
  if (!form) return undefined;
  const { rate, currencyId, own, marked } = readRateFields(form);
  if (own.rateDate === "" || (isSameBasis(marked, own) && rate !== "")) return undefined;
  typeInto(form, "rate", "");
  setRateBasis(form);
  const answer =
    currencyId === baseCurrencyId ? { rate: "1" } : await fetchRate(currencyId, own.rateDate);
  // What was typed or chosen while the answer was on its way wins.
  const now = readRateFields(form);
  if (now.rate !== "" || !isSameBasis(now.own, own)) return undefined;
  if (answer.rate === null) return answer.reason;
  typeInto(form, "rate", answer.rate);
  return "";
}

/** Notes that what stands in the rate's field is of the currency and the day beside it. */
export function setRateBasis(form: HTMLFormElement | null): void {
  if (!form) return;
  for (const [name, value] of Object.entries(readRateFields(form).own)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = value;
  }
}

type RateBasis = ReturnType<typeof toRateBasis>;

function readRateFields(form: HTMLFormElement) {
  const fields = new FormData(form);
  const read = (name: string) => fieldText(fields, name);
  const currencyId = read("currencyId");
  const own = toRateBasis({ currencyId, date: read("date") });
  return {
    rate: read("rate"),
    currencyId,
    own,
    marked: { rateCurrencyId: read("rateCurrencyId"), rateDate: read("rateDate") },
  };
}

function isSameBasis(a: RateBasis, b: RateBasis): boolean {
  return a.rateCurrencyId === b.rateCurrencyId && a.rateDate === b.rateDate;
}

type RateAnswer = { rate: string } | { rate: null; reason: string };

// Without an answer the field stays empty: the server fills it in at the next submit, or it is
// typed by hand.
async function fetchRate(currencyId: string, date: string): Promise<RateAnswer> {
  try {
    // eslint-disable-next-line no-restricted-globals -- the app's own address, from the browser
    const response = await withLoadingIndicator(
      fetch(invoicePaths.rate({ currency: currencyId, date })),
    );
    if (response.status === 204) return { rate: null, reason: RATE_UNKNOWN };
    if (response.ok) return { rate: await response.text() };
    return { rate: null, reason: RATE_NOT_LOADED };
  } catch {
    return { rate: null, reason: RATE_NOT_LOADED };
  }
}
