import type { ContactForm } from "../schema";
import { FormField } from "~/forms/form-field";
import { LABELS } from "./labels";
import { ANCHORS } from "./anchors";
import { Section } from "./section";

/** What fields look like when filled in, in the company's country. */
export type Examples = {
  regNo: string;
  phone: string;
  mobile: string;
  postcode: string;
  state: string;
  city: string;
};

type Props = { form: ContactForm; examples: Examples };

export function BusinessInfo({ form, examples }: Props) {
  const fields = ["name", "displayName", "regNo", "email", "phone", "website"];
  return (
    <Section id={ANCHORS.info} title="Business info" isFilled fields={fields}>
      <FormField
        label={LABELS.name}
        name="name"
        isRequired
        defaultValue={form.name}
        autoComplete="organization"
        maxLength={200}
      />
      <FormField
        label={LABELS.displayName}
        name="displayName"
        hint="As it is shown in lists; the business name, if left blank."
        defaultValue={form.displayName}
        autoComplete="off"
        maxLength={200}
      />
      <RegNo form={form} examples={examples} />
      <Email form={form} isRequired />
      <Phone form={form} example={examples.phone} />
      <Website form={form} />
    </Section>
  );
}

export function PersonInfo({ form, examples }: Props) {
  const fields = ["firstName", "lastName", "displayName", "email", "phone"];
  return (
    <Section id={ANCHORS.info} title="Person" isFilled fields={fields}>
      <FormField
        label={LABELS.firstName}
        name="firstName"
        isRequired
        defaultValue={form.firstName}
        autoComplete="off"
        maxLength={100}
      />
      <FormField
        label={LABELS.lastName}
        name="lastName"
        defaultValue={form.lastName}
        autoComplete="off"
        maxLength={100}
      />
      <FormField
        label={LABELS.displayName}
        name="displayName"
        isRequired
        hint="As it is shown in lists; filled in from first and last name."
        defaultValue={form.displayName}
        autoComplete="off"
        maxLength={200}
      />
      <Email form={form} />
      <Phone form={form} example={examples.mobile} />
    </Section>
  );
}

/** What is seldom known of a person. */
export function PersonMore({ form, examples }: Props) {
  const isFilled = [form.name, form.regNo, form.website].some((text) => text !== "");
  return (
    <Section
      id={ANCHORS.more}
      title="More"
      isFilled={isFilled}
      fields={["name", "regNo", "website"]}
    >
      <FormField
        label={LABELS.name}
        name="name"
        defaultValue={form.name}
        autoComplete="organization"
        maxLength={200}
      />
      <RegNo form={form} examples={examples} />
      <Website form={form} />
    </Section>
  );
}

function RegNo({ form, examples }: Props) {
  return (
    <FormField
      label={LABELS.regNo}
      name="regNo"
      placeholder={examples.regNo}
      defaultValue={form.regNo}
      autoComplete="off"
      maxLength={100}
    />
  );
}

function Email({ form, isRequired = false }: { form: ContactForm; isRequired?: boolean }) {
  return (
    <FormField
      label={LABELS.email}
      name="email"
      isRequired={isRequired}
      type="email"
      inputMode="email"
      defaultValue={form.email}
      autoComplete="off"
      maxLength={254}
    />
  );
}

function Phone({ form, example }: { form: ContactForm; example: string }) {
  return (
    <FormField
      label={LABELS.phone}
      name="phone"
      type="tel"
      placeholder={example}
      defaultValue={form.phone}
      autoComplete="off"
      maxLength={50}
    />
  );
}

function Website({ form }: { form: ContactForm }) {
  return (
    <FormField
      label={LABELS.website}
      name="website"
      inputMode="url"
      placeholder="https://"
      defaultValue={form.website}
      autoComplete="off"
      maxLength={500}
    />
  );
}
