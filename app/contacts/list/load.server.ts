import { readSearch } from "~/lib/search";
import { listContactRows } from "~/models/contacts/list.server";
import { searchPages } from "~/models/pages.server";
import { paths } from "~/paths";
import { notFound } from "~/server/error-page.server";
import type { Session } from "~/server/session/record.server";
import { drawTableHead } from "~/ui/table-head.server";
import { TABS } from "./tabs";

/** The cells of a contact's row. */
const COLUMNS = ["Name", "Contact person", "Phone", "Email", "Address", "Reach"].map((name) => ({
  name,
}));

/** The contacts of a tab, as far down as the address says; `page` is null when a search fails. */
export async function loadContactList(
  session: Session,
  { request, cat }: { request: Request; cat: string | undefined },
) {
  const tab = TABS.find((name) => name === cat);
  if (!tab) throw notFound();
  const { searchParams: params } = new URL(request.url);
  const { q } = readSearch(params);
  const ask = (page: number) => listContactRows(session, { tab, search: q, page });
  return {
    q,
    tab,
    head: drawTableHead(COLUMNS),
    page: await searchPages({ q, params }, ask, (page) => paths.contacts(tab, { q, page })),
  };
}
