import { itemWords as words } from "../../../domain/words/items";
import { commonWords } from "../../../domain/words/common";
import type { ItemForm } from "../schema";
import { listKeys } from "../../../domain/field-table";
import { compareFields, type DescribedFields, type Difference } from "~/forms/differences";
import { formatTypedAmount } from "../../../domain/money/typed-amount";
import type { NamedRecord } from "~/models/lists.server";
import {
  listItemFields,
  isSectionOn,
  ITEM_FIELDS,
  ITEM_SECTIONS,
  getItemLabels,
  type ItemField,
} from "~/models/products/fields";
import type { ItemChoices } from "./loader.server";
import { addChosenTax } from "./tax-choices";

/**
 * Compares every field that saving would send. `here` is the form as typed, and `there` is the item
 * as somebody else has saved it.
 */
export function compareItems(here: ItemForm, there: ItemForm, choices: ItemChoices): Difference[] {
  // The fields of a section that is switched off in both forms are not compared.
  const fields = listKeys(ITEM_SECTIONS).map((section) => ({
    section,
    names: isSectionOn(here, section) || isSectionOn(there, section) ? listItemFields(section) : [],
  }));
  const describe = (form: ItemForm): DescribedFields => {
    const describeAll = (names: ItemField[]) =>
      names.map((name) => describeField(form, name, choices));
    return [
      ...describeAll(listItemFields(null)),
      ...fields.flatMap(({ section, names }): DescribedFields => [
        [
          words.comparedSections[section],
          isSectionOn(form, section) ? commonWords.yes : commonWords.no,
        ],
        ...describeAll(names),
      ]),
    ];
  };
  return compareFields(describe(here), describe(there));
}

function describeField(
  form: ItemForm,
  name: ItemField,
  choices: ItemChoices,
): DescribedFields[number] {
  const row = ITEM_FIELDS[name];
  const label = getItemLabels()[name];
  const value = form[name];
  switch (row.kind) {
    case "text":
    case "lines":
      return [label, value];
    case "price":
      return [label, formatTypedAmount(value, 2)];
    case "quantity":
      // An empty quantity is saved as 0.
      return [
        label,
        isSectionOn(form, row.section) ? formatTypedAmount(value.trim() || "0", 0) : "",
      ];
    case "account": {
      const accounts = choices[row.section].categories.flatMap(({ items }) => items);
      return [label, findName(accounts, value), value];
    }
    case "taxCode":
      return [label, findName(addChosenTax(choices[row.section].taxCodes, value), value), value];
  }
}

function findName(list: NamedRecord[], id: string): string {
  return list.find((entry) => entry.id === id)?.name ?? id;
}
