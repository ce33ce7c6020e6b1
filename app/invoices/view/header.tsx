import type { ReactNode } from "react";
import { commonWords } from "../../../domain/words/common";
import { invoiceViewWords as words } from "../../../domain/words/invoice-view";
import { paths } from "~/paths";
import { closeOptions, MenuItem, MenuLink } from "~/shell/header-menu";
import type { Screen } from "~/shell/screen";
import { invoicePaths } from "../paths";
import { PauseButton } from "../reminders/pause/pause-button";
import { DELETE_DIALOG_ID } from "./delete-invoice";
import type { loadInvoiceView } from "./loader.server";

export const invoiceViewScreen: Screen = {
  get title() {
    return words.title;
  },
  back: () => ({ to: paths.invoices(), label: commonWords.backToInvoices }),
  optionsFor: renderOptions,
};

function renderOptions(data: unknown): ReactNode {
  const invoice = data as Awaited<ReturnType<typeof loadInvoiceView>>;
  const { id } = invoice;
  return (
    <>
      {invoice.isEditable ? <MenuLink to={paths.editInvoice(id)}>{words.edit}</MenuLink> : null}
      <MenuLink to={invoicePaths.previewPdf(id, { returnTo: paths.invoice(id) })}>
        {words.previewPdf}
      </MenuLink>
      {invoice.versionsUrl ? <MenuLink to={invoice.versionsUrl}>{words.versions}</MenuLink> : null}
      {invoice.linkUrl ? <MenuLink to={invoice.linkUrl}>{words.customerLink}</MenuLink> : null}
      {invoice.reminders ? (
        <div className="border-b border-line">
          <PauseButton
            record={invoice.reminders.record}
            isPaused={invoice.reminders.isPaused}
            name={invoice.no}
            post={{
              key: `${invoice.key}-pause`,
              companyId: invoice.companyId,
              returnTo: paths.invoice(id),
            }}
            className="menu-item"
            onClick={closeOptions}
          />
        </div>
      ) : null}
      {invoice.creditUrl ? (
        <MenuLink to={invoice.creditUrl} hint={words.creditNoteHint}>
          {words.creditNote}
        </MenuLink>
      ) : null}
      {invoice.canBeVoided ? (
        <MenuLink to={invoicePaths.voidInvoice(id)}>{words.void}</MenuLink>
      ) : null}
      {invoice.canBeDeleted ? (
        <MenuItem opens={DELETE_DIALOG_ID} isDestructive>
          {commonWords.delete}
        </MenuItem>
      ) : null}
    </>
  );
}
