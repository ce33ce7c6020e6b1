import type { ReactNode } from "react";
import { commonWords } from "../../../domain/words/common";
import { contactWords as words } from "../../../domain/words/contacts";
import { getLanguageTag, isLanguage } from "../../../domain/languages";
import type { ContactForm } from "../schema";
import { FormSelect } from "~/forms/form-field";
import {
  listChoiceNames,
  CONTACT_CHOICES,
  getChoiceLabels,
  getContactLabels,
  type ContactSide,
} from "~/models/contacts/fields";
import type { NamedRecord } from "~/models/lists.server";
import type { ContactChoices } from "./loader.server";
import { ANCHORS } from "./anchors";
import { FoldingSection } from "./section";

/**
 * The section with the currency, payment method and payment term of a customer or supplier, and with
 * the customer's language.
 */
export function SideTerms({
  form,
  side,
  choices,
}: {
  form: ContactForm;
  side: ContactSide;
  choices: ContactChoices;
}) {
  const names = listChoiceNames(side);
  const labels = getChoiceLabels();
  return (
    <FoldingSection
      id={ANCHORS[side]}
      title={side === "customer" ? words.asCustomer : words.asSupplier}
      isFilled={names.some((name) => form[name] !== "")}
      fields={side === "customer" ? [...names, "language"] : names}
    >
      {names.map((name) => (
        <FormSelect key={name} label={labels[name]} name={name} value={form[name]}>
          {choiceOptions(choices[CONTACT_CHOICES[name].list])}
        </FormSelect>
      ))}
      {side === "customer" && choices.languages.length > 0 ? (
        <FormSelect
          label={getContactLabels().language}
          name="language"
          value={form.language}
          hint={words.languageHint}
        >
          {choices.languages.map(({ id, name }) => (
            <option key={id} value={id} lang={isLanguage(id) ? getLanguageTag(id) : undefined}>
              {name}
            </option>
          ))}
        </FormSelect>
      ) : null}
    </FoldingSection>
  );
}

function choiceOptions(list: NamedRecord[]): ReactNode {
  return (
    <>
      <option value="">{commonWords.notChosen}</option>
      {list.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </>
  );
}
