import { contactWords as words } from "../../../domain/words/contacts";
import { fill } from "../../../domain/words/message";
import type { AddressForm, ContactForm } from "../schema";
import { ADDRESS_LIMITS, type AddressText } from "../../../domain/limits/contacts";
import { FormField, FormSelect, HiddenFields } from "~/forms/form-field";
import type { NamedRecord } from "~/models/lists.server";
import {
  ADDRESS_TEXT_NAMES,
  ADDRESS_TEXTS,
  getAddressLabels,
  listTextNames,
  type ContactKind,
} from "~/models/contacts/fields";
import type { Examples } from "./examples";
import { AddPartButton, numberParts, PartCard } from "./part-card";
import { ANCHORS } from "./anchors";
import { FoldingSection } from "./section";
import { TextRows } from "./text-rows";

type Props = {
  form: ContactForm;
  kind: ContactKind;
  countries: NamedRecord[];
  examples: Examples;
};

/** The addresses of the contact. One of them can be the primary one. */
export function Addresses({ form, kind, countries, examples }: Props) {
  const names = listTextNames(kind, "address");
  const hasStoredAddress = form.addresses.some(({ id, isDeleted }) => id && !isDeleted);
  const isFilled =
    form.address !== "" ||
    form.addresses.some(({ isDeleted, street, city }) => !isDeleted && Boolean(street || city));
  return (
    <FoldingSection
      id={ANCHORS.addresses}
      title={words.address}
      isFilled={isFilled}
      fields={["addresses", ...names]}
      anchorPrefix="address"
    >
      {/* The field `address` is hidden when it is empty, and beside stored addresses, because the API
          repeats the first of them in it. */}
      {hasStoredAddress || !form.address ? (
        <HiddenFields prefix="" values={form} names={names} />
      ) : (
        <TextRows {...{ names, form, kind, examples }} />
      )}
      <ul className="grid gap-4">
        {numberParts(form.addresses).map(({ part, index, number }) => (
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
      <AddPartButton intent="addAddress">{words.addAddress}</AddPartButton>
    </FoldingSection>
  );
}

/** On a phone, half a row has no room for the name of a country in every language (record.css). */
const WHOLE_ROW = "col-span-2";

type CardProps = Omit<Props, "kind"> & { address: AddressForm; index: number; number: number };

function AddressCard({ form, address, index, number, countries, examples }: CardProps) {
  const prefix = `addresses[${index}].`;
  const title = fill(words.addressNumber, { number });
  const labels = getAddressLabels();
  const fieldOf = (name: AddressText) => {
    const { inputMode, example } = ADDRESS_TEXTS[name];
    return (
      <FormField
        key={name}
        label={labels[name]}
        aria-label={fill(words.fieldOfAddress, { field: labels[name], number })}
        name={`${prefix}${name}`}
        placeholder={example && examples[example]}
        defaultValue={address[name]}
        inputMode={inputMode}
        autoComplete="off"
        maxLength={ADDRESS_LIMITS[name]}
        className={name === "state" ? WHOLE_ROW : undefined}
      />
    );
  };
  return (
    <PartCard
      id={ANCHORS.address(address.key)}
      prefix={prefix}
      part={address}
      title={title}
      removeIntent={`removeAddress:${address.key}`}
    >
      {fieldOf("street")}
      <div className="grid grid-cols-2 gap-3">
        {ADDRESS_TEXT_NAMES.filter((name) => name !== "street").map(fieldOf)}
        <FormSelect
          label={words.country}
          name={`${prefix}countryId`}
          value={address.countryId}
          className={WHOLE_ROW}
        >
          <option value="">{words.notProvided}</option>
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
        {words.primaryAddress}
      </label>
    </PartCard>
  );
}
