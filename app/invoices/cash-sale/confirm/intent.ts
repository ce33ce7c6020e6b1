/** What the buttons of a cash sale do. */
export const intents = {
  sell: "sell",
  count: "count",
  addLine: "add",
  removeLine: (id: string) => `${REMOVE}${id}`,
};

const REMOVE = "remove:";

/** The id of the line to be removed; null for any other button. */
export function findRemovedLineId(intent: string): string | null {
  return intent.startsWith(REMOVE) ? intent.slice(REMOVE.length) : null;
}
