import type { ReactNode } from "react";
import type { ContactForm } from "../schema";
import { FormSelect } from "~/forms/form-field";
import type { Named } from "~/models/lists.server";
import type { ContactChoices } from "./load.server";
import { ANCHORS } from "./anchors";
import { LABELS } from "./labels";
import { Section } from "./section";

const SIDES = {
  customer: { title: "As a customer", currency: "currencyId", method: "methodId", term: "termId" },
  supplier: {
    title: "As a supplier",
    currency: "supplierCurrencyId",
    method: "supplierMethodId",
    term: "supplierTermId",
  },
} as const;

/** How the contact pays, or is paid. */
export function Side({
  form,
  side,
  choices,
}: {
  form: ContactForm;
  side: keyof typeof SIDES;
  choices: ContactChoices;
}) {
  const { title, currency, method, term } = SIDES[side];
  const names = [currency, method, term];
  return (
    <Section
      id={ANCHORS[side]}
      title={title}
      isFilled={names.some((name) => form[name] !== "")}
      fields={side === "customer" ? [...names, "language"] : names}
    >
      <FormSelect label="Currency" name={currency} value={form[currency]}>
        {options(choices.currencies)}
      </FormSelect>
      <FormSelect label="Payment method" name={method} value={form[method]}>
        {options(choices.methods)}
      </FormSelect>
      <FormSelect label="Payment term" name={term} value={form[term]}>
        {options(choices.terms)}
      </FormSelect>
      {side === "customer" && choices.languages.length > 0 ? (
        <FormSelect
          label={LABELS.language}
          name="language"
          value={form.language}
          hint="Of messages to them, and of the page where they see an invoice."
        >
          {choices.languages.map(({ id, name }) => (
            <option key={id} value={id} lang={id}>
              {name}
            </option>
          ))}
        </FormSelect>
      ) : null}
    </Section>
  );
}

function options(list: Named[]): ReactNode {
  return (
    <>
      <option value="">Not chosen</option>
      {list.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </>
  );
}
