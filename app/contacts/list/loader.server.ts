import { contactWords as words } from "../../../domain/words/contacts";
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

/** Returns the columns of the contact list. */
function getColumns(): SortableColumn[] {
  const { name, contactPerson, phone, email, address, reach } = words.columns;
  const others = [contactPerson, phone, email, address, reach];
  return [{ name, sort: BY_NAME }, ...others.map((other) => ({ name: other }))];
}

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
  const columns = getColumns();
  const params = await resolveListParams(session, request, {
    list: "contacts",
    sorts: await listSorts(columns),
  });
  const { q } = parseSearch(params);
  const addressOf = (params: SortParams & { page?: number }) =>
    paths.contacts(tab, { q, ...params });
  const order = await readListOrder(params, {
    columns,
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
