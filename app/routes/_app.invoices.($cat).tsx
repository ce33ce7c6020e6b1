import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { notFound } from "~/server/error-page.server";
import { InvoiceRow } from "~/invoices/list/invoice-row";
import { ResumeInvoice } from "~/invoices/list/resume-invoice";
import type { Screen } from "~/ui/shell/screen";
import { SearchResults } from "~/ui/search-results";
import { Suggestions } from "~/ui/suggestions";
import { titled } from "~/ui/title";
import { describeBegun } from "~/invoices/draft.server";
import { readSearch } from "~/lib/search";
import { searchPages } from "~/models/pages.server";
import { listInvoices } from "~/models/invoices/list.server";
import { suggest } from "~/models/suggestions.server";
import { paths, readInvoiceFilter, type InvoiceTab } from "~/paths";
import { withSession } from "~/server/session/guards.server";

export const meta = titled("Invoices");

const TABS: InvoiceTab[] = ["all", "unpaid", "draft"];

const EMPTY: Record<InvoiceTab, string> = {
  all: "Let's create your first invoice!",
  unpaid: "No unpaid invoices!",
  draft: "No draft invoices",
};

export const handle: Screen = {
  title: "Invoices",
  search: { label: "Search invoices", Suggestions: InvoiceSuggestions },
  tabs: ({ params: { cat = "all" }, search }) =>
    TABS.map((name) => ({
      name,
      to: paths.invoices(name, { q: readSearch(search).q }),
      isCurrent: name === cat,
    })),
  add: () => ({
    label: "Add",
    choices: [{ label: "Create invoice", to: paths.createInvoice(), icon: "invoice" }],
  }),
};

export async function loader({ request, params }: LoaderFunctionArgs) {
  return withSession(request, async (session) => {
    if (params.cat === undefined) throw redirect(paths.invoices());
    const tab = TABS.find((name) => name === params.cat);
    if (!tab) throw notFound();
    const { searchParams } = new URL(request.url);
    const { q } = readSearch(searchParams);
    const filter = readInvoiceFilter(searchParams);
    const ask = (page: number) => listInvoices(session, { tab, page, search: q, ...filter });
    const pages = searchPages({ q, params: searchParams }, ask, (page) =>
      paths.invoices(tab, { ...filter, q, page }),
    );
    const [page, suggestions, begun] = await Promise.all([
      pages,
      q ? suggest(session, q) : null,
      describeBegun(session),
    ]);
    return { tab, q, filteredTo: filter.due ?? filter.status ?? null, page, suggestions, begun };
  });
}

export { loadPage as clientLoader } from "~/ui/use-more-pages";

export default function Invoices() {
  const { tab, q, filteredTo, page, begun } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-list">
      {begun && !q ? <ResumeInvoice about={begun} /> : null}
      {filteredTo ? (
        <p className="flex flex-wrap items-center justify-between gap-x-3 px-4 text-sm">
          <span>Only {filteredTo} invoices</span>
          <Link className="link py-3" to={paths.invoices(tab)}>
            Show all
          </Link>
        </p>
      ) : null}
      <SearchResults
        page={page}
        q={q}
        isCounted
        icon="invoice"
        empty={filteredTo ? `No ${filteredTo} invoices` : EMPTY[tab]}
        action={<CreateInvoice />}
      >
        {(invoice) => <InvoiceRow invoice={invoice} />}
      </SearchResults>
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

function InvoiceSuggestions({ typed }: { typed: string | null }) {
  const sent = useRouteLoaderData<typeof loader>("routes/_app.invoices.($cat)");
  return (
    <Suggestions
      sent={sent?.suggestions ?? null}
      typed={typed}
      addressOf={(q) => paths.invoices(sent?.tab, { q })}
    />
  );
}
