import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { notFound } from "~/error-page.server";
import { EmptyState } from "~/components/empty-state";
import { InvoiceRow } from "~/components/invoice-row";
import { PagedList } from "~/components/paged-list";
import type { Screen } from "~/components/shell/screen";
import { titled } from "~/components/title";
import { readPages } from "~/models/pages.server";
import { listInvoices } from "~/models/invoices.server";
import { paths, readInvoiceFilter, type InvoiceTab } from "~/paths";
import { withSession } from "~/session.server";

export const meta = titled("Invoices");

const TABS: InvoiceTab[] = ["all", "unpaid", "draft"];

const EMPTY: Record<InvoiceTab, string> = {
  all: "Let's create your first invoice!",
  unpaid: "No unpaid invoices!",
  draft: "No draft invoices",
};

export const handle: Screen = {
  title: "Invoices",
  tabs: ({ params: { cat } }) => TABS.map((name) => ({ name, to: paths.invoices(name), isCurrent: name === (cat ?? "all") })),
  add: { label: "Add", choices: [{ label: "Create invoice", to: paths.createInvoice(), icon: "invoice" }] },
};

export async function loader({ request, params }: LoaderFunctionArgs) {
  return withSession(request, async (session) => {
    if (params.cat === undefined) throw redirect(paths.invoices());
    const tab = TABS.find((name) => name === params.cat);
    if (!tab) throw notFound();
    const { searchParams } = new URL(request.url);
    const filter = readInvoiceFilter(searchParams);
    const ask = (page: number) => listInvoices(session, { tab, page, ...filter });
    const page = await readPages(searchParams, ask, (page) => paths.invoices(tab, { ...filter, page }));
    return { tab, filteredTo: filter.due ?? filter.status ?? null, page };
  });
}

export { loadPage as clientLoader } from "~/components/use-more-pages";

export default function Invoices() {
  const { tab, filteredTo, page } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-list">
      {filteredTo ? (
        <p className="flex flex-wrap items-center justify-between gap-x-3 px-4 text-sm">
          <span>Only {filteredTo} invoices</span>
          <Link className="link py-3" to={paths.invoices(tab)}>
            Show all
          </Link>
        </p>
      ) : null}
      {page.rows.length === 0 ? (
        <EmptyState icon="invoice" text={filteredTo ? `No ${filteredTo} invoices` : EMPTY[tab]}>
          <Link className="button button-main" to={paths.createInvoice()}>
            Create invoice
          </Link>
        </EmptyState>
      ) : (
        <PagedList page={page}>{(invoice) => <InvoiceRow invoice={invoice} />}</PagedList>
      )}
    </div>
  );
}
