import { type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { notFound } from "~/server/error-page.server";
import {
  selectForDraft,
  renderingKey,
  requireDraft,
  requireFreeContact,
} from "~/invoices/choosers/draft-selection.server";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icon";
import { PagedList } from "~/ui/paged-list";
import { PastEnd } from "~/ui/past-end";
import { PostForm } from "~/ui/post-form";
import { backToForm, draftOf } from "~/invoices/choosers/back-to-form";
import type { Screen } from "~/ui/shell/screen";
import { titled } from "~/ui/title";
import { fieldText } from "~/lib/field-text";
import { readPages } from "~/models/pages.server";
import { readSearch } from "~/lib/search";
import { findContact, listContacts } from "~/models/contacts/list.server";
import { paths, type ContactTab } from "~/paths";
import { withPost, withSession } from "~/server/session/guards.server";

export const meta = titled("Select Contact");

const TABS: ContactTab[] = ["all", "customers", "suppliers"];

const EMPTY: Record<ContactTab, string> = {
  all: "Let's start adding new contact!",
  customers: "No customers added",
  suppliers: "No suppliers added",
};

export const handle: Screen = {
  title: "Select Contact",
  back: (at) => backToForm(at),
  search: { label: "Search contacts", isAlwaysOpen: true },
  tabs: ({ params, search }) =>
    TABS.map((tab) => ({
      name: tab,
      to: paths.selectContact({ draft: draftOf(search), tab }),
      isCurrent: tab === params.cat,
    })),
};

export async function loader({ request, params }: LoaderFunctionArgs) {
  return withSession(request, async (session) => {
    const { name } = await requireDraft(session, request);
    await requireFreeContact(session, name);
    const tab = TABS.find((known) => known === params.cat);
    if (!tab) throw notFound();
    const { searchParams } = new URL(request.url);
    const { q } = readSearch(searchParams);
    const ask = (page: number) => listContacts(session, { tab, search: q, page });
    const page = await readPages(searchParams, ask, (page) =>
      paths.selectContact({ draft: name, tab, q, page }),
    );
    return {
      q,
      tab,
      page,
      returnTo: paths.selectContact({ draft: name, tab }),
      key: renderingKey(),
    };
  });
}

export async function action({ request }: ActionFunctionArgs) {
  return withPost(request, async ({ session, form: posted }) => {
    const { name, draft } = await requireDraft(session, request);
    await requireFreeContact(session, name);
    const contact = await findContact(session, fieldText(posted, "contactId"));
    if (!contact) throw notFound();
    const change = { contactId: contact.id, contactName: contact.name };
    return selectForDraft(session, {
      request,
      name,
      draft,
      posted,
      change: (form) => ({ ...form, ...change }),
      to: paths.invoiceForm({ draft: name, at: "contactId" }),
    });
  });
}

export { loadPage as clientLoader } from "~/ui/use-more-pages";

export default function SelectContact() {
  const { q, tab, page, returnTo, key } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-form pb-8">
      <NewContact returnTo={returnTo} />
      <PastEnd page={page} />
      {page.rows.length === 0 ? (
        page.pastEnd ? null : (
          <EmptyState
            icon="contact"
            text={q ? "No result found. Check your spelling and try again." : EMPTY[tab]}
          />
        )
      ) : (
        <PostForm>
          <input type="hidden" name="key" value={key} />
          <PagedList page={page}>
            {(contact) => (
              <button className="row" name="contactId" value={contact.id}>
                <span className="min-w-0 flex-1">
                  <span className="block font-medium">{contact.name}</span>
                  {contact.detail ? (
                    <span className="block text-sm text-quiet">{contact.detail}</span>
                  ) : null}
                </span>
                <Icon name="next" size={16} />
              </button>
            )}
          </PagedList>
        </PostForm>
      )}
    </div>
  );
}

/** A contact who is not here yet: made on a screen of its own, which leads back to this one. */
function NewContact({ returnTo }: { returnTo: string }) {
  return (
    <nav aria-label="New contact" className="flex flex-wrap items-center gap-2 px-4 py-2">
      <span className="flex-1 text-sm text-quiet">New contact</span>
      <Link className="button" to={paths.createPerson({ returnTo })}>
        Person
      </Link>
      <Link className="button" to={paths.createBusiness({ returnTo })}>
        Business
      </Link>
    </nav>
  );
}
