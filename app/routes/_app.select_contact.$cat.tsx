import { type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { notFound } from "~/error-page.server";
import { choose, renderingKey, requireDraft } from "~/choosing.server";
import { EmptyState } from "~/components/empty-state";
import { Icon } from "~/components/icon";
import { SearchForm } from "~/components/search-form";
import type { Screen } from "~/components/shell/screen";
import { titled } from "~/components/title";
import { fieldText } from "~/lib/field-text";
import { pageNumber } from "~/lib/page-number";
import { findContact, listContacts } from "~/models/contacts.server";
import { PAGE_ROWS } from "~/models/wire.server";
import { paths, type ContactTab } from "~/paths";
import { withPost, withSession } from "~/session.server";

export const meta = titled("Select Contact");

const TABS: ContactTab[] = ["all", "customers", "suppliers"];

const EMPTY: Record<ContactTab, string> = {
  all: "Let's start adding new contact!",
  customers: "No customers added",
  suppliers: "No suppliers added",
};

export const handle: Screen = {
  title: "Select Contact",
  back: { to: paths.createInvoice(), label: "Back to create invoice" },
  tabs: ({ cat }) => TABS.map((tab) => ({ name: tab, to: paths.selectContact({ draft: "new", tab }), isCurrent: tab === cat })),
};

export async function loader({ request, params }: LoaderFunctionArgs) {
  return withSession(request, async (session) => {
    const { name } = await requireDraft(session, request);
    const tab = TABS.find((known) => known === params.cat);
    if (!tab) throw notFound();
    const { searchParams } = new URL(request.url);
    const q = (searchParams.get("q") ?? "").slice(0, 100);
    const last = pageNumber(searchParams);
    const pages = await Promise.all(
      Array.from({ length: last }, (_, index) => listContacts(session, { tab, search: q, page: index + 1 })),
    );
    const hasMore = (pages.at(-1)?.length ?? 0) >= PAGE_ROWS;
    return {
      q,
      tab,
      draft: name,
      key: renderingKey(),
      contacts: pages.flat(),
      more: hasMore ? paths.selectContact({ draft: name, tab, q, page: last + 1 }) : null,
    };
  });
}

export async function action({ request }: ActionFunctionArgs) {
  return withPost(request, async ({ session, form: posted }) => {
    const { draft } = await requireDraft(session, request);
    const contact = await findContact(session, fieldText(posted, "contactId"));
    if (!contact) throw notFound();
    const change = { contactId: contact.id, contactName: contact.name };
    return choose(session, { request, draft, posted, change: (form) => ({ ...form, ...change }), to: paths.createInvoice() });
  });
}

export default function SelectContact() {
  const { q, tab, draft, key, contacts, more } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-form pb-8">
      <SearchForm q={q} label="Search contacts" clear={paths.selectContact({ draft, tab })}>
        <input type="hidden" name="draft" value={draft} />
      </SearchForm>
      {contacts.length === 0 ? (
        <EmptyState icon="contact" text={q ? "No result found. Check your spelling and try again." : EMPTY[tab]} />
      ) : (
        <Form method="post">
          <input type="hidden" name="key" value={key} />
          <ul>
            {contacts.map((contact) => (
              <li key={contact.id}>
                <button className="row" name="contactId" value={contact.id}>
                  <span className="min-w-0 flex-1">
                    <span className="block truncate font-medium">{contact.name}</span>
                    <span className="block text-sm text-quiet">{contact.detail}</span>
                  </span>
                  <Icon name="next" size={16} />
                </button>
              </li>
            ))}
          </ul>
        </Form>
      )}
      {more ? (
        <p className="p-4 text-center">
          <Link className="button" to={more} preventScrollReset>
            Load more
          </Link>
        </p>
      ) : null}
    </div>
  );
}
