import { Link, useLoaderData } from "@remix-run/react";
import { paths } from "~/paths";
import { SearchResults } from "~/ui/search-results";
import { InvoiceRow } from "./invoice-row";
import type { loadInvoiceList } from "./load.server";
import { ResumeInvoice } from "./resume-invoice";

export function InvoiceListPage() {
  const { q, page, begun, toWrite, tools, head, empty, opensForm, keepsDeleted } =
    useLoaderData<typeof loadInvoiceList>();
  return (
    <div className="mx-auto max-w-list">
      <ResumeInvoice about={begun} toWrite={toWrite} />
      <div dangerouslySetInnerHTML={{ __html: tools }} />
      <SearchResults
        page={page}
        q={q}
        isCounted
        icon="invoice"
        empty={empty}
        action={<CreateInvoice />}
        table={{ name: "invoices", head }}
      >
        {(invoice) => <InvoiceRow invoice={invoice} opensForm={opensForm} />}
      </SearchResults>
      {keepsDeleted ? (
        <p className="px-4 py-2 text-center text-sm">
          <Link className="link inline-block py-3" to={paths.deletedInvoices()}>
            Deleted invoices
          </Link>
        </p>
      ) : null}
    </div>
  );
}

function CreateInvoice() {
  return (
    <Link className="button button-main" to={paths.createInvoice()}>
      Create invoice
    </Link>
  );
}
