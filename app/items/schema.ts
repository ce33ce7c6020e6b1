import * as z from "zod";
import { LARGEST_AMOUNT, parseDecimal, toMinor } from "../../domain/money/money";
import { readTypedAmount, unreadable } from "../../domain/money/typed-amount";
import { findTooLong, headerText, typed, whenSaving, type FieldError } from "~/forms/checks";
import { COMPULSORY } from "~/forms/fields";

/** The form of an item as it is typed. */
export const itemForm = z.object({
  /** The repeat key of the write that this form ends in. */
  key: headerText,
  /** The stored item's `updated_at`; blank for a new one. */
  version: headerText,
  name: typed,
  /** The item number. */
  sku: typed,
  forSale: typed,
  salePrice: typed,
  /** The income category. */
  saleAccountId: typed,
  saleDescription: typed,
  saleTaxCodeId: typed,
  forPurchase: typed,
  purchasePrice: typed,
  /** The expense category. */
  purchaseAccountId: typed,
  purchaseDescription: typed,
  purchaseTaxCodeId: typed,
  trackInventory: typed,
  inventoryAccountId: typed,
  stockBalance: typed,
});

export type ItemForm = z.output<typeof itemForm>;

const LIMITS = { name: 200, sku: 100 };

/** Checks everything when the item is to be saved; what is switched off is not looked at. */
export const itemFields = whenSaving(itemForm, (form) => {
  const errors = findTooLong(form, LIMITS);
  if (form.name.trim() === "") errors.push([["name"], COMPULSORY]);
  if (form.forSale) errors.push(...findSideErrors(form, "sale"));
  if (form.forPurchase) errors.push(...findSideErrors(form, "purchase"));
  if (
    form.trackInventory &&
    form.stockBalance.trim() !== "" &&
    readTypedAmount(form.stockBalance) === null
  ) {
    errors.push([["stockBalance"], unreadable(form.stockBalance, "Enter the stock as a number.")]);
  }
  return errors;
});

function findSideErrors(form: ItemForm, side: "sale" | "purchase"): FieldError[] {
  const price = form[`${side}Price`];
  const errors = findTooLong(form, { [`${side}Description`]: 2_000 });
  const wrong = price.trim() === "" ? COMPULSORY : wrongPrice(price);
  if (wrong) errors.push([[`${side}Price`], wrong]);
  if (form[`${side}AccountId`] === "") errors.push([[`${side}AccountId`], COMPULSORY]);
  return errors;
}

/** Null for a price that will do. */
function wrongPrice(text: string): string | null {
  const price = parseDecimal(readTypedAmount(text) ?? "");
  if (!price) return unreadable(text, "Enter the price as a number.");
  if (price.units < 0) return "The price cannot be below zero.";
  return toMinor(price) > LARGEST_AMOUNT ? "The price is above 999,999,999,999.99." : null;
}
