import { invoiceFormWords as words } from "../../../../domain/words/invoice-form";
import { withLoadingIndicator } from "~/ui/loading-state";
import { toRateBasis } from "../draft/exchange-rate";
import { readFieldText } from "~/lib/field-text";
import { typeInto } from "~/forms/type-into";
import { invoicePaths } from "~/invoices/paths";

/**
 * Fills in the exchange rate when the field is empty or its rate belongs to another currency or
 * date. Resolves with a hint when no rate is known or the request failed, with an empty text when
 * the rate was filled in, and with undefined when the field has its rate already, when the date is
 * invalid, or when the user changed the rate, the currency or the date during the request.
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
  // A rate, currency or date that the user has entered during the request is not overwritten.
  const current = readRateFields(form);
  if (current.rate !== "" || !isSameBasis(current.basis, basis)) return undefined;
  if (answer.rate === null) return answer.reason;
  typeInto(form, "rate", answer.rate);
  return "";
}

/** Stores in hidden fields that the rate belongs to the chosen currency and date. */
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
  const read = (name: string) => readFieldText(fields, name);
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

/**
 * Requests the rate. When the request fails, the rate field stays empty. The user types a rate, or
 * the server fills it in at the next submit.
 */
async function fetchRate(currencyId: string, date: string): Promise<RateAnswer> {
  try {
    const response = await withLoadingIndicator(
      // eslint-disable-next-line no-restricted-globals -- the app's own address, from the browser
      fetch(invoicePaths.rate({ currency: currencyId, date })),
    );
    if (response.status === 204) return { rate: null, reason: words.rateUnknown };
    if (response.ok) return { rate: await response.text() };
    return { rate: null, reason: words.rateNotLoaded };
  } catch {
    return { rate: null, reason: words.rateNotLoaded };
  }
}
