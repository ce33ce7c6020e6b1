/**
 * How many characters each text of an item may have, by its name on the wire:
 * its form says it beside the field, and the API refuses more. The books have a column of each
 * name.
 */
export const ITEM_LIMITS = {
  name: 200,
  sku: 100,
  sale_description: 2000,
  purchase_description: 2000,
};

export type ItemText = keyof typeof ITEM_LIMITS;
