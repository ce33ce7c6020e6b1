/** The `intent` values of the buttons of a cash sale. */
export const saleIntents = {
  /** Creates the sale. */
  sell: "sell",
  /** Shows the form again with new totals and the change, and saves nothing. */
  update: "count",
  addLine: "add",
  removeLine: (id: string) => `${REMOVE}${id}`,
};

const REMOVE = "remove:";

/** Returns the id of the line that a button removes; null for any other button. */
export function findRemovedLineId(intent: string): string | null {
  return intent.startsWith(REMOVE) ? intent.slice(REMOVE.length) : null;
}
