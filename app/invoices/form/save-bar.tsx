import { useLocation } from "@remix-run/react";
import { formatAmount } from "../../../money/money";
import type { FormAmounts } from "../amounts";
import { ActionBar } from "~/ui/action-bar";
import { openDialog } from "~/ui/dialog";
import { PanelButton } from "~/ui/panel-button";
import { confirmFirst, checkForm } from "~/forms/confirm";
import { useLongForm } from "~/forms/long-form";
import { PageLink } from "~/ui/page-link";
import { InvoiceQuestions, SAVE_ID, SUMMARY_ID } from "./dialogs";
import { Summary } from "./totals";
import type { Edited } from "./load.server";

type Props = {
  amounts: FormAmounts;
  symbol: string;
  showsSummary: boolean;
  edited: Edited | null;
};

/** Of the text size, beside two buttons on a phone, however wide the font: "9,999,999.99". */
const MOST_FIGURES = 12;

/** The total in reach, the summary, and Save with its question; of a stored invoice Preview. */
export function SaveBar({ amounts, symbol, showsSummary, edited }: Props) {
  const isStored = edited !== null;
  const total = formatAmount(amounts.total);
  const { now } = useLongForm();
  const validate = () => now.current.validate();
  return (
    <>
      <div
        id={SUMMARY_ID}
        popover={showsSummary ? undefined : "auto"}
        role="dialog"
        aria-labelledby="summary-title"
        className={`dialog ${showsSummary ? "dialog-open" : ""}`}
      >
        <h2 id="summary-title" autofocus="" tabIndex={-1} className="text-lg">
          Summary
        </h2>
        <Summary amounts={amounts} symbol={symbol} isStored={isStored} />
        <p className="mt-6 text-right">
          <CloseSummary isPage={showsSummary} />
        </p>
      </div>
      <InvoiceQuestions edited={edited} />
      <ActionBar>
        <p className="flex-1">
          <span className="block text-xs text-quiet">
            {isStored ? "Grand Total" : "Customer pays"} ({symbol})
          </span>
          <span
            className={`figures whitespace-nowrap font-semibold ${total.length > MOST_FIGURES ? "text-xs" : ""}`}
          >
            {total}
          </span>
        </p>
        <button
          name="intent"
          value="summary"
          className="button ml-auto px-3"
          onClick={(event) => {
            event.preventDefault();
            // What Esc gives the focus back to: a press alone does not give it in every browser.
            event.currentTarget.focus();
            openDialog(SUMMARY_ID);
          }}
        >
          Summary
        </button>
        {isStored ? (
          <button
            name="intent"
            value="preview"
            className="button button-main"
            onClick={() => void checkForm(validate)}
          >
            Preview
          </button>
        ) : (
          <PanelButton
            panelId={SAVE_ID}
            className="button button-main"
            onClick={confirmFirst(validate, SAVE_ID)}
          >
            Save
          </PanelButton>
        )}
      </ActionBar>
    </>
  );
}

/** Without script the summary is a part of the page, at an address of its own. */
function CloseSummary({ isPage }: { isPage: boolean }) {
  const { pathname, search } = useLocation();
  if (isPage) {
    const params = new URLSearchParams(search);
    params.delete("summary");
    return (
      <PageLink className="button" to={`${pathname}?${params}`}>
        Close
      </PageLink>
    );
  }
  return (
    <button
      type="button"
      className="button opens-popover needs-script"
      popovertarget={SUMMARY_ID}
      popovertargetaction="hide"
    >
      Close
    </button>
  );
}
