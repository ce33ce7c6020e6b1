import type { ItemForm } from "~/forms/item";
import type { Group, Named } from "~/models/lists.server";
import { differencesOf, type Described } from "~/record-form/differences";
import type { Difference } from "~/record-form/record";
import { LABELS } from "./labels";
import type { ItemChoices } from "./load.server";
import { taxChoices } from "./tax-choices";

/** What two forms of one item differ in, in the words that the form shows. */
export function compareItems(here: ItemForm, there: ItemForm, choices: ItemChoices): Difference[] {
  return differencesOf(describe(here, choices), describe(there, choices));
}

function describe(form: ItemForm, { sale, purchase, inventoryAccounts }: ItemChoices): Described {
  const accounts = [...sale.categories, ...purchase.categories, ...inventoryAccounts].flatMap((group: Group) => group.items);
  const named: Record<string, Named[]> = {
    saleAccountId: accounts,
    purchaseAccountId: accounts,
    inventoryAccountId: accounts,
    saleTaxCodeId: taxChoices(sale.taxCodes, form.saleTaxCodeId),
    purchaseTaxCodeId: taxChoices(purchase.taxCodes, form.purchaseTaxCodeId),
  };
  const fields = Object.entries(LABELS).map(([name, label]): [string, string] => {
    const text = form[name as keyof typeof LABELS].trim();
    return [label, named[name]?.find(({ id }) => id === text)?.name ?? text];
  });
  return [
    ["For sale", form.forSale ? "Yes" : "No"],
    ["For purchase", form.forPurchase ? "Yes" : "No"],
    ["Inventory tracking", form.trackInventory ? "Yes" : "No"],
    ...fields,
  ];
}
