import { useLocation } from "@remix-run/react";
import { itemWords as words } from "../../../domain/words/items";
import { commonWords } from "../../../domain/words/common";
import { fill } from "../../../domain/words/message";
import type { ItemForm } from "../schema";
import { ITEM_LIMITS } from "../../../domain/limits/items";
import { FormField, FormSelect, FormText } from "~/forms/form-field";
import type { NamedGroup, NamedRecord } from "~/models/lists.server";
import {
  listItemFields,
  ITEM_FIELDS,
  getItemLabels,
  type ItemField,
  type ItemSection,
} from "~/models/products/fields";
import { paths } from "~/paths";
import type { ItemChoices, TaxOffer } from "./loader.server";
import { FIGURE_INPUT } from "~/ui/figure";
import { GroupOptions } from "~/ui/group-options";
import { addChosenTax } from "./tax-choices";
import { PageLink } from "~/ui/page-link";

type Props = { form: ItemForm; choices: ItemChoices; taxOffer: TaxOffer };

/** The fields of a section of an item; `section` is null for the fields of every item. */
export function ItemFields({ section, ...props }: Props & { section: ItemSection | null }) {
  return listItemFields(section).map((name) => <ItemControl key={name} {...props} name={name} />);
}

function ItemControl({ form, name, choices, taxOffer }: Props & { name: ItemField }) {
  const row = ITEM_FIELDS[name];
  const { isRequired } = row;
  const label = getItemLabels()[name];
  const inputProps = { name, isRequired, defaultValue: form[name], autoComplete: "off" };
  switch (row.kind) {
    case "text":
      return <FormField {...inputProps} label={label} maxLength={ITEM_LIMITS[row.wire]} />;
    case "lines":
      return (
        <FormText
          label={label}
          name={name}
          defaultValue={form[name]}
          maxLength={ITEM_LIMITS[row.wire]}
        />
      );
    case "price":
    case "quantity":
      return (
        <FormField
          {...inputProps}
          label={
            row.kind === "price" ? fill(words.inCurrency, { label, symbol: choices.symbol }) : label
          }
          placeholder={row.kind === "quantity" ? "0" : undefined}
          {...FIGURE_INPUT}
        />
      );
    case "account": {
      const { categories } = choices[row.section];
      return (
        <FormSelect
          label={label}
          name={name}
          isRequired={isRequired}
          value={form[name] || (isRequired ? defaultAccountId(categories) : "")}
        >
          <option value="">{isRequired ? commonWords.choose : commonWords.notChosen}</option>
          <GroupOptions groups={categories} />
        </FormSelect>
      );
    }
    case "taxCode": {
      const codes = addChosenTax(choices[row.section].taxCodes, form[name]);
      if (codes.length === 0) return null;
      return (
        <TaxCodeField
          label={label}
          name={name}
          value={form[name]}
          codes={codes}
          taxOffer={taxOffer}
        />
      );
    }
  }
}

/**
 * Returns the id of the category that is selected at first: the only one in the first group, such
 * as sales in new books. Empty when the group has several or none.
 */
function defaultAccountId([first]: NamedGroup[]): string {
  const [only, other] = first?.items ?? [];
  return only && !other ? only.id : "";
}

type TaxProps = {
  label: string;
  name: string;
  value: string;
  codes: NamedRecord[];
  taxOffer: TaxOffer;
};

/**
 * The field for a tax code. Without a tax number of the business, only "No tax" and the present tax
 * of the item can be chosen.
 */
function TaxCodeField({ label, name, value, codes, taxOffer }: TaxProps) {
  const { pathname, search } = useLocation();
  const offeredCodes = taxOffer.isOffered ? codes : codes.filter(({ id }) => id === value);
  const hint = taxOffer.isOffered ? undefined : words.noTaxNumber;
  return (
    <div>
      <FormSelect label={label} name={name} value={value} hint={hint}>
        <option value="">{words.noTax}</option>
        {offeredCodes.map((code) => (
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
          {fill(words.addTaxNumber, { taxNumber: taxOffer.label })}
        </PageLink>
      )}
    </div>
  );
}
