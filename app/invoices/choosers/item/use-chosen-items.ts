import { useEffect, useState, type FormEvent } from "react";
import { parseChosenItems } from "./chosen-items";
import type { SellableRow } from "./sellable-rows.server";

/**
 * Keeps a list of the items that are chosen in the form, on all loaded pages of the list and during
 * a search. `initialRows` are the rows that the server sent.
 */
export function useChosenItems(formId: string, initialRows: SellableRow[]) {
  /**
   * The rows that were rendered so far, by item id. A chosen item may be on a row that a search
   * hides.
   */
  const [renderedRows] = useState(() => new Map<string, SellableRow>());
  const [chosen, setChosen] = useState(() => initialRows.filter(({ isChosen }) => isChosen));
  const [hasScript, setHasScript] = useState(false);
  const registerRow = (row: SellableRow) => void renderedRows.set(row.id, row);
  function updateChosen(form: HTMLFormElement) {
    const chosenRows = parseChosenItems(new FormData(form)).flatMap(({ id, quantity }) => {
      const row = renderedRows.get(id);
      return row ? { ...row, isChosen: true, quantity } : [];
    });
    setChosen(chosenRows);
  }
  // The browser or the user may have ticked an item before the script ran.
  useEffect(() => {
    const form = document.getElementById(formId);
    if (form instanceof HTMLFormElement) {
      form
        .querySelectorAll<HTMLInputElement>(".pick [name=item]:checked")
        .forEach(syncTickAndQuantity);
      updateChosen(form);
    }
    setHasScript(true);
  }, [formId, initialRows]);
  return {
    /** The chosen items; null until the script has read the form, and without JavaScript. */
    chosen: hasScript ? chosen : null,
    registerRow,
    handleInput: (event: FormEvent<HTMLFormElement>) => {
      if (event.target instanceof HTMLInputElement) syncTickAndQuantity(event.target);
      updateChosen(event.currentTarget);
    },
  };
}

/**
 * Sets an empty quantity to 1 when its item is ticked, clears the quantity when the item is
 * unticked, and ticks the item when a quantity is typed.
 */
function syncTickAndQuantity(field: HTMLInputElement): void {
  const row = field.closest(".pick");
  const tick = row?.querySelector<HTMLInputElement>("[name=item]");
  const quantity = row?.querySelector<HTMLInputElement>("[name=quantity]");
  if (!tick || !quantity) return;
  if (field === tick) quantity.value = tick.checked ? quantity.value || "1" : "";
  else if (field === quantity && quantity.value.trim() !== "") tick.checked = true;
}
