import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { notFound } from "~/error-page.server";
import { EmptyState } from "~/components/empty-state";
import { FloatingAdd } from "~/components/floating-add";
import { InvoiceRow } from "~/components/invoice-row";
import type { Screen } from "~/components/shell/screen";
import { titled } from "~/components/title";
import { pageNumber } from "~/lib/page-number";
import { listInvoices } from "~/models/invoices.server";
import { PAGE_ROWS } from "~/models/wire.server";
import { paths, type InvoiceTab } from "~/paths";
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
  tabs: ({ cat }) => TABS.map((name) => ({ name, to: paths.invoices(name), isCurrent: name === (cat ?? "all") })),
};

export async function loader({ request, params }: LoaderFunctionArgs) {
  return withSession(request, async (session) => {
    if (params.cat === undefined) throw redirect(paths.invoices());
    const tab = TABS.find((name) => name === params.cat);
    if (!tab) throw notFound();
    const last = pageNumber(new URL(request.url).searchParams);
    // Pages 1 to the last one, so that the address can be shared and reloaded.
    const pages = await Promise.all(
      Array.from({ length: last }, (_, index) => listInvoices(session, { tab, page: index + 1 })),
    );
    const hasMore = (pages.at(-1)?.length ?? 0) >= PAGE_ROWS;
    return { tab, invoices: pages.flat(), more: hasMore ? paths.invoices(tab, last + 1) : null };
  });
}

export default function Invoices() {
  const { tab, invoices, more } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-list pb-32">
      {invoices.length === 0 ? (
        <EmptyState icon="invoice" text={EMPTY[tab]}>
          <Link className="button button-main" to={paths.createInvoice()}>
            Create invoice
          </Link>
        </EmptyState>
      ) : (
        <ul>
          {invoices.map((invoice) => (
            <li key={invoice.id}>
              <InvoiceRow invoice={invoice} />
            </li>
          ))}
        </ul>
      )}
      {more ? (
        <p className="p-4 text-center">
          <Link className="button" to={more} preventScrollReset>
            Load more
          </Link>
        </p>
      ) : null}
      <FloatingAdd to={paths.createInvoice()} label="New invoice" />
    </div>
  );
}
