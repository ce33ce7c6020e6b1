import { useLoaderData } from "@remix-run/react";
import { paths, type ContactTab } from "~/paths";
import { returnToList, useListPlace } from "~/ui/list-place";
import { AddContact } from "~/ui/add-contact";
import { SearchResults } from "~/ui/search-results";
import { ContactRow } from "./contact-row";
import type { loadContactList } from "./loader.server";
import { PageLink } from "~/ui/page-link";

const EMPTY: Record<ContactTab, string> = {
  all: "Let's start adding new contact!",
  customers: "No customers added",
  suppliers: "No suppliers added",
};

export function ContactListPage() {
  const { q, tab, page, head } = useLoaderData<typeof loadContactList>();
  const back = useWayBack();
  return (
    <div className="mx-auto max-w-list">
      <SearchResults
        page={page}
        q={q}
        icon="contact"
        empty={EMPTY[tab]}
        action={<AddContacts />}
        add={<AddContact name={q} {...back} />}
        table={{ name: "contacts", head }}
      >
        {(contact) => <ContactRow contact={contact} />}
      </SearchResults>
    </div>
  );
}

function useWayBack(): { returnTo?: string } {
  const { here } = useListPlace();
  return returnToList(here, paths.contacts());
}

function AddContacts() {
  const back = useWayBack();
  return (
    <p className="flex gap-3">
      <PageLink className="button" to={paths.createPerson(back)}>
        Add person
      </PageLink>
      <PageLink className="button" to={paths.createBusiness(back)}>
        Add business
      </PageLink>
    </p>
  );
}
