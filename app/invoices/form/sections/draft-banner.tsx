import type { InvoiceStatusView } from "../loader.server";
import { START_OVER_ID } from "./dialogs";
import { PageLink } from "~/ui/page-link";
import { PanelButton } from "~/ui/panel-button";

type Props = {
  status: InvoiceStatusView;
  /** Something was entered before that is not saved yet. */
  isKept: boolean;
  /** Where the PDF of a stored invoice is; null for a new one. */
  pdf: string | null;
  /** Where a stored draft is sent from; blank for none. */
  sendAt: string;
};

export function DraftBanner({ status, isKept, pdf, sendAt }: Props) {
  return (
    <div
      className={`status tone-${status.tone} flex flex-wrap items-center justify-between gap-x-3`}
    >
      <p className="flex-1 text-left">{status.banner}</p>
      {pdf ? (
        <PageLink className="link inline-flex min-h-11 items-center" to={pdf}>
          Preview PDF
        </PageLink>
      ) : null}
      {sendAt ? (
        <PageLink className="link inline-flex min-h-11 items-center" to={sendAt}>
          Send
        </PageLink>
      ) : null}
      {isKept ? (
        <PanelButton panelId={START_OVER_ID} className="link inline-flex min-h-11 items-center">
          Start over
        </PanelButton>
      ) : null}
    </div>
  );
}
