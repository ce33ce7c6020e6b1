import { useRef } from "react";
import type { InvoiceForm, InvoiceRules } from "~/forms/invoice";
import { addDays, readDate, showDate } from "~/lib/dates";
import { fieldText } from "~/lib/field-text";
import { paths } from "~/paths";
import type { InvoiceChoices } from "./load.server";
import { DateField } from "~/long-form/date-field";
import { FormField, FormSelect, HiddenFields } from "~/long-form/form-field";
import { typeInto } from "~/long-form/type-into";

type Props = { form: InvoiceForm; live: InvoiceForm; choices: InvoiceChoices; rules: InvoiceRules };

/** Number, dates, term, currency and rate. */
export function Basics({ form, live, choices, rules }: Props) {
  const isCash = rules.cashTermIds.includes(live.termId);
  const isBase = live.currencyId === rules.baseCurrencyId;
  const code = choices.currencies.find(({ id }) => id === live.currencyId)?.code ?? "";
  const fillRate = useRateFiller(rules.baseCurrencyId);

  function fillDueDate(termId: string, element: HTMLFormElement | null) {
    const term = choices.terms.find(({ id }) => id === termId);
    if (term?.dueDate) typeInto(element, "dueDate", term.dueDate);
  }

  return (
    <section aria-labelledby="basics" className="relative grid grid-cols-2 gap-x-3 gap-y-4">
      <h2 id="basics" className="sr-only">
        Invoice
      </h2>
      <HiddenFields prefix="" values={form} names={["noSuggested"]} />
      {/* Not of type hidden, whose value React would set back to the default. */}
      <input hidden name="rateSuggested" defaultValue={form.rateSuggested} />
      <FormField label="Invoice number" name="no" isRequired defaultValue={form.no} autoComplete="off" maxLength={30} />
      <DateField label="Invoice date" name="date" defaultValue={form.date} onSettled={(element) => void fillRate(live.currencyId, element)} />
      <FormSelect label="Payment term" name="termId" value={form.termId} isRequired onPick={fillDueDate}>
        {choices.terms.map((term) => (
          <option key={term.id} value={term.id}>
            {term.label}
          </option>
        ))}
      </FormSelect>
      <div hidden={isCash}>
        <DateField label="Due date" name="dueDate" defaultValue={form.dueDate} />
        <DueDateOffer live={live} choices={choices} />
      </div>
      <FormSelect label="Currency" name="currencyId" value={form.currencyId} isRequired onPick={fillRate}>
        {choices.currencies.map((currency) => (
          <option key={currency.id} value={currency.id}>
            {currency.code} ({currency.symbol})
          </option>
        ))}
      </FormSelect>
      <div hidden={isBase}>
        <FormField
          label={isBase ? "Exchange rate" : `${choices.base.code} for 1 ${code}`}
          name="rate"
          isRequired
          defaultValue={form.rate}
          inputMode="decimal"
          autoComplete="off"
        />
      </div>
      {/* Beside the next heading, where nothing moves when script hides it. */}
      <p className="without-script absolute right-0 top-full flex items-center gap-3 pt-2 text-sm text-quiet">
        Due date and rate:
        <button name="intent" value="update" className="button">
          Update
        </button>
      </p>
    </section>
  );
}

/** After the invoice date was changed: the due date that the term gives, counted from it. Offered, never forced. */
function DueDateOffer({ live, choices }: { live: InvoiceForm; choices: InvoiceChoices }) {
  const term = choices.terms.find(({ id }) => id === live.termId);
  const date = readDate(live.date);
  // Another than what the term gave was typed by hand.
  if (!term || !date || live.dueDate !== term.dueDate) return null;
  const matching = showDate(addDays(date, term.days));
  if (matching === live.dueDate) return null;
  return (
    <button
      name="intent"
      value="matchDueDate"
      className="link min-h-11 text-left text-sm"
      onClick={(event) => {
        event.preventDefault();
        typeInto(event.currentTarget.form, "dueDate", matching);
      }}
    >
      Match the invoice date: {matching}
    </button>
  );
}

/** Asks for the day's rate when the currency or the date changes; only the last answer counts. */
function useRateFiller(baseCurrencyId: string) {
  const last = useRef("");
  return async (currencyId: string, element: HTMLFormElement | null) => {
    const fields = element ? new FormData(element) : null;
    const date = fields ? readDate(fieldText(fields, "date")) : null;
    const asked = `${currencyId} ${date}`;
    const isCurrency = last.current.split(" ")[0] !== currencyId;
    const isTyped = fields?.get("rate") !== fields?.get("rateSuggested");
    if (!date || asked === last.current || (isTyped && !isCurrency)) return;
    last.current = asked;
    const before = fields?.get("rate");
    const rate = currencyId === baseCurrencyId ? "1" : await askRate(currencyId, date);
    // What was typed while the answer was on its way wins.
    const isTypedSince = element !== null && new FormData(element).get("rate") !== before;
    if (last.current !== asked || rate === null || isTypedSince) return;
    typeInto(element, "rate", rate);
    typeInto(element, "rateSuggested", rate);
  };
}

// Without an answer the field stays as it is: the server fills it in at the next submit.
async function askRate(currencyId: string, date: string): Promise<string | null> {
  try {
    // eslint-disable-next-line no-restricted-globals -- the app's own address, from the browser
    const response = await fetch(paths.rate({ currency: currencyId, date }));
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}
