import { useEffect, useState, type FormEvent } from "react";
import { parseChosenItems } from "./chosen-items";
import type { SellableRow } from "./sellable-rows.server";

/**
 * Follows which items are chosen in the form, on all loaded pages of the list and during a search.
 */
export function useChosenItems(formId: string, rowsSent: SellableRow[]) {
  /** Every row that was rendered, by item id. */
  const [knownRows] = useState(() => new Map<string, SellableRow>());
  const [chosen, setChosen] = useState(() => rowsSent.filter(({ isChosen: isTicked }) => isTicked));
  const [hasScript, setScript] = useState(false);
  const registerRow = (row: SellableRow) => void knownRows.set(row.id, row);
  function read(form: HTMLFormElement) {
    const chosenRows = parseChosenItems(new FormData(form)).flatMap(({ id, quantity }) => {
      const row = knownRows.get(id);
      return row ? { ...row, isTicked: true, quantity } : [];
    });
    setChosen(chosenRows);
  }
  // An item may have been ticked before the script ran, or by the server.
  useEffect(() => {
    const form = document.getElementById(formId);
    if (form instanceof HTMLFormElement) {
      form
        .querySelectorAll<HTMLInputElement>(".pick [name=item]:checked")
        .forEach(syncTickAndQuantity);
      read(form);
    }
    setScript(true);
  }, [formId, rowsSent]);
  return {
    /** Null without JavaScript. */
    chosen: hasScript ? chosen : null,
    registerRow,
    handleInput: (event: FormEvent<HTMLFormElement>) => {
      if (event.target instanceof HTMLInputElement) syncTickAndQuantity(event.target);
      read(event.currentTarget);
    },
  };
}

/** Sets the quantity to 1 when its item is ticked, and ticks the item when a quantity is typed. */
function syncTickAndQuantity(field: HTMLInputElement): void {
  const row = field.closest(".pick");
  const tick = row?.querySelector<HTMLInputElement>("[name=item]");
  const quantity = row?.querySelector<HTMLInputElement>("[name=quantity]");
  if (!tick || !quantity) return;
  if (field === tick) quantity.value = tick.checked ? quantity.value || "1" : "";
  else if (field === quantity && quantity.value.trim() !== "") tick.checked = true;
}
