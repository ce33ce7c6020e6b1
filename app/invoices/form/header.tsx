import { useParams, useRouteLoaderData } from "@remix-run/react";
import { Icon } from "~/ui/icon";
import { DiscardButton } from "./discard-button";
import { HeaderMenu, MenuItem } from "~/ui/shell/header-menu";
import type { Screen } from "~/ui/shell/screen";
import { CheckedOption } from "~/forms/questions";
import { editDraft, paths, type DraftName } from "~/paths";
import { DELETE_ID, FORM_ID, SAVE_ID, SEND_ID, START_OVER_ID } from "./dialogs";
import type { loadInvoiceForm } from "./load.server";
import { PageLink } from "~/ui/page-link";

/** The header of a new invoice: back to all invoices, which clears the draft, and the options. */
export function newInvoiceHeader(draft: DraftName, title: string): Screen {
  return {
    title,
    lead: () => (
      <DiscardButton action={paths.invoiceForm({ draft })} label="Back to all invoices" />
    ),
    actions: () => (
      <HeaderMenu>
        <CheckedOption formId={FORM_ID} opens={SAVE_ID}>
          Save
        </CheckedOption>
        <CheckedOption formId={FORM_ID} opens={SEND_ID}>
          Mark as sent
        </CheckedOption>
        <MenuItem opens={START_OVER_ID}>Start over</MenuItem>
      </HeaderMenu>
    ),
  };
}

/**
 * The header of a stored invoice; `routeId` is that of the route whose data tells what can be done
 * with it.
 */
export function editInvoiceHeader(routeId: string): Screen {
  return {
    title: "Edit Invoice",
    titleFor: storedInvoiceTitle,
    lead: () => <EditLead routeId={routeId} />,
    actions: () => <EditOptions routeId={routeId} />,
  };
}

/** What can no longer be changed is not called Edit; `data` is what the route has read. */
export function storedInvoiceTitle(data: unknown): string {
  const edited = (data as Awaited<ReturnType<typeof loadInvoiceForm>> | undefined)?.edited;
  return edited?.readOnly ? "Invoice" : "Edit Invoice";
}

function EditLead({ routeId }: { routeId: string }) {
  const { id = "" } = useParams();
  const isEditable = useEdited(routeId)?.readOnly === null;
  if (isEditable)
    return (
      <DiscardButton
        action={paths.invoiceForm({ draft: editDraft(id) })}
        label="Back to all invoices"
      />
    );
  return (
    <PageLink className="button-icon" to={paths.invoices()} aria-label="Back to all invoices">
      <Icon name="back" />
    </PageLink>
  );
}

function EditOptions({ routeId }: { routeId: string }) {
  const edited = useEdited(routeId);
  if (!edited || (edited.readOnly && !edited.canBeDeleted)) return null;
  const deletion = (
    <MenuItem opens={DELETE_ID} isDestructive>
      Delete
    </MenuItem>
  );
  if (edited.readOnly) return <HeaderMenu>{deletion}</HeaderMenu>;
  return (
    <HeaderMenu>
      <CheckedOption formId={FORM_ID} opens={SAVE_ID}>
        Save
      </CheckedOption>
      {edited.canBeSent ? (
        <CheckedOption formId={FORM_ID} opens={SEND_ID}>
          Mark as sent
        </CheckedOption>
      ) : null}
      {deletion}
    </HeaderMenu>
  );
}

function useEdited(routeId: string) {
  return useRouteLoaderData<typeof loadInvoiceForm>(routeId)?.edited;
}
