import { contactWords as words } from "../../../domain/words/contacts";
import { fill } from "../../../domain/words/message";
import type { ContactForm, ContactPersonForm } from "../schema";
import { FormField } from "~/forms/form-field";
import { CONTACT_PERSON_TEXT_NAMES } from "~/models/contacts/fields";
import type { Examples } from "./examples";
import { AddPartButton, numberParts, PartCard } from "./part-card";
import { ANCHORS } from "./anchors";
import { FoldingSection } from "./section";
import { toTextControlProps } from "./text-rows";

/** The section of the contact persons. */
export function ContactPersons({ form, examples }: { form: ContactForm; examples: Examples }) {
  const isFilled = form.people.some(
    ({ isDeleted, displayName, firstName, email }) =>
      !isDeleted && Boolean(displayName || firstName || email),
  );
  return (
    <FoldingSection
      id={ANCHORS.people}
      title={words.contactPerson}
      isFilled={isFilled}
      fields={["people"]}
      anchorPrefix="person"
    >
      <ul className="grid gap-4">
        {numberParts(form.people).map(({ part, index, number }) => (
          <ContactPersonCard
            key={part.key}
            person={part}
            index={index}
            number={number}
            examples={examples}
          />
        ))}
      </ul>
      <AddPartButton intent="addPerson">{words.addContactPerson}</AddPartButton>
    </FoldingSection>
  );
}

function ContactPersonCard({
  person,
  index,
  number,
  examples,
}: {
  person: ContactPersonForm;
  index: number;
  number: number;
  examples: Examples;
}) {
  const prefix = `people[${index}].`;
  const title = fill(words.contactPersonNumber, { number });
  return (
    <PartCard
      id={ANCHORS.person(person.key)}
      prefix={prefix}
      part={person}
      title={title}
      removeIntent={`removePerson:${person.key}`}
    >
      {CONTACT_PERSON_TEXT_NAMES.map((name) => {
        const control = toTextControlProps(name, "person", examples);
        return (
          <FormField
            key={name}
            {...control}
            aria-label={fill(words.fieldOfContactPerson, { field: control.label, number })}
            name={`${prefix}${name}`}
            defaultValue={person[name]}
          />
        );
      })}
    </PartCard>
  );
}
