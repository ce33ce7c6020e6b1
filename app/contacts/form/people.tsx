import type { ContactForm, PersonForm } from "../schema";
import { FormField } from "~/forms/form-field";
import type { Examples } from "./info";
import { LABELS } from "./labels";
import { AddPart, numbered, PartCard } from "./part-card";
import { ANCHORS } from "./anchors";
import { Section } from "./section";

/** Whom to ask for. */
export function People({ form, examples }: { form: ContactForm; examples: Examples }) {
  const isFilled = form.people.some(
    ({ isDeleted, displayName, firstName, email }) =>
      !isDeleted && Boolean(displayName || firstName || email),
  );
  return (
    <Section
      id={ANCHORS.people}
      title="Contact person"
      isFilled={isFilled}
      fields={["people"]}
      places="person"
    >
      <ul className="grid gap-4">
        {numbered(form.people).map(({ part, index, number }) => (
          <PersonCard
            key={part.key}
            person={part}
            index={index}
            number={number}
            examples={examples}
          />
        ))}
      </ul>
      <AddPart intent="addPerson">Add contact person</AddPart>
    </Section>
  );
}

function PersonCard({
  person,
  index,
  number,
  examples,
}: {
  person: PersonForm;
  index: number;
  number: number;
  examples: Examples;
}) {
  const prefix = `people[${index}].`;
  const title = `Contact person ${number}`;
  const labelled = (label: string) => ({
    label,
    "aria-label": `${label} of contact person ${number}`,
    autoComplete: "off",
  });
  return (
    <PartCard
      id={ANCHORS.person(person.key)}
      prefix={prefix}
      part={person}
      title={title}
      removeIntent={`removePerson:${person.key}`}
    >
      <FormField
        {...labelled(LABELS.firstName)}
        name={`${prefix}firstName`}
        defaultValue={person.firstName}
        maxLength={100}
      />
      <FormField
        {...labelled(LABELS.lastName)}
        name={`${prefix}lastName`}
        defaultValue={person.lastName}
        maxLength={100}
      />
      <FormField
        {...labelled(LABELS.displayName)}
        name={`${prefix}displayName`}
        defaultValue={person.displayName}
        maxLength={200}
      />
      <FormField
        {...labelled(LABELS.email)}
        name={`${prefix}email`}
        type="email"
        inputMode="email"
        defaultValue={person.email}
        maxLength={254}
      />
      <FormField
        {...labelled(LABELS.phone)}
        name={`${prefix}phone`}
        type="tel"
        placeholder={examples.mobile}
        defaultValue={person.phone}
        maxLength={50}
      />
    </PartCard>
  );
}
