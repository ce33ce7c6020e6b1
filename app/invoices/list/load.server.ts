import { redirect } from "@remix-run/node";
import { readSearch } from "~/lib/search";
import { listInvoices } from "~/models/invoices/list.server";
import { searchPages } from "~/models/pages.server";
import { suggest } from "~/models/suggestions.server";
import { paths, readInvoiceFilter, type InvoiceTab } from "~/paths";
import { notFound } from "~/server/error-page.server";
import { extensions } from "~/server/v2/extensions.server";
import type { Session } from "~/server/session/record.server";
import { describeBegun } from "../draft.server";
import { drawToWrite, MOST_TO_WRITE } from "../repeats/to-write.server";
import { TABS } from "./tabs";

/** What a tab says where it has none: what everybody loads has no room for the words. */
const EMPTY: Record<InvoiceTab, string> = {
  all: "Let's create your first invoice!",
  unpaid: "No unpaid invoices!",
  draft: "No draft invoices",
};

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
  const [page, suggestions, begun, toWrite, offered] = await Promise.all([
    pages,
    q ? suggest(session, q) : null,
    q ? null : describeBegun(session),
    q ? "" : drawToWrite(session, request, { most: MOST_TO_WRITE, linksToRepeats: true }),
    extensions(),
  ]);
  const filteredTo = filter.due ?? filter.status ?? null;
  const empty = filteredTo ? `No ${filteredTo} invoices` : EMPTY[tab];
  const opensForm = !offered.includes("payments");
  const keepsDeleted = offered.includes("issued");
  return { tab, q, filteredTo, empty, page, suggestions, begun, toWrite, opensForm, keepsDeleted };
}
