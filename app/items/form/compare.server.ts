import type { ItemForm } from "../schema";
import { differencesOf, type Described, type Difference } from "~/forms/differences";
import { figureText } from "../../../domain/money/typed-amount";
import type { Named } from "~/models/lists.server";
import { LABELS } from "./labels";
import type { ItemChoices } from "./load.server";
import { taxChoices } from "./tax-choices";

/** What two forms of one item differ in: every field that saving either would send. */
export function compareItems(here: ItemForm, there: ItemForm, choices: ItemChoices): Difference[] {
  const has = (part: "forSale" | "forPurchase" | "trackInventory") =>
    here[part] !== "" || there[part] !== "";
  const parts = {
    isSold: has("forSale"),
    isBought: has("forPurchase"),
    isCounted: has("trackInventory"),
  };
  return differencesOf(describe(here, choices, parts), describe(there, choices, parts));
}

/** What is switched on in either of the two; the rest is neither shown nor sent. */
type Parts = { isSold: boolean; isBought: boolean; isCounted: boolean };

function describe(
  form: ItemForm,
  { sale, purchase, inventoryAccounts }: ItemChoices,
  { isSold, isBought, isCounted }: Parts,
): Described {
  const named = (groups: { items: Named[] }[], id: string) =>
    nameIn(
      groups.flatMap(({ items }) => items),
      id,
    );
  return [
    [LABELS.name, form.name],
    [LABELS.sku, form.sku],
    ["For sale", form.forSale ? "Yes" : "No"],
    ...(isSold
      ? describeSide(form, "sale", {
          account: named(sale.categories, form.saleAccountId),
          taxes: sale.taxCodes,
        })
      : []),
    ["For purchase", form.forPurchase ? "Yes" : "No"],
    ...(isBought
      ? describeSide(form, "purchase", {
          account: named(purchase.categories, form.purchaseAccountId),
          taxes: purchase.taxCodes,
        })
      : []),
    ["Inventory tracking", form.trackInventory ? "Yes" : "No"],
    ...(isCounted ? describeStock(form, named(inventoryAccounts, form.inventoryAccountId)) : []),
  ];
}

function describeSide(
  form: ItemForm,
  side: "sale" | "purchase",
  { account, taxes }: { account: string; taxes: Named[] },
): Described {
  const taxCodeId = form[`${side}TaxCodeId`];
  return [
    [LABELS[`${side}Price`], figureText(form[`${side}Price`], 2)],
    [LABELS[`${side}AccountId`], account, form[`${side}AccountId`]],
    [LABELS[`${side}Description`], form[`${side}Description`]],
    [LABELS[`${side}TaxCodeId`], nameIn(taxChoices(taxes, taxCodeId), taxCodeId), taxCodeId],
  ];
}

function describeStock(form: ItemForm, account: string): Described {
  return [
    [LABELS.inventoryAccountId, account, form.inventoryAccountId],
    // Blank is none when it is saved.
    [
      LABELS.stockBalance,
      form.trackInventory ? figureText(form.stockBalance.trim() || "0", 0) : "",
    ],
  ];
}

function nameIn(list: Named[], id: string): string {
  return list.find((one) => one.id === id)?.name ?? id;
}
