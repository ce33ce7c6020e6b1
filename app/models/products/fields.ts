import type { ItemText } from "../../../domain/limits/items";
import { listKeys } from "../../../domain/field-table";
import { itemWords as words } from "../../../domain/words/items";

// This table has one row for each field of an item, by the name of the field in the form. The table
// defines the order of the fields and how they are displayed, checked, read, written and compared.

/**
 * The sections of an item's form. The fields of a section are displayed and sent while its switch
 * is on.
 */
export const ITEM_SECTIONS = {
  sale: { toggle: "forSale" },
  purchase: { toggle: "forPurchase" },
  stock: { toggle: "trackInventory" },
} as const;

export type ItemSection = keyof typeof ITEM_SECTIONS;

/** The switches of an item's form by name. A switch is "" when it is off. */
export const ITEM_SWITCHES = {
  forSale: { wire: "for_sale" },
  forPurchase: { wire: "for_purchase" },
  trackInventory: { wire: "track_inventory" },
} as const;

type Side = "sale" | "purchase";

type ItemRow = { isRequired?: boolean } & (
  | {
      /** "lines" is a text of several lines. */
      kind: "text" | "lines";
      wire: ItemText;
      /** Null for a field that every item has. */
      section: ItemSection | null;
    }
  | { kind: "price"; wire: `${Side}_price`; section: Side }
  | { kind: "taxCode"; wire: `${Side}_tax_code_id`; section: Side }
  | { kind: "account"; wire: `${Side | "inventory"}_account_id`; section: ItemSection }
  | { kind: "quantity"; wire: "stock_balance"; section: "stock" }
);

/** The fields of an item by name, in the order of the form. */
export const ITEM_FIELDS = rows({
  name: { wire: "name", kind: "text", section: null, isRequired: true },
  sku: { wire: "sku", kind: "text", section: null },
  salePrice: { wire: "sale_price", kind: "price", section: "sale", isRequired: true },
  saleAccountId: { wire: "sale_account_id", kind: "account", section: "sale", isRequired: true },
  saleDescription: { wire: "sale_description", kind: "lines", section: "sale" },
  saleTaxCodeId: { wire: "sale_tax_code_id", kind: "taxCode", section: "sale" },
  purchasePrice: { wire: "purchase_price", kind: "price", section: "purchase", isRequired: true },
  purchaseAccountId: {
    wire: "purchase_account_id",
    kind: "account",
    section: "purchase",
    isRequired: true,
  },
  purchaseDescription: { wire: "purchase_description", kind: "lines", section: "purchase" },
  purchaseTaxCodeId: { wire: "purchase_tax_code_id", kind: "taxCode", section: "purchase" },
  inventoryAccountId: { wire: "inventory_account_id", kind: "account", section: "stock" },
  stockBalance: { wire: "stock_balance", kind: "quantity", section: "stock" },
});

function rows<Wires extends Record<string, string>>(table: {
  [Name in keyof Wires]: ItemRow & { wire: Wires[Name] };
}) {
  return table;
}

/** The kind of a field, which decides how the field is shown, checked and sent. */
export type ItemFieldKind = ItemRow["kind"];
/** The name of a field. */
export type ItemField = keyof typeof ITEM_FIELDS;

/** Returns the names of the fields of a section. Null stands for the fields that every item has. */
export function listItemFields(section: ItemSection | null): ItemField[] {
  return listKeys(ITEM_FIELDS).filter((name) => ITEM_FIELDS[name].section === section);
}

/**
 * Returns whether the switch of this section is on. Fields without a section (null) are always on.
 */
export function isSectionOn(
  form: Record<keyof typeof ITEM_SWITCHES, string>,
  section: ItemSection | null,
): boolean {
  return section === null || form[ITEM_SECTIONS[section].toggle] !== "";
}

/** Returns the labels of the fields by name. */
export function getItemLabels(): Record<ItemField, string> {
  return words.labels;
}
