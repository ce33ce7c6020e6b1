import type { ItemText } from "../../../domain/limits/items";
import { mapRows, keysOf } from "../../../domain/field-table";

/**
 * The fields of an item, one row for each, by their names in the form. The table defines the order
 * of the fields and how they are displayed, checked, read, written and compared.
 */

/** The uses of an item. Fields of a use are displayed and sent while its switch is on. */
export const ITEM_PARTS = {
  sale: { toggle: "forSale", label: "For sale", comparisonLabel: "For sale" },
  purchase: { toggle: "forPurchase", label: "For purchase", comparisonLabel: "For purchase" },
  stock: {
    toggle: "trackInventory",
    label: "Track inventory",
    comparisonLabel: "Inventory tracking",
  },
} as const;

export type ItemPart = keyof typeof ITEM_PARTS;

export const ITEM_SWITCHES = {
  forSale: { wire: "for_sale" },
  forPurchase: { wire: "for_purchase" },
  trackInventory: { wire: "track_inventory" },
} as const;

type Side = "sale" | "purchase";

type ItemRow = { label: string; isRequired?: boolean } & (
  | {
      kind: "text" | "lines";
      wire: ItemText;
      /** Null for a field that every item has. */
      part: ItemPart | null;
    }
  | { kind: "price"; wire: `${Side}_price`; part: Side }
  | { kind: "taxCode"; wire: `${Side}_tax_code_id`; part: Side }
  | { kind: "account"; wire: `${Side | "inventory"}_account_id`; part: ItemPart }
  | { kind: "quantity"; wire: "stock_balance"; part: "stock" }
);

export const ITEM_FIELDS = rows({
  name: { wire: "name", label: "Name", kind: "text", part: null, isRequired: true },
  sku: { wire: "sku", label: "Item number", kind: "text", part: null },
  salePrice: {
    wire: "sale_price",
    label: "Sale unit price",
    kind: "price",
    part: "sale",
    isRequired: true,
  },
  saleAccountId: {
    wire: "sale_account_id",
    label: "Income category",
    kind: "account",
    part: "sale",
    isRequired: true,
  },
  saleDescription: {
    wire: "sale_description",
    label: "Sale description",
    kind: "lines",
    part: "sale",
  },
  saleTaxCodeId: {
    wire: "sale_tax_code_id",
    label: "Sale tax code",
    kind: "taxCode",
    part: "sale",
  },
  purchasePrice: {
    wire: "purchase_price",
    label: "Purchase unit price",
    kind: "price",
    part: "purchase",
    isRequired: true,
  },
  purchaseAccountId: {
    wire: "purchase_account_id",
    label: "Expense category",
    kind: "account",
    part: "purchase",
    isRequired: true,
  },
  purchaseDescription: {
    wire: "purchase_description",
    label: "Purchase description",
    kind: "lines",
    part: "purchase",
  },
  purchaseTaxCodeId: {
    wire: "purchase_tax_code_id",
    label: "Purchase tax code",
    kind: "taxCode",
    part: "purchase",
  },
  inventoryAccountId: {
    wire: "inventory_account_id",
    label: "Inventory account",
    kind: "account",
    part: "stock",
  },
  stockBalance: { wire: "stock_balance", label: "Stock on hand", kind: "quantity", part: "stock" },
});

function rows<Wires extends Record<string, string>>(table: {
  [Name in keyof Wires]: ItemRow & { wire: Wires[Name] };
}) {
  return table;
}

export type ItemKind = ItemRow["kind"];
export type ItemField = keyof typeof ITEM_FIELDS;

export function itemFieldsOf(part: ItemPart | null): ItemField[] {
  return keysOf(ITEM_FIELDS).filter((name) => ITEM_FIELDS[name].part === part);
}

/** Returns whether fields of this part are displayed and sent, because its switch is on. */
export function isPartOn(
  form: Record<keyof typeof ITEM_SWITCHES, string>,
  part: ItemPart | null,
): boolean {
  return part === null || form[ITEM_PARTS[part].toggle] !== "";
}

/** The labels of the fields by name. */
export const ITEM_LABELS = mapRows(ITEM_FIELDS, ({ label }) => label);
