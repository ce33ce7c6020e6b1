import { redirect } from "@remix-run/node";
import { readSearch } from "~/lib/search";
import { listInvoices } from "~/models/invoices/list.server";
import { searchPages } from "~/models/pages.server";
import { suggest } from "~/models/suggestions.server";
import { paths, readInvoiceFilter } from "~/paths";
import { notFound } from "~/server/error-page.server";
import { extensions } from "~/server/v2/extensions.server";
import type { Session } from "~/server/session/record.server";
import { describeBegun } from "../draft.server";
import { TABS } from "./tabs";

/** The invoices of a tab, as far down as the address says; `page` is null when a search fails. */
export async function loadInvoiceList(
  session: Session,
  { request, cat }: { request: Request; cat: string | undefined },
) {
  if (cat === undefined) throw redirect(paths.invoices());
  const tab = TABS.find((name) => name === cat);
  if (!tab) throw notFound();
  const { searchParams } = new URL(request.url);
  const { q } = readSearch(searchParams);
  const filter = readInvoiceFilter(searchParams);
  const ask = (page: number) => listInvoices(session, { tab, page, search: q, ...filter });
  const pages = searchPages({ q, params: searchParams }, ask, (page) =>
    paths.invoices(tab, { ...filter, q, page }),
  );
  const [page, suggestions, begun, offered] = await Promise.all([
    pages,
    q ? suggest(session, q) : null,
    describeBegun(session),
    extensions(),
  ]);
  const filteredTo = filter.due ?? filter.status ?? null;
  const opensForm = !offered.includes("payments");
  const keepsDeleted = offered.includes("issued");
  return { tab, q, filteredTo, page, suggestions, begun, opensForm, keepsDeleted };
}
