import { whileLoading } from "~/components/calls";
import { ratePair } from "~/forms/invoice-rate";
import { fieldText } from "~/lib/field-text";
import { typeInto } from "~/long-form/type-into";
import { paths } from "~/paths";

/** Clears the rate when it is another currency's or another day's than the form's, and asks for the right one. */
export async function fillRate(form: HTMLFormElement | null, baseCurrencyId: string): Promise<void> {
  if (!form) return;
  const { rate, currencyId, own, marked } = readRate(form);
  if (own.rateDate === "" || (isSame(marked, own) && rate !== "")) return;
  typeInto(form, "rate", "");
  markRate(form);
  const known = currencyId === baseCurrencyId ? "1" : await askRate(currencyId, own.rateDate);
  // What was typed or chosen while the answer was on its way wins.
  const now = readRate(form);
  if (known !== null && now.rate === "" && isSame(now.own, own)) typeInto(form, "rate", known);
}

/** Notes that what stands in the rate's field is of the currency and the day beside it. */
export function markRate(form: HTMLFormElement | null): void {
  if (!form) return;
  for (const [name, value] of Object.entries(readRate(form).own)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = value;
  }
}

type Pair = ReturnType<typeof ratePair>;

function readRate(form: HTMLFormElement) {
  const fields = new FormData(form);
  const read = (name: string) => fieldText(fields, name);
  const currencyId = read("currencyId");
  const own = ratePair({ currencyId, date: read("date") });
  return { rate: read("rate"), currencyId, own, marked: { rateCurrencyId: read("rateCurrencyId"), rateDate: read("rateDate") } };
}

function isSame(a: Pair, b: Pair): boolean {
  return a.rateCurrencyId === b.rateCurrencyId && a.rateDate === b.rateDate;
}

// Without an answer the field stays empty: the server fills it in at the next submit, or it is typed by hand.
async function askRate(currencyId: string, date: string): Promise<string | null> {
  try {
    // eslint-disable-next-line no-restricted-globals -- the app's own address, from the browser
    const response = await whileLoading(fetch(paths.rate({ currency: currencyId, date })));
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}
