import { keepSorted, readSorted, sortQuery, type SortKept } from "~/lib/list-sort";
import { readSearch } from "~/lib/search";
import { listContactRows } from "~/models/contacts/list.server";
import { searchPages } from "~/models/pages.server";
import { paths } from "~/paths";
import { notFound } from "~/server/error-page.server";
import { extensions } from "~/server/v2/extensions.server";
import type { Session } from "~/server/session/record.server";
import { drawTableHead, sortable, type SortableColumn } from "~/ui/table-head.server";
import { TABS } from "./tabs";

const SORTS = { name: { name: "name", usual: "asc" } } as const;

/** As the API lists them by itself. */
const USUAL = { sort: SORTS.name, order: SORTS.name.usual };

/** The cells of a contact's row. */
const COLUMNS: SortableColumn[] = [
  { name: "Name", sort: SORTS.name },
  ...["Contact person", "Phone", "Email", "Address", "Reach"].map((name) => ({ name })),
];

/** The contacts of a tab, as far down as the address says; `page` is null when a search fails. */
export async function loadContactList(
  session: Session,
  { request, cat }: { request: Request; cat: string | undefined },
) {
  const tab = TABS.find((name) => name === cat);
  if (!tab) throw notFound();
  const { searchParams: params } = new URL(request.url);
  const { q } = readSearch(params);
  const canSort = (await extensions()).includes("sorts");
  const sorted = canSort ? readSorted(params, Object.values(SORTS)) : null;
  const addressOf = (kept: SortKept & { page?: number }) => paths.contacts(tab, { q, ...kept });
  const ask = (page: number) =>
    listContactRows(session, { tab, search: q, page, ...sortQuery(sorted) });
  return {
    q,
    tab,
    head: drawTableHead(
      canSort ? sortable(COLUMNS, { sorted: sorted ?? USUAL, addressOf }) : COLUMNS,
    ),
    page: await searchPages({ q, params }, ask, (page) =>
      addressOf({ ...(sorted && keepSorted(sorted)), page }),
    ),
  };
}
