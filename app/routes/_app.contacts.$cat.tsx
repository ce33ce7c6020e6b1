import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { ContactRow } from "~/contacts/list/contact-row";
import { SearchResults } from "~/ui/search-results";
import { returnToList, useListPlace } from "~/ui/list-place";
import type { Screen } from "~/ui/shell/screen";
import { titled } from "~/ui/title";
import { notFound } from "~/server/error-page.server";
import { readSearch } from "~/lib/search";
import { listContactRows } from "~/models/contacts/list.server";
import { searchPages } from "~/models/pages.server";
import { paths, type ContactTab } from "~/paths";
import { withSession } from "~/server/session/guards.server";

export const meta = titled("Contacts");

const TABS: ContactTab[] = ["all", "customers", "suppliers"];

const EMPTY: Record<ContactTab, string> = {
  all: "Let's start adding new contact!",
  customers: "No customers added",
  suppliers: "No suppliers added",
};

const back = (here: string) => returnToList(here, paths.contacts());

export const handle: Screen = {
  title: "Contacts",
  search: { label: "Search contacts" },
  tabs: ({ params: { cat }, search }) =>
    TABS.map((name) => ({
      name,
      to: paths.contacts(name, { q: readSearch(search).q }),
      isCurrent: name === cat,
    })),
  add: (here) => ({
    label: "Add contact",
    choices: [
      { label: "Person", to: paths.createPerson(back(here)), icon: "person" },
      { label: "Business", to: paths.createBusiness(back(here)), icon: "business" },
    ],
  }),
};

export async function loader({ request, params: { cat } }: LoaderFunctionArgs) {
  return withSession(request, async (session) => {
    const tab = TABS.find((name) => name === cat);
    if (!tab) throw notFound();
    const { searchParams: params } = new URL(request.url);
    const { q } = readSearch(params);
    const ask = (page: number) => listContactRows(session, { tab, search: q, page });
    return {
      q,
      tab,
      page: await searchPages({ q, params }, ask, (page) => paths.contacts(tab, { q, page })),
    };
  });
}

export { loadPage as clientLoader } from "~/ui/use-more-pages";

export default function Contacts() {
  const { q, tab, page } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-list">
      <SearchResults page={page} q={q} icon="contact" empty={EMPTY[tab]} action={<AddContact />}>
        {(contact) => <ContactRow contact={contact} />}
      </SearchResults>
    </div>
  );
}

function AddContact() {
  const { here } = useListPlace();
  return (
    <p className="flex gap-3">
      <Link className="button" to={paths.createPerson(back(here))}>
        Add person
      </Link>
      <Link className="button" to={paths.createBusiness(back(here))}>
        Add business
      </Link>
    </p>
  );
}
