import type { SortField, SortParams } from "~/lib/list-sort";
import { parseSearch } from "~/lib/search";
import { listContactRows } from "~/models/contacts/list.server";
import { searchPages } from "~/models/pages.server";
import { paths } from "~/paths";
import { createNotFoundPage } from "~/server/request/error-page.server";
import { resolveListParams } from "~/server/session/list-choices.server";
import type { Session } from "~/server/session/session-storage.server";
import { listSorts, readListOrder } from "~/ui/list-order.server";
import type { SortableColumn } from "~/ui/table-head.server";
import { TABS } from "./tabs";

const BY_NAME: SortField = { name: "name", defaultOrder: "asc" };

/** The order in which the API lists contacts by default. */
const DEFAULT_ORDER = { sort: BY_NAME, order: BY_NAME.defaultOrder };

/** The columns of the contact list. */
const COLUMNS: SortableColumn[] = [
  { name: "Name", sort: BY_NAME },
  ...["Contact person", "Phone", "Email", "Address", "Reach"].map((name) => ({ name })),
];

/**
 * Loads the contacts of a tab, up to the page that the address names. `page` is null when a search
 * fails.
 */
export async function loadContactList(
  session: Session,
  { request, cat }: { request: Request; cat: string | undefined },
) {
  const tab = TABS.find((name) => name === cat);
  if (!tab) throw createNotFoundPage();
  const params = await resolveListParams(session, request, {
    list: "contacts",
    sorts: await listSorts(COLUMNS),
  });
  const { q } = parseSearch(params);
  const addressOf = (params: SortParams & { page?: number }) =>
    paths.contacts(tab, { q, ...params });
  const order = await readListOrder(params, {
    columns: COLUMNS,
    defaultOrder: DEFAULT_ORDER,
    addressOf,
  });
  const fetchPage = (page: number) =>
    listContactRows(session, { tab, search: q, page, ...order.query });
  return {
    q,
    tab,
    head: order.head,
    note: order.note,
    page: await searchPages({ q, params }, fetchPage, (page) =>
      addressOf({ ...order.params, page }),
    ),
  };
}
