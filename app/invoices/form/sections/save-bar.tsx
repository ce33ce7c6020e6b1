import { commonWords } from "../../../../domain/words/common";
import { invoiceFormWords as words } from "../../../../domain/words/invoice-form";
import { useLocation } from "@remix-run/react";
import { formatAmount } from "../../../../domain/money/money";
import type { FormAmounts } from "~/invoices/amounts";
import { ActionBar } from "~/ui/action-bar";
import { Amount } from "~/ui/amount";
import { openDialog } from "~/ui/dialog";
import { PanelButton } from "~/ui/panel-button";
import { createCheckedDialogOpener, checkForm } from "~/forms/questions";
import { useLongForm } from "~/forms/long-form";
import { PageLink } from "~/ui/page-link";
import { InvoiceQuestions, SUMMARY_ID } from "./dialogs";
import { SAVE_AND_SEND_ID, SAVE_ID } from "./save-questions";
import { Summary } from "./totals";
import type { StoredInvoiceView } from "../loader.server";

type Props = {
  amounts: FormAmounts;
  symbol: string;
  /**
   * True when the address asks for the summary, as the button "Summary" does without JavaScript.
   */
  showsSummary: boolean;
  edited: StoredInvoiceView | null;
  /** True when the invoice can be saved and sent with one button. */
  canSend: boolean;
};

/**
 * The number of characters of the longest total, "9,999,999.99", that fits beside two buttons on a
 * phone in the normal text size.
 */
const MAX_LARGE_TOTAL_LENGTH = 12;

/**
 * Shows a button with the total, which opens the summary, and the buttons that save the invoice. A
 * stored invoice also has a Preview button.
 */
export function SaveBar({ amounts, symbol, showsSummary, edited, canSend }: Props) {
  const isStored = edited !== null;
  const total = formatAmount(amounts.total);
  const { latest } = useLongForm();
  const validate = () => latest.current.validate();
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
          {words.summary}
        </h2>
        <Summary amounts={amounts} symbol={symbol} isStored={isStored} />
        <p className="mt-6 text-right">
          <CloseSummary isPage={showsSummary} />
        </p>
      </div>
      <InvoiceQuestions edited={edited} canSend={canSend} />
      <ActionBar>
        <button
          name="intent"
          value="summary"
          className="min-h-11 flex-auto text-left"
          onClick={(event) => {
            event.preventDefault();
            // After Esc, the browser returns the focus to this button if the button had it. Some
            // browsers do not focus a button that is clicked.
            event.currentTarget.focus({ preventScroll: true });
            openDialog(SUMMARY_ID);
          }}
        >
          <span className="block whitespace-nowrap text-xs underline">
            {isStored ? words.grandTotal : words.customerPays}
            <span className="sr-only"> </span>
          </span>
          <span
            className={`block whitespace-nowrap font-semibold ${total.length > MAX_LARGE_TOTAL_LENGTH ? "text-xs" : ""}`}
          >
            <Amount symbol={symbol} figure={total} />
          </span>
          <span className="sr-only">{words.opensSummary}</span>
        </button>
        {isStored ? (
          <button
            name="intent"
            value="preview"
            className="button"
            onClick={() => void checkForm(validate)}
          >
            {words.preview}
          </button>
        ) : null}
        <SaveButton opens={SAVE_ID} isMain={!canSend} />
        {canSend ? <SaveButton opens={SAVE_AND_SEND_ID} isMain /> : null}
      </ActionBar>
    </>
  );
}

function SaveButton({ opens, isMain }: { opens: string; isMain: boolean }) {
  const { latest } = useLongForm();
  return (
    <PanelButton
      panelId={opens}
      className={`button ${isMain ? "button-main flex-auto" : ""}`}
      onClick={createCheckedDialogOpener(() => latest.current.validate(), opens)}
    >
      {opens === SAVE_ID ? commonWords.save : words.saveAndSend}
    </PanelButton>
  );
}

/**
 * Shows the button that closes the summary. Without JavaScript, the summary is part of a page with
 * an address of its own, so the button is a link.
 */
function CloseSummary({ isPage }: { isPage: boolean }) {
  const { pathname, search } = useLocation();
  if (isPage) {
    const params = new URLSearchParams(search);
    params.delete("summary");
    return (
      <PageLink className="button" to={`${pathname}?${params}`}>
        {commonWords.close}
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
      {commonWords.close}
    </button>
  );
}
