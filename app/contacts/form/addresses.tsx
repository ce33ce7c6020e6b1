import type { AddressForm, ContactForm } from "../schema";
import { FormField, FormSelect, HiddenFields } from "~/forms/form-field";
import type { Named } from "~/models/lists.server";
import type { Examples } from "./info";
import { LABELS } from "./labels";
import { AddPart, numbered, PartCard } from "./part-card";
import { ANCHORS } from "./anchors";
import { Section } from "./section";

type Props = { form: ContactForm; countries: Named[]; examples: Examples };

/** Where the contact is; of several addresses one can be the primary. */
export function Addresses({ form, countries, examples }: Props) {
  const isStored = form.addresses.some(({ id, isDeleted }) => id && !isDeleted);
  const isFilled =
    form.address !== "" ||
    form.addresses.some(({ isDeleted, street, city }) => !isDeleted && Boolean(street || city));
  return (
    <Section
      id={ANCHORS.addresses}
      title="Address"
      isFilled={isFilled}
      fields={["addresses", "address"]}
      places="address"
    >
      {/* Of a contact with addresses of its own it says the first of them. */}
      {isStored || !form.address ? (
        <HiddenFields prefix="" values={form} names={["address"]} />
      ) : (
        <FormField
          label={LABELS.address}
          name="address"
          defaultValue={form.address}
          autoComplete="off"
          maxLength={1000}
        />
      )}
      <ul className="grid gap-4">
        {numbered(form.addresses).map(({ part, index, number }) => (
          <AddressCard
            key={part.key}
            form={form}
            address={part}
            index={index}
            number={number}
            countries={countries}
            examples={examples}
          />
        ))}
      </ul>
      <AddPart intent="addAddress">Add address</AddPart>
    </Section>
  );
}

type CardProps = Props & { address: AddressForm; index: number; number: number };

function AddressCard({ form, address, index, number, countries, examples }: CardProps) {
  const prefix = `addresses[${index}].`;
  const title = `Address ${number}`;
  const labelled = (label: string) => ({
    label,
    "aria-label": `${label} of address ${number}`,
    autoComplete: "off",
  });
  return (
    <PartCard
      id={ANCHORS.address(address.key)}
      prefix={prefix}
      part={address}
      title={title}
      removeIntent={`removeAddress:${address.key}`}
    >
      <FormField
        {...labelled("Street")}
        name={`${prefix}street`}
        defaultValue={address.street}
        maxLength={500}
      />
      <div className="grid grid-cols-2 gap-3">
        <FormField
          {...labelled("Postcode")}
          name={`${prefix}postcode`}
          placeholder={examples.postcode}
          defaultValue={address.postcode}
          inputMode="numeric"
          maxLength={20}
        />
        <FormField
          {...labelled("City")}
          name={`${prefix}city`}
          placeholder={examples.city}
          defaultValue={address.city}
          maxLength={100}
        />
        <FormField
          {...labelled("State")}
          name={`${prefix}state`}
          placeholder={examples.state}
          defaultValue={address.state}
          maxLength={100}
        />
        <FormSelect label="Country" name={`${prefix}countryId`} value={address.countryId}>
          <option value="">Not provided</option>
          {countries.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </FormSelect>
      </div>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="radio"
          name="primary"
          value={address.key}
          defaultChecked={form.primary === address.key}
          className="tick"
        />
        Primary address
      </label>
    </PartCard>
  );
}
