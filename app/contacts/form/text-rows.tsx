import type { ContactForm } from "../schema";
import { CONTACT_LIMITS } from "../../../domain/limits/contacts";
import { FormField } from "~/forms/form-field";
import {
  CONTACT_TEXTS,
  getContactLabels,
  type ContactKind,
  type ContactTextName,
} from "~/models/contacts/fields";
import type { Examples } from "./examples";

type Props = {
  names: ContactTextName[];
  form: ContactForm;
  kind: ContactKind;
  examples: Examples;
};

/** The named text fields of the contact. */
export function TextRows({ names, form, kind, examples }: Props) {
  return names.map((name) => {
    const { isRequired, hint } = CONTACT_TEXTS[name][kind];
    return (
      <FormField
        key={name}
        {...toTextControlProps(name, kind, examples)}
        name={name}
        isRequired={isRequired}
        hint={hint?.()}
        defaultValue={form[name]}
      />
    );
  });
}

/**
 * Returns the properties that the field of a contact shares with the same field of a contact person.
 */
export function toTextControlProps(name: ContactTextName, kind: ContactKind, examples: Examples) {
  const { wire, control, [kind]: display } = CONTACT_TEXTS[name];
  return {
    label: getContactLabels()[name],
    autoComplete: "off",
    maxLength: CONTACT_LIMITS[wire],
    placeholder: display.example && examples[display.example],
    ...control,
  };
}
