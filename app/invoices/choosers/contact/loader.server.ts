import { parseSearch } from "~/lib/search";
import { listContacts, listRecentContacts } from "~/models/contacts/list.server";
import { readPages } from "~/models/pages.server";
import { createNotFoundPage } from "~/server/request/error-page.server";
import type { Session } from "~/server/session/session-storage.server";
import {
  createFormKey,
  requireDraft,
  requireUnlockedContact,
} from "~/invoices/form/draft/selection.server";
import { CONTACT_TABS } from "./tabs";
import { invoicePaths } from "~/invoices/paths";

/**
 * Returns the contacts that can be chosen for the invoice. `cat` is the tab in the address; an
 * unknown tab gives a 404 page.
 */
export async function loadContactChooser(
  session: Session,
  { request, cat }: { request: Request; cat: string | undefined },
) {
  const { name } = await requireDraft(session, request);
  await requireUnlockedContact(session, name);
  const tab = CONTACT_TABS.find((name) => name === cat);
  if (!tab) throw createNotFoundPage();
  const { searchParams } = new URL(request.url);
  const { q } = parseSearch(searchParams);
  const fetchPage = (page: number) => listContacts(session, { tab, search: q, page });
  const hasRecent = !q && !searchParams.has("only") && tab !== "suppliers";
  const [page, recent] = await Promise.all([
    readPages(searchParams, fetchPage, (page) =>
      invoicePaths.selectContact({ draft: name, tab, q, page }),
    ),
    hasRecent ? listRecentContacts(session) : [],
  ]);
  return {
    q,
    draft: name,
    recent,
    tab,
    page,
    returnTo: invoicePaths.selectContact({ draft: name, tab }),
    key: createFormKey(),
  };
}
