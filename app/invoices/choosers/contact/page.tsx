import { chooserWords as words } from "../../../../domain/words/choosers";
import { contactWords } from "../../../../domain/words/contacts";
import { uiWords } from "../../../../domain/words/ui";
import { useLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import { paths } from "~/paths";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icon";
import { PagedList } from "~/ui/paged-list";
import { PastEndNotice } from "~/ui/past-end";
import { PostForm } from "~/ui/post-form";
import { useTypedSearch } from "~/ui/use-typed-search";
import { AddContactLinks } from "~/ui/add-contact";
import { GroupTitle } from "../group-title";
import type { loadContactChooser } from "./loader.server";
import { invoicePaths } from "~/invoices/paths";
import { PageLink } from "~/ui/page-link";
import type { Screen } from "~/shell/screen";
import { createFormBackLink, readChooserDraftName } from "../back-to-form";
import { CONTACT_TABS } from "./tabs";

export const contactChooserScreen: Screen = {
  get title() {
    return words.selectContact;
  },
  back: (place) => createFormBackLink(place),
  search: {
    get label() {
      return contactWords.search;
    },
    isAlwaysOpen: true,
  },
  tabs: ({ params, search }) =>
    CONTACT_TABS.map((tab) => ({
      name: contactWords.tabs[tab],
      to: invoicePaths.selectContact({ draft: readChooserDraftName(search), tab }),
      isCurrent: tab === params.cat,
    })),
};

export function ContactChooserPage() {
  const { tab, draft, recent, returnTo, key, ...loaded } =
    useLoaderData<typeof loadContactChooser>();
  const { q, page } = useTypedSearch(loaded, (typed) =>
    invoicePaths.selectContact({ draft, tab, q: typed }),
  );
  const shownRecent = q ? [] : recent;
  const recentIds = useMemo(() => new Set((q ? [] : recent).map(({ id }) => id)), [q, recent]);
  // Contacts that are not already in the group "Recent".
  const hasOthers = page.nextUrl !== null || page.rows.some(({ id }) => !recentIds.has(id));
  return (
    <div className="mx-auto max-w-form pb-8">
      <NewContact returnTo={returnTo} />
      <PastEndNotice page={page} />
      {shownRecent.length === 0 && !hasOthers ? (
        page.pastEnd ? null : (
          <EmptyState icon="contact" text={q ? uiWords.nothingFound : contactWords.empty[tab]}>
            {q ? <AddContactLinks name={q} returnTo={returnTo} /> : null}
          </EmptyState>
        )
      ) : (
        <PostForm>
          <input type="hidden" name="key" value={key} />
          {shownRecent.length > 0 ? (
            <>
              <GroupTitle>{words.recent}</GroupTitle>
              <ul aria-label={words.recent}>
                {shownRecent.map((contact) => (
                  <li key={contact.id}>
                    <ContactRow {...contact} />
                  </li>
                ))}
              </ul>
              {hasOthers ? <GroupTitle>{words.allContacts[tab]}</GroupTitle> : null}
            </>
          ) : null}
          <PagedList page={page} excludedIds={recentIds}>
            {(contact) => <ContactRow {...contact} />}
          </PagedList>
        </PostForm>
      )}
    </div>
  );
}

function ContactRow({ id, name, detail }: { id: string; name: string; detail: string }) {
  return (
    <button className="row pick-contact" name="contactId" value={id}>
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{name}</span>
        {detail ? <span className="block text-sm text-quiet">{detail}</span> : null}
      </span>
      <Icon name="next" size={16} />
    </button>
  );
}

/**
 * Shows links to the pages that create a contact. After saving, those pages return to `returnTo`.
 */
function NewContact({ returnTo }: { returnTo: string }) {
  return (
    <nav aria-label={words.newContact} className="flex flex-wrap items-center gap-2 px-4 py-2">
      <span className="flex-1 text-sm text-quiet">{words.newContact}</span>
      <PageLink className="button" to={paths.createPerson({ returnTo })}>
        {contactWords.person}
      </PageLink>
      <PageLink className="button" to={paths.createBusiness({ returnTo })}>
        {contactWords.business}
      </PageLink>
    </nav>
  );
}
