import type { ItemForm } from "../schema";
import { FormField, FormSelect, FormText } from "~/forms/form-field";
import type { Named } from "~/models/lists.server";
import { LABELS } from "./labels";
import type { ItemChoices } from "./load.server";
import { GroupOptions } from "./group-options";
import { Switched } from "./switched";
import { taxChoices } from "./tax-choices";

const SIDES = {
  sale: {
    label: "For sale",
    toggle: "forSale",
    price: "salePrice",
    account: "saleAccountId",
    description: "saleDescription",
    taxCode: "saleTaxCodeId",
  },
  purchase: {
    label: "For purchase",
    toggle: "forPurchase",
    price: "purchasePrice",
    account: "purchaseAccountId",
    description: "purchaseDescription",
    taxCode: "purchaseTaxCodeId",
  },
} as const;

type Props = {
  form: ItemForm;
  side: keyof typeof SIDES;
  choices: ItemChoices["sale"];
  symbol: string;
};

/** What is asked of an item that is sold, or bought. */
export function Side({ form, side, choices, symbol }: Props) {
  const { label, toggle, price, account, description, taxCode } = SIDES[side];
  const codes = taxChoices(choices.taxCodes, form[taxCode]);
  return (
    <Switched label={label} name={toggle} isOn={form[toggle] !== ""}>
      <FormField
        label={`${LABELS[price]} (${symbol})`}
        name={price}
        isRequired
        defaultValue={form[price]}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
      />
      <FormSelect label={LABELS[account]} name={account} isRequired value={form[account]}>
        <option value="">Choose</option>
        <GroupOptions groups={choices.categories} />
      </FormSelect>
      <FormText
        label={LABELS[description]}
        name={description}
        defaultValue={form[description]}
        maxLength={2000}
      />
      {codes.length > 0 ? (
        <TaxCode label={LABELS[taxCode]} name={taxCode} value={form[taxCode]} codes={codes} />
      ) : null}
    </Switched>
  );
}

function TaxCode({
  label,
  name,
  value,
  codes,
}: {
  label: string;
  name: string;
  value: string;
  codes: Named[];
}) {
  return (
    <FormSelect label={label} name={name} value={value}>
      <option value="">No tax</option>
      {codes.map((code) => (
        <option key={code.id} value={code.id}>
          {code.name}
        </option>
      ))}
    </FormSelect>
  );
}
