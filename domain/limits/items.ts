/**
 * The maximum number of characters of each text of an item, by wire name. The form and the API use
 * the same limits. The database has a column of the same name for each text.
 */
export const ITEM_LIMITS = {
  name: 200,
  sku: 100,
  sale_description: 2000,
  purchase_description: 2000,
};

/** The wire name of a text of an item. */
export type ItemText = keyof typeof ITEM_LIMITS;
