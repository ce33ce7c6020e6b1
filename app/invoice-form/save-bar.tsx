import type { MouseEvent } from "react";
import { useFormContext } from "remix-validated-form";
import { formatAmount, type InvoiceAmounts } from "../../money/money";
import { Dialog, openDialog } from "~/components/dialog";
import { MenuItem } from "~/components/shell/header-menu";
import { Summary } from "./totals";

export const SAVE_ID = "confirm-save";
export const SUMMARY_ID = "summary";
export const START_OVER_ID = "start-over";
export const FORM_ID = "invoice";

/** Save, in the header's options. */
export function SaveOption() {
  return (
    <MenuItem opens={SAVE_ID} onClick={useAskToSave()}>
      Save
    </MenuItem>
  );
}

/** The total in reach, the summary, and Save with its question. */
export function SaveBar({ amounts, symbol, showsSummary }: { amounts: InvoiceAmounts; symbol: string; showsSummary: boolean }) {
  const { isSubmitting } = useFormContext(FORM_ID);
  const askToSave = useAskToSave();
  return (
    <>
      <div id={SUMMARY_ID} popover={showsSummary ? undefined : "auto"} role="dialog" aria-labelledby="summary-title" className={`dialog ${showsSummary ? "dialog-open" : ""}`}>
        <h2 id="summary-title" className="text-lg">
          Summary
        </h2>
        <Summary amounts={amounts} symbol={symbol} />
        <p className="needs-script mt-6 text-right">
          <button type="button" className="button" popovertarget={SUMMARY_ID} popovertargetaction="hide">
            Close
          </button>
        </p>
      </div>
      <Dialog id={SAVE_ID} title="Create Invoice?" text="Are you sure you want to create this invoice?">
        <button name="intent" value="save" className="button button-main" disabled={isSubmitting}>
          Yes
        </button>
      </Dialog>
      <Dialog id={START_OVER_ID} title="Start over?" text="What was entered on this page will be cleared.">
        <button name="intent" value="startOver" className="button button-danger">
          Yes
        </button>
      </Dialog>
      <div className="action-bar">
        <p className="min-w-0 flex-1">
          <span className="block text-xs text-quiet">Customer pays ({symbol})</span>
          <span className="figures whitespace-nowrap font-semibold">{formatAmount(amounts.total)}</span>
        </p>
        <button
          name="intent"
          value="summary"
          className="button px-3"
          onClick={(event) => {
            event.preventDefault();
            openDialog(SUMMARY_ID);
          }}
        >
          Summary
        </button>
        <button type="button" className="button button-main opens-popover" popovertarget={SAVE_ID} onClick={askToSave}>
          Save
        </button>
      </div>
    </>
  );
}

/** With script the form is checked first: no question over a form that cannot be saved. */
function useAskToSave() {
  const { validate } = useFormContext(FORM_ID);
  return async (event: MouseEvent) => {
    event.preventDefault();
    const { error } = await validate();
    if (!error) openDialog(SAVE_ID);
  };
}
