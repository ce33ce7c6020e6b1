import { invoiceListWords as words } from "../../../domain/words/invoice-list";
import { paths } from "~/paths";
import { StaticHtml, type Markup } from "~/ui/static-html";
import { Icon } from "~/ui/icon";
import { PageLink } from "~/ui/page-link";

type Props = {
  /** The text that describes the draft of a new invoice; null when there is none. */
  draftSummary: string | null;
  /** The markup that `renderInvoicesToWrite` returns. */
  invoicesToWrite: Markup | null;
};

/** Shows the invoices to write, and a link to the draft of a new invoice. */
export function ResumeInvoice({ draftSummary, invoicesToWrite }: Props) {
  return (
    <>
      <StaticHtml name="to-write" markup={invoicesToWrite} />
      {draftSummary ? (
        <p className="mx-auto max-w-list p-4">
          <PageLink className="chooser mt-0" to={paths.createInvoice()}>
            <Icon name="invoice" />
            <span className="min-w-0 flex-1">
              {words.resume}{" "}
              <span className="block truncate text-sm text-quiet">{draftSummary}</span>
            </span>
            <Icon name="next" size={16} />
          </PageLink>
        </p>
      ) : null}
    </>
  );
}
