import { formWords } from "../../../../domain/words/forms";
import { invoiceFormWords as words } from "../../../../domain/words/invoice-form";
import { fill } from "../../../../domain/words/message";
import { INVOICE_LIMITS } from "../../../../domain/limits/invoices";
import { useState } from "react";
import type { InvoiceForm, InvoiceRules } from "~/invoices/schema";
import { addDays, parseDate, formatDate } from "../../../../domain/calendar/days";
import { fillRate, setRateBasis } from "./fill-rate";
import type { InvoiceChoices } from "../loader.server";
import { FormDateField } from "~/forms/form-date-field";
import { FormField, FormSelect, HiddenFields } from "~/forms/form-field";
import { typeInto } from "~/forms/type-into";

type Props = {
  /** The form as the server last rendered it. */
  form: InvoiceForm;
  /** The form with the values that are in the fields at this moment. */
  live: InvoiceForm;
  choices: InvoiceChoices;
  rules: InvoiceRules;
  /** True when no number could be suggested for a new invoice. */
  isNumberMissing: boolean;
  /** True when the currency cannot be changed, because the invoice has payments. */
  isCurrencyLocked: boolean;
};

/** Shows the number, the dates, the term, the currency and the exchange rate. */
export function Basics({ form, live, choices, rules, isNumberMissing, isCurrencyLocked }: Props) {
  const [missingRateHint, setMissingRateHint] = useState("");
  const isCash = rules.cashTermIds.includes(live.termId);
  const isBase = live.currencyId === rules.baseCurrencyId;
  const code = choices.currencies.find(({ id }) => id === live.currencyId)?.code ?? "";

  async function updateRate(element: HTMLFormElement | null) {
    const reason = await fillRate(element, rules.baseCurrencyId);
    if (reason !== undefined) setMissingRateHint(reason);
  }

  function fillDueDate(termId: string, element: HTMLFormElement | null) {
    const term = choices.terms.find(({ id }) => id === termId);
    if (term?.dueDate) typeInto(element, "dueDate", term.dueDate);
  }

  return (
    <section aria-labelledby="basics" className="relative grid grid-cols-2 gap-x-3 gap-y-4">
      <h2 id="basics" className="sr-only">
        {words.invoice}
      </h2>
      <HiddenFields
        prefix=""
        values={form}
        names={["noSuggested", "filledTermId", "filledCurrencyId"]}
      />
      {/* These fields have no type="hidden", because React resets the value of such a field to
          its default. */}
      <input hidden name="rateCurrencyId" defaultValue={form.rateCurrencyId} />
      <input hidden name="rateDate" defaultValue={form.rateDate} />
      <FormField
        label={words.invoiceNumber}
        name="no"
        isRequired
        hint={isNumberMissing ? words.noSuggestedNumber : undefined}
        defaultValue={form.no}
        autoComplete="off"
        maxLength={INVOICE_LIMITS.number}
      />
      <FormDateField
        label={words.invoiceDate}
        name="date"
        defaultValue={form.date}
        onComplete={(element) => void updateRate(element)}
      />
      <div>
        <FormSelect
          label={words.paymentTerm}
          name="termId"
          value={form.termId}
          isRequired
          onPick={fillDueDate}
        >
          {choices.terms.map((term) => (
            <option key={term.id} value={term.id}>
              {term.label}
            </option>
          ))}
        </FormSelect>
        <ContactDefaultNote
          form={form}
          isShown={form.filledTermId !== "" && live.termId === form.filledTermId}
          intent="ownTerm"
          ownLabel={(choices.terms.find(({ isCash }) => isCash) ?? choices.terms[0])?.label}
        />
      </div>
      <div hidden={isCash}>
        <FormDateField label={words.dueDate} name="dueDate" defaultValue={form.dueDate} />
        <DueDateOffer live={live} choices={choices} />
      </div>
      {isCurrencyLocked ? (
        <LockedCurrency form={form} code={code} />
      ) : (
        <div>
          <FormSelect
            label={words.currency}
            name="currencyId"
            value={form.currencyId}
            isRequired
            onPick={(_, element) => void updateRate(element)}
          >
            {choices.currencies.map((currency) => (
              <option key={currency.id} value={currency.id}>
                {currency.code} ({currency.symbol})
              </option>
            ))}
          </FormSelect>
          <ContactDefaultNote
            form={form}
            isShown={form.filledCurrencyId !== "" && live.currencyId === form.filledCurrencyId}
            intent="ownCurrency"
            ownLabel={choices.base.code}
          />
        </div>
      )}
      <div hidden={isBase}>
        <FormField
          label={
            isBase ? words.exchangeRate : fill(words.rateOf, { base: choices.base.code, code })
          }
          name="rate"
          isRequired
          hint={live.rate === "" ? missingRateHint || words.noRate : undefined}
          defaultValue={form.rate}
          inputMode="decimal"
          autoComplete="off"
          onInput={(event) => setRateBasis(event.currentTarget.form)}
        />
      </div>
      <p className="update-offer without-script">
        {words.dueDateAndRate}
        <button name="intent" value="update" className="button">
          {formWords.update}
        </button>
      </p>
    </section>
  );
}

function LockedCurrency({ form, code }: { form: InvoiceForm; code: string }) {
  return (
    <div className="col-span-2">
      <HiddenFields prefix="" values={form} names={["currencyId"]} />
      <p className="label">{words.currency}</p>
      <p className="mt-1">
        {code}
        <span className="block text-sm text-quiet">{words.lockedCurrency}</span>
      </p>
    </div>
  );
}

/** Shows a button that counts the due date from a changed invoice date. */
function DueDateOffer({ live, choices }: { live: InvoiceForm; choices: InvoiceChoices }) {
  const term = choices.terms.find(({ id }) => id === live.termId);
  const date = parseDate(live.date);
  // `term.dueDate` is counted from today. Any other due date stays, because the term did not fill
  // it in.
  if (!term || !date || live.dueDate !== term.dueDate) return null;
  const matchingDueDate = formatDate(addDays(date, term.days));
  if (matchingDueDate === live.dueDate) return null;
  return (
    <button
      name="intent"
      value="matchDueDate"
      className="link min-h-11 text-left text-sm"
      onClick={(event) => {
        event.preventDefault();
        typeInto(event.currentTarget.form, "dueDate", matchingDueDate);
      }}
    >
      {fill(words.matchInvoiceDate, { date: matchingDueDate })}
    </button>
  );
}

/** Shows that a value is the contact's default, with a button for the initial value of the form. */
function ContactDefaultNote({
  form: { contactName },
  isShown,
  intent,
  ownLabel = "",
}: {
  form: InvoiceForm;
  isShown: boolean;
  intent: "ownTerm" | "ownCurrency";
  /** The label of the value that a form without a contact begins with. */
  ownLabel: string | undefined;
}) {
  if (!isShown) return null;
  return (
    <p className="mt-1 text-sm text-quiet">
      <span className="block break-words">{fill(words.asKeptFor, { contact: contactName })}</span>
      <button name="intent" value={intent} className="link min-h-11 text-left">
        {fill(words.useInstead, { choice: ownLabel })}
      </button>
    </p>
  );
}
