import { useLocation } from "@remix-run/react";
import type { ItemForm } from "../schema";
import { FormField, FormSelect, FormText } from "~/forms/form-field";
import type { Named } from "~/models/lists.server";
import { paths } from "~/paths";
import { LABELS } from "./labels";
import type { ItemChoices, TaxOffer } from "./load.server";
import { GroupOptions } from "~/ui/group-options";
import { Switched } from "./switched";
import { taxChoices } from "./tax-choices";
import { PageLink } from "~/ui/page-link";

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
  taxOffer: TaxOffer;
  symbol: string;
};

/** What is asked of an item that is sold, or bought. */
export function Side({ form, side, choices, taxOffer, symbol }: Props) {
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
      <FormSelect
        label={LABELS[account]}
        name={account}
        isRequired
        value={form[account] || likeliest(choices.categories)}
      >
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
        <TaxCode
          label={LABELS[taxCode]}
          name={taxCode}
          value={form[taxCode]}
          codes={codes}
          taxOffer={taxOffer}
        />
      ) : null}
    </Switched>
  );
}

/** The id of the first group's only category, as new books have one for sales; else empty. */
function likeliest([first]: Props["choices"]["categories"]): string {
  const [only, other] = first?.items ?? [];
  return only && !other ? only.id : "";
}

type TaxProps = {
  label: string;
  name: string;
  value: string;
  codes: Named[];
  taxOffer: TaxOffer;
};

/** Only a registered business has taxes to choose from; the one that an item has stays on it. */
function TaxCode({ label, name, value, codes, taxOffer }: TaxProps) {
  const { pathname, search } = useLocation();
  const offered = taxOffer.isOffered ? codes : codes.filter(({ id }) => id === value);
  const hint = taxOffer.isOffered ? undefined : "No tax number yet";
  return (
    <div>
      <FormSelect label={label} name={name} value={value} hint={hint}>
        <option value="">No tax</option>
        {offered.map((code) => (
          <option key={code.id} value={code.id}>
            {code.name}
          </option>
        ))}
      </FormSelect>
      {taxOffer.isOffered ? null : (
        <PageLink
          className="link inline-block py-2 text-sm"
          to={paths.business({ returnTo: pathname + search, at: "taxNo" })}
        >
          Add your {taxOffer.name}
        </PageLink>
      )}
    </div>
  );
}
