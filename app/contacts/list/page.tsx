import { useLoaderData } from "@remix-run/react";
import { contactWords as words } from "../../../domain/words/contacts";
import { paths } from "~/paths";
import { toReturnParam, useListUrl } from "~/ui/list-url";
import { AddContactLinks } from "~/ui/add-contact";
import { SearchResults } from "~/ui/search-results";
import { StaticHtml } from "~/ui/static-html";
import { ContactRow } from "./contact-row";
import type { loadContactList } from "./loader.server";
import { PageLink } from "~/ui/page-link";
import { parseSearch } from "~/lib/search";
import type { Screen } from "~/shell/screen";
import { TABS } from "./tabs";

export const contactListHeader: Screen = {
  get title() {
    return words.title;
  },
  search: {
    get label() {
      return words.search;
    },
  },
  tabs: ({ params: { cat }, search }) =>
    TABS.map((name) => ({
      name: words.tabs[name],
      to: paths.contacts(name, { q: parseSearch(search).q }),
      isCurrent: name === cat,
    })),
  add: (here) => {
    const back = toReturnParam(here, paths.contacts());
    return {
      label: words.add,
      choices: [
        { label: words.person, to: paths.createPerson(back), icon: "person" },
        { label: words.business, to: paths.createBusiness(back), icon: "business" },
      ],
    };
  },
};

export function ContactListPage() {
  const { q, tab, page, head, note } = useLoaderData<typeof loadContactList>();
  const back = useReturnTo();
  return (
    <div className="mx-auto max-w-list">
      <StaticHtml name="order" markup={note} />
      <SearchResults
        page={page}
        q={q}
        icon="contact"
        searched={words.searched}
        empty={words.empty[tab]}
        emptyAction={<AddContactButtons />}
        notFoundAction={<AddContactLinks name={q} {...back} />}
        table={{ name: "contacts", label: words.title, head }}
      >
        {(contact) => <ContactRow contact={contact} />}
      </SearchResults>
    </div>
  );
}

function useReturnTo(): { returnTo?: string } {
  const { url } = useListUrl();
  return toReturnParam(url, paths.contacts());
}

function AddContactButtons() {
  const back = useReturnTo();
  return (
    <p className="flex gap-3">
      <PageLink className="button" to={paths.createPerson(back)}>
        {words.addPerson}
      </PageLink>
      <PageLink className="button" to={paths.createBusiness(back)}>
        {words.addBusiness}
      </PageLink>
    </p>
  );
}
