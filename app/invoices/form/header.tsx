import { formWords } from "../../../domain/words/forms";
import { commonWords } from "../../../domain/words/common";
import { invoiceFormWords as words } from "../../../domain/words/invoice-form";
import { useParams, useRouteLoaderData } from "@remix-run/react";
import type { MouseEvent, ReactNode } from "react";
import { Icon } from "~/ui/icon";
import { MenuItem } from "~/shell/header-menu";
import type { Screen } from "~/shell/screen";
import { CheckedMenuItem } from "~/forms/questions";
import { toEditDraftName, paths, type DraftName } from "~/paths";
import { DELETE_ID, FORM_ID, START_OVER_ID } from "./sections/dialogs";
import { SAVE_ID, SEND_ID } from "./sections/save-questions";
import type { loadInvoiceForm } from "./loader.server";
import { PageLink } from "~/ui/page-link";
import { Dialog, closeDialog } from "~/ui/dialog";
import { PanelButton } from "~/ui/panel-button";
import { PostForm } from "~/ui/post-form";

/** Returns the screen of a new invoice. Its back button discards the draft. */
export function createNewInvoiceScreen(draft: DraftName, getTitle: () => string): Screen {
  return {
    get title() {
      return getTitle();
    },
    lead: () => <DiscardButton label={commonWords.backToInvoices} />,
    leadPanel: () => <DiscardQuestion action={paths.invoiceForm({ draft })} />,
    formFor: () => FORM_ID,
    paintsWith: "no",
    optionsFor: () => (
      <>
        <CheckedMenuItem formId={FORM_ID} dialogId={SAVE_ID}>
          {commonWords.save}
        </CheckedMenuItem>
        <CheckedMenuItem formId={FORM_ID} dialogId={SEND_ID}>
          {words.markAsSent}
        </CheckedMenuItem>
        <MenuItem opens={START_OVER_ID}>{formWords.startOver}</MenuItem>
      </>
    ),
  };
}

/**
 * Returns the screen of a stored invoice. `routeId` is the route whose loader reads the invoice.
 */
export function createEditInvoiceScreen(routeId: string): Screen {
  return {
    get title() {
      return words.editInvoice;
    },
    titleFor: getStoredInvoiceTitle,
    lead: () => <BackFromEdit routeId={routeId} />,
    leadPanel: () => <DiscardPanel routeId={routeId} />,
    formFor: (data) => (readStoredInvoiceView(data)?.readOnly ? undefined : FORM_ID),
    paintsWith: "no",
    optionsFor: editOptions,
  };
}

/** Returns the title of the page of a stored invoice. `data` is the data of its loader. */
export function getStoredInvoiceTitle(data: unknown): string {
  return readStoredInvoiceView(data)?.readOnly ? words.invoice : words.editInvoice;
}

function readStoredInvoiceView(data: unknown) {
  return (data as Awaited<ReturnType<typeof loadInvoiceForm>> | undefined)?.edited;
}

function BackFromEdit({ routeId }: { routeId: string }) {
  if (useIsEditable(routeId)) return <DiscardButton label={commonWords.backToInvoices} />;
  return (
    <PageLink className="button-icon" to={paths.invoices()} aria-label={commonWords.backToInvoices}>
      <Icon name="back" />
    </PageLink>
  );
}

function DiscardPanel({ routeId }: { routeId: string }) {
  const { id = "" } = useParams();
  if (!useIsEditable(routeId)) return null;
  return <DiscardQuestion action={paths.invoiceForm({ draft: toEditDraftName(id) })} />;
}

function useIsEditable(routeId: string): boolean {
  const data = useRouteLoaderData<typeof loadInvoiceForm>(routeId);
  return data?.edited?.readOnly === null;
}

/** Returns the entries of the options menu; null when there are none. */
function editOptions(data: unknown): ReactNode {
  const edited = readStoredInvoiceView(data);
  if (!edited || (edited.readOnly && !edited.canBeDeleted)) return null;
  const deletion = edited.canBeDeleted ? (
    <MenuItem opens={DELETE_ID} isDestructive>
      {commonWords.delete}
    </MenuItem>
  ) : null;
  if (edited.readOnly) return deletion;
  return (
    <>
      <CheckedMenuItem formId={FORM_ID} dialogId={SAVE_ID}>
        {commonWords.save}
      </CheckedMenuItem>
      {edited.canBeSent ? (
        <CheckedMenuItem formId={FORM_ID} dialogId={SEND_ID}>
          {words.markAsSent}
        </CheckedMenuItem>
      ) : null}
      {deletion}
    </>
  );
}

const DISCARD_ID = "discard";

/**
 * Shows the back button, which discards the draft. Without JavaScript the button always asks for a
 * confirmation, because only the script knows whether the user has typed something.
 */
export function DiscardButton({ label }: { label: string }) {
  return (
    <PanelButton
      panelId={DISCARD_ID}
      className="button-icon"
      aria-label={label}
      onClick={discardIfUntouched}
    >
      <Icon name="back" />
    </PanelButton>
  );
}

/** Shows the dialog that `DiscardButton` opens. `action` is the address of the form. */
export function DiscardQuestion({ action }: { action: string }) {
  return (
    <Dialog id={DISCARD_ID} {...words.discardQuestion}>
      <PostForm action={action} onSubmit={() => closeDialog(DISCARD_ID)} data-discard>
        <button name="intent" value="discard" className="button button-danger">
          {commonWords.yes}
        </button>
      </PostForm>
    </Dialog>
  );
}

/** Discards the draft without a question when nothing was typed (`data-touched`). */
function discardIfUntouched(event: MouseEvent) {
  if (document.querySelector("form[data-touched]")) return;
  const confirmButton = document.querySelector<HTMLElement>("form[data-discard] button");
  if (!confirmButton) return;
  event.preventDefault();
  confirmButton.click();
}
