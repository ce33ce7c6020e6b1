import { useLoaderData } from "@remix-run/react";
import { invoiceListWords as words } from "../../../domain/words/invoice-list";
import { paths } from "~/paths";
import { StaticHtml } from "~/ui/static-html";
import { SearchResults } from "~/ui/search-results";
import type { loadInvoiceList } from "./loader.server";
import { ResumeInvoice } from "./resume-invoice";
import { PageLink } from "~/ui/page-link";

/** The id of the tools above the rows. */
export const TOOLS_ID = "tools";

export function InvoiceListPage() {
  const { q, page, draft, invoicesToWrite, tools, head, sums, empty, canRestoreDeleted } =
    useLoaderData<typeof loadInvoiceList>();
  return (
    <div className="mx-auto max-w-list">
      <ResumeInvoice draftSummary={draft} invoicesToWrite={invoicesToWrite} />
      <StaticHtml id={TOOLS_ID} name="tools" markup={tools} />
      <SearchResults
        page={page}
        q={q}
        showsCount
        icon="invoice"
        searched={words.searched}
        empty={empty}
        emptyAction={<CreateInvoice />}
        table={{ name: "invoices", label: words.table, head, sums }}
      >
        {({ id, tone, cells }) => (
          <StaticHtml name={`row-${id}`} role="row" className={`row row-${tone}`} markup={cells} />
        )}
      </SearchResults>
      {canRestoreDeleted ? (
        <p className="px-4 py-2 text-center text-sm">
          <PageLink className="link inline-block py-3" to={paths.deletedInvoices()}>
            {words.deleted}
          </PageLink>
        </p>
      ) : null}
    </div>
  );
}

function CreateInvoice() {
  return (
    <PageLink className="button button-main" to={paths.createInvoice()}>
      {words.createInvoice}
    </PageLink>
  );
}
