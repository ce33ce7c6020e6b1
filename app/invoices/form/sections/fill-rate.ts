import { withLoadingIndicator } from "~/ui/loading-state";
import { toRateBasis } from "../draft/exchange-rate";
import { fieldText } from "~/lib/field-text";
import { typeInto } from "~/forms/type-into";
import { invoicePaths } from "~/invoices/paths";

/** Shown below the rate field when no rate could be filled in. */
const RATE_UNKNOWN = "No rate is known for this currency and day. Enter one.";
const RATE_NOT_LOADED =
  "The rate did not arrive. Enter one, or try again by choosing the currency again.";

/**
 * Fills in the exchange rate when the field's rate belongs to another currency or date. Resolves
 * with the reason when no rate is known, with an empty text when the rate was filled in, and with
 * undefined when the field was left as it is.
 */
export async function fillRate(
  form: HTMLFormElement | null,
  baseCurrencyId: string,
): Promise<string | undefined> {
  if (!form) return undefined;
  const { rate, currencyId, basis, recordedBasis } = readRateFields(form);
  if (basis.rateDate === "" || (isSameBasis(recordedBasis, basis) && rate !== "")) return undefined;
  typeInto(form, "rate", "");
  setRateBasis(form);
  const answer =
    currencyId === baseCurrencyId ? { rate: "1" } : await fetchRate(currencyId, basis.rateDate);
  // What the user typed or chose during the request wins.
  const current = readRateFields(form);
  if (current.rate !== "" || !isSameBasis(current.basis, basis)) return undefined;
  if (answer.rate === null) return answer.reason;
  typeInto(form, "rate", answer.rate);
  return "";
}

/** Records that the rate in the field belongs to the chosen currency and date. */
export function setRateBasis(form: HTMLFormElement | null): void {
  if (!form) return;
  for (const [name, value] of Object.entries(readRateFields(form).basis)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = value;
  }
}

type RateBasis = ReturnType<typeof toRateBasis>;

function readRateFields(form: HTMLFormElement) {
  const fields = new FormData(form);
  const read = (name: string) => fieldText(fields, name);
  const currencyId = read("currencyId");
  const basis = toRateBasis({ currencyId, date: read("date") });
  return {
    rate: read("rate"),
    currencyId,
    basis,
    recordedBasis: { rateCurrencyId: read("rateCurrencyId"), rateDate: read("rateDate") },
  };
}

function isSameBasis(a: RateBasis, b: RateBasis): boolean {
  return a.rateCurrencyId === b.rateCurrencyId && a.rateDate === b.rateDate;
}

type RateAnswer = { rate: string } | { rate: null; reason: string };

// When the request fails, the field stays empty. The server fills it in at the next submit, or the
// user types a rate.
async function fetchRate(currencyId: string, date: string): Promise<RateAnswer> {
  try {
    const response = await withLoadingIndicator(
      // eslint-disable-next-line no-restricted-globals -- the app's own address, from the browser
      fetch(invoicePaths.rate({ currency: currencyId, date })),
    );
    if (response.status === 204) return { rate: null, reason: RATE_UNKNOWN };
    if (response.ok) return { rate: await response.text() };
    return { rate: null, reason: RATE_NOT_LOADED };
  } catch {
    return { rate: null, reason: RATE_NOT_LOADED };
  }
}
